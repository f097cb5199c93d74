import { type Filter, formatQuery, parseQuery, type Query } from '../../lib/library/index.ts';
import { FLAGS, templateLabel } from '../../lib/model/index.ts';
import { kindWords } from './kinds.ts';

export const sameFilter = (a: Filter, b: Filter): boolean =>
  a.by === b.by && a.value === b.value && a.isNegated === b.isNegated;

export function filtersOf(query: Query): Filter[] {
  return query.parts.filter((part) => part.type === 'filter');
}

export const hasFilter = (query: Query, filter: Filter): boolean =>
  filtersOf(query).some((one) => sameFilter(one, filter));

/** Whether anything but filters was typed. */
export const hasWords = (query: Query): boolean => query.parts.some((part) => part.type !== 'filter');

const written = (parts: Query['parts']): string => {
  const text = formatQuery({ parts });
  // What is typed next is a word of its own.
  return text === '' || parts.at(-1)?.type !== 'filter' ? text : `${text} `;
};

/** The typed text with one filter more: the filters lead, so that the words can be typed on. Of kinds there is one. */
export function withFilter(typed: string, filter: Filter): string {
  const { parts } = parseQuery(typed);
  const filters = parts.filter(
    (part) =>
      part.type === 'filter' && !sameFilter(part, filter) && !(filter.by === 'kind' && part.by === 'kind'),
  );
  return written([...filters, filter, ...parts.filter((part) => part.type !== 'filter')]);
}

/** The typed text without it. */
export function withoutFilter(typed: string, filter: Filter): string {
  return written(
    parseQuery(typed).parts.filter((part) => part.type !== 'filter' || !sameFilter(part, filter)),
  );
}

/** The words alone. */
export function withoutFilters(typed: string): string {
  return written(parseQuery(typed).parts.filter((part) => part.type !== 'filter'));
}

/** The start of a tag that is being typed at the end of the text (`tag:har`), with all before it; null where none is. */
export function tagBegun(typed: string): { before: string; begun: string } | null {
  const found = /(^|\s)tag:"?([^"\s]*)$/iu.exec(typed);
  return found ? { before: typed.slice(0, found.index), begun: found[2] ?? '' } : null;
}

/** A filter in words, for its chip. */
export function filterWords(filter: Filter): string {
  const not = filter.isNegated ? 'not ' : '';
  switch (filter.by) {
    case 'tag':
      return `${not}#${filter.value}`;
    case 'is':
      return (
        not +
        (filter.value === 'wip'
          ? FLAGS.wip.shortMark
          : filter.value === 'pending'
            ? 'on its way'
            : filter.value)
      );
    case 'template':
      return not + templateLabel(filter.value);
    case 'kind':
      return not + kindWords(filter.value);
    case 'category':
      return `${not}in ${filter.value}`;
  }
}
