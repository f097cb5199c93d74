import type { InsertableEntry } from '../../lib/entries/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { linkedRanges, type NameFinder, type Searcher } from '../../lib/library/index.ts';
import { mergedStretches, placeAt, type Reading, type TextPlace } from '../../lib/worldpage/index.ts';

/** An article that a name may mean. */
export interface Candidate extends InsertableEntry {
  /** For its owner's eyes. */
  isPrivate: boolean;
}

/** A name in the text that is no link yet, with the articles that bear it, likeliest first. */
export interface Suggestion {
  place: TextPlace;
  candidates: readonly [Candidate, ...Candidate[]];
}

/** As many as one looks through. */
export const MOST_SUGGESTIONS = 500;

export interface World {
  finder: NameFinder;
  searcher: Searcher;
  /** The page of a thing; null where none is known. */
  pageOf: (thing: Omit<InsertableEntry, 'page'> & { url: string | null }) => string | null;
  /** The article that is being edited, which is not linked to itself; null: none that is known. */
  editing: string | null;
}

/** Names of known articles in a text, those left out that are linked, that are of the article itself, or that were skipped. */
export function suggestionsIn(
  { text, linked }: Pick<Reading, 'text' | 'linked'>,
  { finder, searcher, pageOf, editing }: World,
  skipped: readonly number[] = [],
): Suggestion[] {
  const skip = mergedStretches(linkedRanges(text), linked);
  const passed = new Set(skipped);
  return finder
    .find(text, { skip, limit: MOST_SUGGESTIONS })
    .flatMap(({ start, end, locations }): Suggestion[] => {
      if (passed.has(start) || text.slice(start, end).includes('\n')) return [];
      const [first, ...others] = [...new Set(locations)].flatMap((location): Candidate[] => {
        const hit = searcher.hit(location);
        if (hit?.ref.kind !== 'article' || hit.ref.id.startsWith('draft:')) return [];
        if (hit.ref.id.toLowerCase() === editing) return [];
        const { ref, title, template, url } = hit;
        const page = pageOf({ ref, title, template, url });
        return [{ ref, title, template, page, isPrivate: isPrivate(ref.kind, hit) }];
      });
      return first ? [{ place: placeAt(text, start, end), candidates: [first, ...others] }] : [];
    });
}
