import { isPrivate } from '../../lib/entries/index.ts';
import type { Hit } from '../../lib/library/index.ts';
import type { Category } from '../../lib/model/index.ts';
import type { Row } from './rows.ts';

/** What of the places is looked at: those in a category with what is in it, or with a tag, and those in one field. */
export interface Scope {
  /** `category` or `tag`, a space, and which one. Empty: the whole world. */
  within: string;
  /** World Anvil's name of a field. Empty: all. */
  field: string;
}

/** What a place has that scopes ask for. */
export interface Placed {
  hit: Pick<Hit, 'ref' | 'categoryId' | 'tags' | 'state' | 'isDraft' | 'isPending'>;
  text: Pick<Row['text'], 'field'>;
}

export const EVERYWHERE: Scope = { within: '', field: '' };

const inCategory = (id: string): string => `category ${id}`;
const withTag = (tag: string): string => `tag ${tag}`;

/** The categories that an entry is in, or is, the nearest first. */
function categoriesOf({ hit }: Placed, byId: ReadonlyMap<string, Category>): string[] {
  const found: string[] = [];
  let id = hit.ref.kind === 'category' ? hit.ref.id : hit.categoryId;
  // A category may be in itself, by mistake.
  while (id !== null && !found.includes(id)) {
    found.push(id);
    id = byId.get(id)?.parentId ?? null;
  }
  return found;
}

export interface ScopeChoices {
  categories: readonly Category[];
  tags: readonly string[];
  fields: readonly string[];
}

/**
 * Tells which places are within a scope, and what there is to choose from.
 * @param isCovered whether others may see the screen: then what is private can't be chosen
 */
export function scopesOf(rows: readonly Placed[], categories: readonly Category[], isCovered: boolean) {
  const byId = new Map(categories.map((one) => [one.id, one]));
  const places = new Map<Placed, ReadonlySet<string>>();
  const known = new Set<string>();
  const shown = isCovered ? rows.filter(({ hit }) => !isPrivate(hit.ref.kind, hit)) : rows;
  for (const row of rows) {
    const own = new Set([...categoriesOf(row, byId).map(inCategory), ...row.hit.tags.map(withTag)]);
    places.set(row, own);
    for (const one of own) known.add(one);
  }
  const choices: ScopeChoices = {
    categories: categories.filter(
      ({ id, state }) => known.has(inCategory(id)) && !(isCovered && state === 'private'),
    ),
    tags: [...new Set(shown.flatMap(({ hit }) => hit.tags))],
    fields: [...new Set(rows.map(({ text }) => text.field))],
  };
  const isWithin = (row: Placed, { within, field }: Scope): boolean =>
    (field === '' || row.text.field === field) && (within === '' || places.get(row)?.has(within) === true);
  return { choices, isWithin };
}

/** Options of a choice, by the value that a scope has for each. */
export const optionsWithin = (
  { categories, tags }: ScopeChoices,
  compare: (one: string, other: string) => number,
): { value: string; label: string }[] => [
  ...categories
    .map(({ id, title }) => ({ value: inCategory(id), label: title }))
    .sort((a, b) => compare(a.label, b.label)),
  ...[...tags].sort(compare).map((tag) => ({ value: withTag(tag), label: `#${tag}` })),
];
