import { ENTRY_KINDS, type Filter, parseQuery, type Searcher } from '../../lib/library/index.ts';
import { searchable } from '../ui/index.ts';
import { filterBeingTyped, filtersOf } from './filters.ts';
import { kindPlural } from './kinds.ts';

const MAX_TAGS = 8;
/** Entries counted per tag: more would delay the keystroke. */
const MAX_COUNTED = 100;

/** A filter that completes what is being typed. */
interface SuggestedFilter {
  filter: Filter;
  /** Entries that it would leave; 0 for kinds. */
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
 * Filters that complete a `tag:` or `kind:` at the end of the text. Leaves out the tags that are chosen already, and
 * counts within the results of the rest of the text.
 */
export function suggestFilters(searcher: Searcher, typed: string): SuggestedFilters {
  const typing = filterBeingTyped(typed);
  if (!typing) return NONE;
  const { before, by, prefix } = typing;
  return { before, filters: by === 'kind' ? kindsFor(prefix) : tagsFor(searcher, before, prefix) };
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

function tagsFor(searcher: Searcher, before: string, prefix: string): SuggestedFilter[] {
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
    const { hits, more } = searcher.search({ parts: [...rest.parts, filter] }, { limit: MAX_COUNTED });
    return hits.length === 0 ? [] : [{ filter, count: hits.length, isMore: more }];
  });
}
