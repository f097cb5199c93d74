import { createNameFinder } from '../../../lib/library/index.ts';
import { matcherOf, type Place, type Query, replacementOf } from '../../../lib/rename/index.ts';
import { type FoundEntry, findPlaces } from '../../../lib/rename/places.ts';
import { replaceIn } from '../../../lib/rename/replace.ts';
import type { TextForm } from '../../../lib/rename/visible.ts';

/** The id of the entry that is renamed. */
export const OWN = 'aaaaaaaa-0000-4000-8000-000000000001';
export const OTHER = 'bbbbbbbb-0000-4000-8000-000000000002';

interface Given {
  text: string;
  old: string;
  next: string;
  kind?: Query['kind'];
  form?: TextForm;
  /** Further names of the world. */
  names?: readonly string[];
  /** Where the text stands. */
  field?: string;
  id?: string;
}

export function search(given: Omit<Given, 'next'>) {
  const { text, old, kind = 'name', form = 'markup', names = [], field = 'content', id = 'x' } = given;
  const query: Query =
    kind === 'name'
      ? { kind, find: old, of: { kind: 'article', id: OWN }, location: 0 }
      : { kind, find: old };
  const matcher = matcherOf(query);
  if (typeof matcher === 'string') throw new Error(matcher);
  const all = kind === 'name' ? [old, ...names] : [...names];
  const work = findPlaces(
    { ref: { kind: 'article', id }, location: 9 },
    [{ field, item: 0, text, form, isEditable: true }],
    {
      matcher,
      names: createNameFinder(all.map((name, location) => ({ name, location }))),
      titleOf: (id) => (id === OTHER ? 'Another' : null),
    },
  );
  for (;;) {
    const step = work.next();
    if (step.done) return { query, found: step.value satisfies FoundEntry };
  }
}

/** The text with everything replaced that is replaced unasked, and what was found. */
export function rename(given: Given): { text: string; places: readonly Place[]; unsure: string[] } {
  const { query, found } = search(given);
  const sure = found.places.filter(({ doubt }) => doubt === null);
  const replacements = sure.map((place) => replacementOf(place, query, given.next));
  const [own] = found.texts;
  return {
    text: (own && replaceIn(own, replacements)) ?? given.text,
    places: found.places,
    unsure: replacements.filter(({ isSure }) => !isSure).map(({ written }) => written),
  };
}
