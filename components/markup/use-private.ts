import { useContext, useEffect, useState } from 'preact/hooks';
import { isPrivate } from '../../lib/entries/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { useScreenShare, WorldContext } from '../screen-share/index.ts';
import { requestEntry } from './request-entry.ts';

/**
 * Whether the name of an entry must be covered because the offline copy says it is private. Looked up only in
 * screen-share mode, and covered until it is known.
 */
export function useIsPrivate({ kind, id }: EntryRef): boolean {
  const { isCovered } = useScreenShare();
  const worldId = useContext(WorldContext);
  const of = `${worldId} ${kind} ${id}`;
  const [known, setKnown] = useState<{ of: string; isPrivate: boolean } | null>(null);
  useEffect(() => {
    if (!isCovered || worldId === null) return;
    let isCanceled = false;
    requestEntry(worldId, { kind, id }, (entry) => {
      if (!isCanceled) setKnown({ of, isPrivate: entry ? isPrivate(kind, entry) : kind === 'secret' });
    });
    return () => {
      isCanceled = true;
    };
  }, [of, isCovered]);
  return isCovered && (known?.of === of ? known.isPrivate : true);
}
