import { type Entry, type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

interface Asked {
  ref: EntryRef;
  answer: (entry: Entry | null) => void;
}

/** Requests made in the same tick are read together: a text may name hundreds of entries. */
const asked = new Map<WorldId, Asked[]>();

/** Passes on what the offline copy knows of an entry; never answers if the copy can't be read. */
export function askEntry(worldId: WorldId, ref: EntryRef, answer: Asked['answer']): void {
  const waiting = asked.get(worldId);
  if (waiting) waiting.push({ ref, answer });
  else {
    asked.set(worldId, [{ ref, answer }]);
    // Without an answer, names stay as they are in the text.
    queueMicrotask(() => void answerAll(worldId).catch(() => {}));
  }
}

async function answerAll(worldId: WorldId): Promise<void> {
  const all = asked.get(worldId) ?? [];
  asked.delete(worldId);
  const library = await openLibrary();
  const entries = await library.entries(
    worldId,
    all.map(({ ref }) => ref),
  );
  for (const [at, { answer }] of all.entries()) answer(entries[at] ?? null);
}
