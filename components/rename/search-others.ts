import { type EntryRef, type Hit, slices } from '../../lib/library/index.ts';
import { type FoundEntry, matcherOf, type Query, type Sources, searchEntry } from '../../lib/rename/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { draftIdOf, type OtherEntry, passageOf, readDrafts, readSecret } from './other-texts.ts';

/** What a search needs to know of a world as it is now. */
export async function sourcesFor({ library, worldId }: WorldIndex, query: Query): Promise<Sources | null> {
  const [searcher, names] = await Promise.all([library.searcher(worldId), library.articleNames(worldId)]);
  const own = query.kind === 'name' && query.of.kind === 'article' ? searcher.locate(query.of) : -1;
  const matcher = matcherOf(query.kind === 'name' ? { ...query, location: own } : query);
  if (typeof matcher === 'string') return null;
  const titleOf = (id: string) => {
    const location = searcher.locate({ kind: 'article', id });
    return location < 0 ? null : (searcher.hit(location)?.title ?? null);
  };
  return { matcher, names, titleOf };
}

export const isOther = (ref: EntryRef): boolean =>
  ref.kind === 'secret' || draftIdOf(ref) !== null || passageOf(ref) !== null;

/** Milliseconds of work between two pauses. */
const SLICE = 6;

/** Searches texts that were read before. */
export async function findIn(others: readonly OtherEntry[], sources: Sources): Promise<FoundEntry[]> {
  const entries: FoundEntry[] = [];
  const rest = slices(SLICE);
  for (const other of others) entries.push(await searchEntry(other, other.texts, sources, rest));
  return entries;
}

/** Searches a world's secrets: their texts, or nothing but their titles. */
export async function searchSecrets(
  worldIndex: WorldIndex,
  query: Query,
  { isOpen, signal }: { isOpen: boolean; signal: AbortSignal },
): Promise<FoundEntry[]> {
  const { library, worldId } = worldIndex;
  const [searcher, sources] = await Promise.all([library.searcher(worldId), sourcesFor(worldIndex, query)]);
  const others: OtherEntry[] = [];
  for (const hit of searcher.hits('secret')) {
    signal.throwIfAborted();
    others.push(await readSecret(worldId, hit, isOpen));
  }
  return sources ? findIn(others, sources) : [];
}

/** Searches a world's drafts that weren't sent yet. */
export async function searchDrafts(
  worldIndex: WorldIndex,
  query: Query,
): Promise<{ hits: Map<string, Hit>; entries: FoundEntry[] }> {
  const [{ hits, entries }, sources] = await Promise.all([
    readDrafts(worldIndex.worldId),
    sourcesFor(worldIndex, query),
  ]);
  return { hits, entries: sources ? await findIn(entries, sources) : [] };
}
