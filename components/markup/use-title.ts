import { useContext, useEffect, useState } from 'preact/hooks';
import type { EntryRef } from '../../lib/library/index.ts';
import { WorldContext } from '../screen-share/index.ts';
import { askEntry } from './entryof.ts';

/**
 * The title of an entry that a text names only by id, from the offline copy. Nothing is read if `told` has it already.
 */
export function useTitle({ kind, id }: EntryRef, told: string | undefined): string | undefined {
  const worldId = useContext(WorldContext);
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
