import type { EntryRef, Library, PlacedLink } from '../../lib/library/index.ts';
import { readPlaces, storedText } from '../../lib/link-problems/index.ts';
import { type Quote, quotesIn } from '../../lib/markup/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

/**
 * The sentence around a link. Null for a field without text, and if the text is different by now. `shown`: what stands for an
 * embed.
 */
export async function readQuote(
  library: Pick<Library, 'body'>,
  worldId: WorldId,
  ref: EntryRef,
  link: PlacedLink,
  shown: string,
): Promise<Quote | null> {
  const body = await library.body(worldId, ref);
  if (!body) return null;
  const text = storedText(body.resource, link.field);
  const [place] = readPlaces(body.resource, [link]);
  if (text === null || !place) return null;
  return quotesIn(text, [{ start: place.start }], shown)[0] ?? null;
}
