import { isPrivate } from '../../lib/entries/index.ts';
import type { EntryRef, Hit } from '../../lib/library/index.ts';
import {
  type FoundEntry,
  fitsInto,
  type Place,
  type Query,
  type RenameText,
  type Replacement,
  replacementOf,
} from '../../lib/rename/index.ts';

/** What a person has to know of a place before it is changed. */
export const STATES = ['ready', 'doubt', 'ending', 'fixed'] as const;
export type RowState = (typeof STATES)[number];

/** A place with what it becomes. */
export interface Row {
  key: string;
  entry: FoundEntry;
  hit: Hit;
  text: RenameText;
  place: Place;
  replacement: Replacement;
  /** `fixed`: it can't be changed from here. */
  state: RowState;
}

export const GROUPINGS = ['entry', 'form'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export interface RowGroup {
  key: string;
  /** The entry with the places; null in a group by form. */
  hit: Hit | null;
  isPrivate: boolean;
  rows: readonly Row[];
}

const entryKey = ({ kind, id }: EntryRef): string => `${kind} ${id}`;

/** The passages of a part are one group, apart from their manuscript. */
const groupKey = ({ entry, hit }: Row): string =>
  entryKey(hit.ref) + (hit.ref.id === entry.ref.id ? '' : ` ${hit.title}`);

export const isPrivateHit = (hit: Hit): boolean => isPrivate(hit.ref.kind, hit);

/** Every place with what it becomes. `hitOf`: an entry as the index has it. */
export function rowsOf(
  found: Iterable<FoundEntry>,
  query: Query,
  next: string,
  hitOf: (ref: EntryRef) => Hit | null,
): Row[] {
  const rows: Row[] = [];
  for (const entry of found) {
    const hit = hitOf(entry.ref);
    if (!hit) continue;
    for (const place of entry.places) {
      const text = entry.texts[place.text];
      if (!text) continue;
      const replacement = replacementOf(place, query, next);
      const canChange = text.isEditable && fitsInto(text, replacement.text);
      const own = place.doubt !== null ? 'doubt' : replacement.isSure ? 'ready' : 'ending';
      const state = canChange ? own : 'fixed';
      rows.push({ key: `${entryKey(entry.ref)} ${place.key}`, entry, hit, text, place, replacement, state });
    }
  }
  return rows;
}

/** Whether a place is changed if the person says nothing. */
export const isTakenUnasked = ({ state }: Row): boolean => state === 'ready' || state === 'ending';

/** The entry that is renamed first, then those with most to change; what needs a decision comes last. */
export function groupRows(
  rows: readonly Row[],
  by: Grouping,
  own: EntryRef | null,
  compare: (one: string, other: string) => number,
): RowGroup[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = by === 'entry' ? groupKey(row) : `${row.replacement.written} → ${row.replacement.text}`;
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  const ownKey = own && entryKey(own);
  const weigh = (group: RowGroup) =>
    group.key === ownKey ? Number.POSITIVE_INFINITY : group.rows.filter(isTakenUnasked).length;
  return Array.from(groups, ([key, all]): RowGroup => {
    const [first] = all;
    const hit = by === 'entry' && first ? first.hit : null;
    return { key, hit, rows: all, isPrivate: all.every((row) => isPrivateHit(row.hit)) };
  }).sort(
    (a, b) => Number(weigh(b)) - Number(weigh(a)) || compare(a.hit?.title ?? a.key, b.hit?.title ?? b.key),
  );
}
