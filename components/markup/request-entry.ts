import { type Entry, type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

interface PendingRequest {
  ref: EntryRef;
  answer: (entry: Entry | null) => void;
}

/** Requests made in the same tick are read together: a text may name hundreds of entries. */
const pending = new Map<WorldId, PendingRequest[]>();

/** Passes on what the offline copy knows of an entry; never answers if the copy can't be read. */
export function requestEntry(worldId: WorldId, ref: EntryRef, answer: PendingRequest['answer']): void {
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
