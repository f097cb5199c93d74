import { type EntryRef, type Library, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

export interface Carrier {
  ref: EntryRef;
  title: string;
}

/** Articles that are read before the page has its turn again. */
const STEP = 40;

/** Titles of articles by their ids, as far as the copy knows them. */
export async function namedArticles(worldId: WorldId, ids: readonly string[]): Promise<Carrier[]> {
  const refs = ids.map((id): EntryRef => ({ kind: 'article', id }));
  const entries = await (await openLibrary()).entries(worldId, refs);
  return refs.map((ref, at) => ({ ref, title: entries[at]?.title || 'An article that is not copied here' }));
}

async function carries(library: Library, worldId: WorldId, ref: EntryRef, id: string): Promise<boolean> {
  const body = await library.body(worldId, ref);
  // Attached, or shown by a tag in any of its texts: an id like this stands for nothing else.
  return body !== null && JSON.stringify(body.thing).includes(id);
}

/**
 * Looks through the full texts on this device for those that carry a secret.
 * @param onFound all that were found so far, and how far it is, 0 to 1
 */
export async function findCarriers(
  worldId: WorldId,
  id: string,
  signal: AbortSignal,
  onFound: (found: readonly Carrier[], part: number) => void,
): Promise<void> {
  const library = await openLibrary();
  const articles = [...(await library.searcher(worldId)).hits('article')];
  const found: Carrier[] = [];
  for (let at = 0; at < articles.length && !signal.aborted; at += STEP) {
    const step = articles.slice(at, at + STEP);
    const carry = await Promise.all(step.map(({ ref }) => carries(library, worldId, ref, id)));
    for (const [which, { ref, title }] of step.entries()) if (carry[which]) found.push({ ref, title });
    if (!signal.aborted) onFound([...found], Math.min(1, (at + STEP) / articles.length));
  }
  if (!signal.aborted) onFound([...found], 1);
}
