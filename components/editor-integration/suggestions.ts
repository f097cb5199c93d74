import type { InsertableEntry } from '../../lib/entries/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { linkedRanges, type NameFinder, type Searcher } from '../../lib/library/index.ts';
import type { MentionChoices } from '../../lib/unlinked-mentions/index.ts';
import { type EditorText, mergeRanges, placeAt, type TextPlace } from '../../lib/worldpage/index.ts';

/** An article that a name may refer to. */
export interface Candidate extends InsertableEntry {
  /** Whether only its owner may see it. */
  isPrivate: boolean;
}

/** A name in the text that isn't linked yet, with the articles of that name, most likely first. */
export interface Suggestion {
  place: TextPlace;
  candidates: readonly [Candidate, ...Candidate[]];
}

/** As many as anybody would look through. */
export const MAX_SUGGESTIONS = 500;

export interface World {
  finder: NameFinder;
  searcher: Searcher;
  /** The page of an entry; null if none is known. */
  pageOf: (entry: Omit<InsertableEntry, 'page'> & { url: string | null }) => string | null;
  /** Names that the person excluded there aren't offered. */
  isExcluded: (name: string) => boolean;
  /** Offers only the first mention of an article, or all of them. */
  places: MentionChoices['places'];
  /** The id of the article being edited, which must not link to itself; null if it isn't known. */
  editing: string | null;
}

/** The locations of entries whose names stand in links. */
function linkedNames(
  text: string,
  linked: readonly (readonly [number, number])[],
  finder: NameFinder,
): Set<number> {
  const locations = new Set<number>();
  for (const [from, to] of linked)
    for (const found of finder.find(text, { from, to }))
      for (const one of found.locations) locations.add(one);
  return locations;
}

/** Names of known articles in a text, without those that are linked, refer to the article itself, or were skipped. */
export function suggestionsIn(
  { text, linked }: Pick<EditorText, 'text' | 'linked'>,
  { finder, searcher, pageOf, editing, isExcluded, places }: World,
  skipped: readonly number[] = [],
): Suggestion[] {
  const skip = mergeRanges(linkedRanges(text), linked);
  const skippedStarts = new Set(skipped);
  const met = places === 'first' ? linkedNames(text, skip, finder) : null;
  return finder
    .find(text, { skip, limit: MAX_SUGGESTIONS })
    .flatMap(({ start, end, name, locations }): Suggestion[] => {
      if (isExcluded(name) || locations.some((location) => met?.has(location))) return [];
      if (skippedStarts.has(start) || text.slice(start, end).includes('\n')) return [];
      const [first, ...others] = [...new Set(locations)].flatMap((location): Candidate[] => {
        const hit = searcher.hit(location);
        if (hit?.ref.kind !== 'article' || hit.ref.id.startsWith('draft:')) return [];
        if (hit.ref.id.toLowerCase() === editing) return [];
        const { ref, title, template, url } = hit;
        const page = pageOf({ ref, title, template, url });
        return [{ ref, title, template, page, isPrivate: isPrivate(ref.kind, hit) }];
      });
      if (first) for (const location of locations) met?.add(location);
      return first ? [{ place: placeAt(text, start, end), candidates: [first, ...others] }] : [];
    });
}
