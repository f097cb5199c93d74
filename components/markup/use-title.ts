import { useContext, useEffect, useState } from 'preact/hooks';
import type { EntryRef } from '../../lib/library/index.ts';
import { WorldContext } from '../screen-share/index.ts';
import { requestEntry } from './request-entry.ts';

/**
 * The title of an entry that a text names only by id, from the offline copy. Nothing is read if `knownTitle` has it already.
 */
export function useTitle({ kind, id }: EntryRef, knownTitle: string | undefined): string | undefined {
  const worldId = useContext(WorldContext);
  const of = `${worldId} ${kind} ${id}`;
  const [known, setKnown] = useState<{ of: string; title: string } | null>(null);
  useEffect(() => {
    if (knownTitle !== undefined || worldId === null) return;
    let isCanceled = false;
    requestEntry(worldId, { kind, id }, (entry) => {
      if (!isCanceled && entry?.title) setKnown({ of, title: entry.title });
    });
    return () => {
      isCanceled = true;
    };
  }, [of, knownTitle]);
  return knownTitle ?? (known?.of === of ? known.title : undefined);
}
