import { ENTRY_KINDS, type EntryRef, type Library, type StoredResource, slices } from '../library/index.ts';
import type { WorldId } from '../model/index.ts';
import { type FoundEntry, findPlaces, type Sources } from './places.ts';
import { type RenameText, renameTexts } from './texts.ts';

/** Milliseconds of work between two pauses. */
const SLICE = 6;

type Pause = ReturnType<typeof slices>;

/** Finds the places in an entry's texts, with pauses. */
export async function searchEntry(
  entry: { ref: EntryRef; location: number },
  texts: readonly RenameText[],
  sources: Sources,
  rest: Pause = slices(SLICE),
): Promise<FoundEntry> {
  const work = findPlaces(entry, texts, sources);
  let step = work.next();
  for (; !step.done; step = work.next()) {
    const pause = rest();
    if (pause) await pause;
  }
  return step.value;
}

export interface Reading {
  /** Called with what each few entries have, and the number of entries read so far. */
  onFound: (found: readonly FoundEntry[], read: number) => void;
  signal: AbortSignal;
}

/**
 * Searches every text of a world's offline copy, in short tasks; first those that have what is looked for by the index of
 * words. Rejects if `signal` aborts.
 */
export async function searchTexts(
  library: Pick<Library, 'resources' | 'resourcesWith'>,
  worldId: WorldId,
  sources: Sources,
  { onFound, signal }: Reading,
): Promise<void> {
  const rest = slices(SLICE);
  const { wordPart } = sources.matcher;
  const searched = new Set<number>();
  const search = async (some: AsyncIterable<readonly StoredResource[]>): Promise<void> => {
    for await (const resources of some) {
      signal.throwIfAborted();
      const found: FoundEntry[] = [];
      for (const { ref, location, resource } of resources) {
        if (searched.has(location)) continue;
        searched.add(location);
        const entry = await searchEntry({ ref, location }, renameTexts(ref.kind, resource), sources, rest);
        if (entry.places.length > 0) found.push(entry);
      }
      onFound(found, searched.size);
    }
  };
  if (wordPart !== null) await search(library.resourcesWith(worldId, wordPart));
  // The index doesn't know titles, tags, and what was written just now.
  await search(library.resources(worldId, ENTRY_KINDS));
}

/** Searches an entry again, in its texts of now. */
export async function searchAgain(
  library: Pick<Library, 'body' | 'searcher'>,
  worldId: WorldId,
  ref: EntryRef,
  sources: Sources,
): Promise<FoundEntry | null> {
  const [searcher, body] = await Promise.all([library.searcher(worldId), library.body(worldId, ref)]);
  const location = searcher.locate(ref);
  if (!body || location < 0) return null;
  return searchEntry({ ref, location }, renameTexts(ref.kind, body.resource), sources);
}
