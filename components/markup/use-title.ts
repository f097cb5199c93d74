import { useContext, useEffect, useState } from 'preact/hooks';
import { isPrivate } from '../../lib/entries/index.ts';
import { type Entry, type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { useScreenShare, WorldContext } from '../screen-share/index.ts';

interface PendingRequest {
  ref: EntryRef;
  answer: (entry: Entry | null) => void;
}

/** Requests made in the same tick are read together: a text may name hundreds of entries. */
const pending = new Map<WorldId, PendingRequest[]>();

/** Passes on what the offline copy knows of an entry; never answers if the copy can't be read. */
function requestEntry(worldId: WorldId, ref: EntryRef, answer: PendingRequest['answer']): void {
  const waiting = pending.get(worldId);
  if (waiting) waiting.push({ ref, answer });
  else {
    pending.set(worldId, [{ ref, answer }]);
    // Without an answer, names stay as they are in the text.
    queueMicrotask(() => void readPending(worldId).catch(() => {}));
  }
}

async function readPending(worldId: WorldId): Promise<void> {
  const all = pending.get(worldId) ?? [];
  pending.delete(worldId);
  const library = await openLibrary();
  const entries = await library.entries(
    worldId,
    all.map(({ ref }) => ref),
  );
  for (const [at, { answer }] of all.entries()) answer(entries[at] ?? null);
}

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
