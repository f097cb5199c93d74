import { type Entry, type EntryRef, type Library, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

export interface ContainingArticle {
  ref: EntryRef;
  /** Null if the offline copy doesn't have it. */
  entry: Entry | null;
}

/** Articles checked before yielding to the page. */
const BATCH_SIZE = 40;

/** Articles as the offline copy lists them. */
export async function readArticles(
  worldId: WorldId,
  refs: readonly EntryRef[],
): Promise<ContainingArticle[]> {
  const entries = await (await openLibrary()).entries(worldId, refs);
  return refs.map((ref, at) => ({ ref, entry: entries[at] ?? null }));
}

async function contains(library: Library, worldId: WorldId, ref: EntryRef, id: string): Promise<boolean> {
  const body = await library.body(worldId, ref);
  // The secret is attached, or shown by a tag in a text. Its id is unique enough to search for.
  return body !== null && JSON.stringify(body.thing).includes(id);
}

/**
 * Searches the full texts on this device for articles that contain a secret.
 * @param onFound everything found so far, and the progress from 0 to 1
 */
export async function findContainingArticles(
  worldId: WorldId,
  id: string,
  signal: AbortSignal,
  onFound: (found: readonly ContainingArticle[], part: number) => void,
): Promise<void> {
  const library = await openLibrary();
  const articles = [...(await library.searcher(worldId)).hits('article')];
  const found: ContainingArticle[] = [];
  for (let at = 0; at < articles.length && !signal.aborted; at += BATCH_SIZE) {
    const step = articles.slice(at, at + BATCH_SIZE);
    const carry = await Promise.all(step.map(({ ref }) => contains(library, worldId, ref, id)));
    const matches = step.filter((_, which) => carry[which]).map(({ ref }) => ref);
    if (matches.length > 0) found.push(...(await readArticles(worldId, matches)));
    if (!signal.aborted) onFound([...found], Math.min(1, (at + BATCH_SIZE) / articles.length));
  }
  if (!signal.aborted) onFound([...found], 1);
}
