import { type Entry, type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

interface Asked {
  ref: EntryRef;
  answer: (entry: Entry | null) => void;
}

/** What is asked for in one go is read in one go: a text may name hundreds of things. */
const asked = new Map<WorldId, Asked[]>();

/** Tells what the copy knows of a thing that a text names; nothing where the copy cannot be read. */
export function askEntry(worldId: WorldId, ref: EntryRef, answer: Asked['answer']): void {
  const waiting = asked.get(worldId);
  if (waiting) waiting.push({ ref, answer });
  else {
    asked.set(worldId, [{ ref, answer }]);
    // `answerAll` gives its failure to everyone who waits.
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
