import { createNameFinder } from '../../lib/library/index.ts';
import type { ChangedRef, Edit } from '../../lib/model/index.ts';
import { matcherOf, renameEdit, renameTextsOf, replacementOf, searchEntry } from '../../lib/rename/index.ts';

const NEXT = 'Mira Holt';

/** The change of an entry's texts as the screen makes it. */
export async function editOf(ref: ChangedRef, old: string, values: Record<string, string>): Promise<Edit> {
  const matcher = matcherOf({ kind: 'words', find: old });
  if (typeof matcher === 'string') throw new Error(matcher);
  const sources = { matcher, names: createNameFinder([]), titleOf: () => null };
  const entry = { ref: { kind: 'article', id: ref.id } as const, location: 0 };
  const found = await searchEntry(entry, renameTextsOf(values), sources, () => null);
  const chosen = found.places.map((place) => ({
    text: place.text,
    replacement: replacementOf(place, matcher.query, NEXT),
  }));
  const { edit } = renameEdit({ ref, title: values.title ?? '' }, found, chosen);
  if (!edit) throw new Error(`Nothing to rename in ${ref.kind} ${ref.id}`);
  return edit;
}
