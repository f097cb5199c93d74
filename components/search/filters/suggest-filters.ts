import {
  ENTRY_KINDS,
  type Filter,
  type LinkFilter,
  type LinkTest,
  parseQuery,
  QUOTE,
  type Searcher,
} from '../../../lib/library/index.ts';
import { searchable } from '../../ui/index.ts';
import { kindPlural } from '../kinds.ts';
import { filterBeingTyped, filtersOf } from './filters.ts';

const MAX_TAGS = 8;
/** Entries counted per tag: more would delay the keystroke. */
const MAX_COUNTED = 100;

/** Entries whose titles complete `to:` or `from:`. */
const MAX_TITLES = 6;
/** What `links:` can be followed by. */
const LINK_NUMBERS = ['0', '>5', '<3', '2..5'];

/** A filter that completes what is being typed. */
interface SuggestedFilter {
  filter: Filter;
  /** Entries that it would leave; 0 where that isn't said. */
  count: number;
  /** Whether there are more than `count`. */
  isMore: boolean;
}

export interface SuggestedFilters {
  /** The text before the filter that is being typed. */
  before: string;
  filters: readonly SuggestedFilter[];
}

const NONE: SuggestedFilters = { before: '', filters: [] };

/**
 * Filters that complete a `tag:`, `kind:`, `links:`, `to:` or `from:` at the end of the text. Leaves out the tags that are
 * chosen already, and counts within the results of the rest of the text.
 */
export function suggestFilters(searcher: Searcher, typed: string, links?: LinkTest): SuggestedFilters {
  const typing = filterBeingTyped(typed);
  if (!typing) return NONE;
  const { before, by, prefix } = typing;
  switch (by) {
    case 'kind':
      return { before, filters: kindsFor(prefix) };
    case 'tag':
      return { before, filters: tagsFor({ searcher, links }, before, prefix) };
    case 'links': {
      const numbers = LINK_NUMBERS.filter((number) => number !== prefix && number.startsWith(prefix));
      return { before, filters: numbers.map((number) => uncounted(by, number)) };
    }
    default:
      return { before, filters: titlesFor(searcher, prefix).map((title) => uncounted(by, title)) };
  }
}

const uncounted = (by: LinkFilter['by'], value: string): SuggestedFilter => ({
  filter: { type: 'filter', by, value, isNegated: false },
  ...{ count: 0, isMore: false },
});

function titlesFor(searcher: Searcher, prefix: string): string[] {
  if (prefix.trim() === '') return [];
  const titles = searcher.startsWith(prefix, [], 2 * MAX_TITLES).map(({ title }) => title);
  // A title in quotes can't hold any.
  return [...new Set(titles)]
    .filter((title) => !QUOTE.test(title) && searchable(title) !== searchable(prefix))
    .slice(0, MAX_TITLES);
}

function kindsFor(prefix: string): SuggestedFilter[] {
  const start = searchable(prefix);
  return ENTRY_KINDS.filter((kind) => kind !== start)
    .filter((kind) => kind.startsWith(start) || searchable(kindPlural(kind)).startsWith(start))
    .map((value) => ({
      filter: { type: 'filter', by: 'kind', value, isNegated: false },
      ...{ count: 0, isMore: false },
    }));
}

function tagsFor(
  { searcher, links }: { searcher: Searcher; links: LinkTest | undefined },
  before: string,
  prefix: string,
): SuggestedFilter[] {
  const rest = parseQuery(before);
  const chosen = new Set(
    filtersOf(rest)
      .filter(({ by }) => by === 'tag')
      .map(({ value }) => searchable(value)),
  );
  // The tag is typed to its end, so it is a filter already.
  chosen.add(searchable(prefix));
  const tags = searcher
    .tags(prefix, MAX_TAGS + chosen.size)
    .filter(({ tag }) => !chosen.has(searchable(tag)))
    .slice(0, MAX_TAGS);
  return tags.flatMap(({ tag, count }): SuggestedFilter[] => {
    const filter: Filter = { type: 'filter', by: 'tag', value: tag, isNegated: false };
    if (rest.parts.length === 0) return [{ filter, count, isMore: false }];
    const { hits, more } = searcher.search({ parts: [...rest.parts, filter] }, { limit: MAX_COUNTED, links });
    return hits.length === 0 ? [] : [{ filter, count: hits.length, isMore: more }];
  });
}
