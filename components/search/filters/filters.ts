// This folder has the filters of a search: how they are written in the box, the bar that offers them, and what a typed
// word may mean.

import { t } from '../../../lib/i18n/index.ts';
import {
  type Filter,
  filterAtEnd,
  formatQuery,
  type IsWord,
  type LinkFilter,
  linkRange,
  parseQuery,
  type Query,
} from '../../../lib/library/index.ts';
import { templateLabel } from '../../../lib/model/index.ts';
import { kindPlural } from '../kinds.ts';

export const sameFilter = (a: Filter, b: Filter): boolean =>
  a.by === b.by && a.value === b.value && a.isNegated === b.isNegated;

export function filtersOf(query: Query): Filter[] {
  return query.parts.filter((part) => part.type === 'filter');
}

export const hasFilter = (query: Query, filter: Filter): boolean =>
  filtersOf(query).some((one) => sameFilter(one, filter));

/** Whether the query has anything besides filters. */
export const hasWords = (query: Query): boolean => query.parts.some((part) => part.type !== 'filter');

const toText = (parts: Query['parts']): string => {
  const text = formatQuery({ parts });
  // A trailing space keeps the next typed word apart.
  return text === '' || parts.at(-1)?.type !== 'filter' ? text : `${text} `;
};

/** The typed text with one more filter. Filters come first, so that typing can go on; there is one `kind` at most. */
export function withFilter(typed: string, filter: Filter): string {
  const { parts } = parseQuery(typed);
  const filters = parts.filter(
    (part) =>
      part.type === 'filter' && !sameFilter(part, filter) && !(filter.by === 'kind' && part.by === 'kind'),
  );
  return toText([...filters, filter, ...parts.filter((part) => part.type !== 'filter')]);
}

/** The typed text without this filter. */
export function withoutFilter(typed: string, filter: Filter): string {
  return toText(
    parseQuery(typed).parts.filter((part) => part.type !== 'filter' || !sameFilter(part, filter)),
  );
}

/** The typed text without any filters. */
export function withoutFilters(typed: string): string {
  return toText(parseQuery(typed).parts.filter((part) => part.type !== 'filter'));
}

/** The words that are looked for, without the marks of the search, as the title of a new draft. */
export function titleFrom({ parts }: Query): string {
  const words = parts.flatMap((part) => (part.type === 'filter' || part.isNegated ? [] : part.text.trim()));
  return words.join(' ');
}

/** What can be completed. */
const COMPLETED = ['tag', 'kind', 'links', 'to', 'from'] as const;

/**
 * The start of a filter being typed at the end of the text (`tag:har`), and the text before it; null if there is none.
 */
export function filterBeingTyped(
  typed: string,
): { before: string; by: (typeof COMPLETED)[number]; prefix: string } | null {
  const found = filterAtEnd(typed);
  const by = COMPLETED.find((one) => one === found?.name);
  return found && by ? { before: typed.slice(0, found.start), by, prefix: found.value } : null;
}

const IS_LABELS = {
  draft: 'flags.draftMark',
  wip: 'flags.wipShort',
  private: 'flags.privateMark',
  public: 'flags.publicMark',
  pending: 'flags.pendingMark',
} as const satisfies Record<IsWord, string>;

/** “5 links”, “at least 6 links”, “links to The North”. */
function linkLabel({ by, value }: LinkFilter): string {
  if (by !== 'links') return t(by === 'to' ? 'searchLinks.to' : 'searchLinks.from', { title: value });
  const range = linkRange(value);
  if (!range) return `links:${value}`;
  const { from, to } = range;
  if (from === to) return t('searchLinks.count', { count: from });
  if (to === Number.POSITIVE_INFINITY) return t('searchLinks.atLeast', { count: from });
  return from === 0 ? t('searchLinks.atMost', { count: to }) : t('searchLinks.between', { from, to });
}

function labelOf(filter: Filter): string {
  switch (filter.by) {
    case 'tag':
      return `#${filter.value}`;
    case 'is':
      return t(IS_LABELS[filter.value]);
    case 'template':
      return templateLabel(filter.value);
    case 'kind':
      return kindPlural(filter.value);
    case 'category':
      return t('search.filterCategory', { category: filter.value });
    default:
      return linkLabel(filter);
  }
}

/** The label of a filter's chip. */
export function filterLabel(filter: Filter): string {
  const label = labelOf(filter);
  return filter.isNegated ? t('search.filterNot', { filter: label }) : label;
}
