import { useContext, useEffect, useState } from 'preact/hooks';
import type { EntryRef } from '../../lib/library/index.ts';
import { WorldShown } from '../screen-share/index.ts';
import { askEntry } from './entryof.ts';

/** What the copy calls a thing that a text names by its id alone. `told`: known already; then nothing is asked. */
export function useTitle({ kind, id }: EntryRef, told: string | undefined): string | undefined {
  const worldId = useContext(WorldShown);
  const of = `${worldId} ${kind} ${id}`;
  const [known, setKnown] = useState<{ of: string; title: string } | null>(null);
  useEffect(() => {
    if (told !== undefined || worldId === null) return;
    let gone = false;
    askEntry(worldId, { kind, id }, (entry) => {
      if (!gone && entry?.title) setKnown({ of, title: entry.title });
    });
    return () => {
      gone = true;
    };
  }, [of, told]);
  return told ?? (known?.of === of ? known.title : undefined);
}
