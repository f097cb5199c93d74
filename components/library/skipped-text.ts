import type { SkippedRow, SkipReason } from '../../lib/library/index.ts';
import { LOCALE } from '../ui/index.ts';

const KINDS: Readonly<Record<string, [one: string, many: string]>> = {
  article: ['article', 'articles'],
  statblock: ['statblock', 'statblocks'],
  secret: ['secret', 'secrets'],
  category: ['category', 'categories'],
  image: ['image', 'images'],
  manuscript: ['manuscript', 'manuscripts'],
  map: ['map', 'maps'],
  timeline: ['timeline', 'timelines'],
  list: ['list', 'lists'],
};

/** Titles named in the sentence; the rest are in the list. */
const MAX_NAMED = 3;

export const REASON_TEXTS: Record<SkipReason, string> = {
  noAnswer: 'World Anvil didn’t answer in time',
  serverError: 'World Anvil reported an error of its own',
  notUnderstood: 'World Anvil’s answer couldn’t be understood',
  refused: 'World Anvil doesn’t let this account read it',
  notStored: 'this browser couldn’t store it',
};

export type Skipped = Pick<SkippedRow, 'kind' | 'id' | 'title' | 'reason' | 'nextAt'>;

export const titleOf = ({ kind, title }: Skipped): string =>
  title || (kind === 'list' ? 'Part of a list' : 'Untitled');

const and = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** "3 articles couldn’t be read and will be tried again: Dunmar, Kelp and Saltmere." */
export function describeSkipped(rows: readonly Skipped[]): string {
  const [first] = rows;
  const nouns = rows.every(({ kind }) => kind === first?.kind) ? KINDS[first?.kind ?? ''] : undefined;
  const [one, many] = nouns ?? ['entry', 'entries'];
  const rest = rows.length - MAX_NAMED;
  const named = rows.slice(0, rest > 0 ? MAX_NAMED : rows.length).map(titleOf);
  const list = and.format(rest > 0 ? [...named, `${rest.toLocaleString(LOCALE)} more`] : named);
  const count = rows.length.toLocaleString(LOCALE);
  return `${count} ${rows.length === 1 ? one : many} couldn’t be read and will be tried again: ${list}.`;
}
