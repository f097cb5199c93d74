import { ENTRY_KINDS, type Filter, type Query } from '../../lib/library/index.ts';
import { Chip, navigateToolbar } from '../ui/index.ts';
import {
  filtersOf,
  filterWords,
  hasFilter,
  sameFilter,
  tagBegun,
  withFilter,
  withoutFilter,
} from './filters.ts';
import { KindIcon } from './kind-icon.tsx';
import { kindWords } from './kinds.ts';
import type { WorldIndex } from './use-world-index.ts';
import './filter-bar.css';

const KINDS: readonly Filter[] = ENTRY_KINDS.map((value) => ({
  type: 'filter',
  by: 'kind',
  value,
  isNegated: false,
}));
const STANDINGS: readonly Filter[] = (['draft', 'wip', 'private'] as const).map((value) => ({
  type: 'filter',
  by: 'is',
  value,
  isNegated: false,
}));
const TAGS = 8;

/** Buttons that switch search filters on and off. Each click edits the typed text; there is no other state. */
export function FilterBar(props: {
  worldIndex: WorldIndex;
  query: Query;
  typed: string;
  /** The search box is focused afterwards. */
  onTyped: (typed: string) => void;
}) {
  const { worldIndex, query, typed, onTyped } = props;
  const counts = worldIndex.copy?.counts;
  const kinds = KINDS.filter(
    (filter) => hasFilter(query, filter) || (filter.by === 'kind' && counts?.[filter.value] !== 0),
  );
  const offered = [...kinds, ...STANDINGS];
  const others = filtersOf(query).filter((filter) => !offered.some((one) => sameFilter(one, filter)));
  const begun = tagBegun(typed);
  const tags = begun ? worldIndex.searcher.tags(begun.begun, TAGS) : [];
  return (
    <div class="filters">
      <div class="filter-strip" role="toolbar" aria-label="Narrow the search" onKeyDown={navigateToolbar}>
        {offered.map((filter, at) => {
          const on = hasFilter(query, filter);
          return (
            <button
              key={`${filter.by}:${filter.value}`}
              type="button"
              class="filter"
              data-by={filter.by}
              aria-pressed={on}
              tabIndex={at === 0 ? 0 : -1}
              title={filter.by === 'kind' ? kindWords(filter.value) : undefined}
              onClick={() => onTyped(on ? withoutFilter(typed, filter) : withFilter(typed, filter))}
            >
              {filter.by === 'kind' && <KindIcon kind={filter.value} template={null} />}
              <span class="filter-word">{filterWords(filter)}</span>
            </button>
          );
        })}
      </div>
      {(others.length > 0 || tags.length > 0) && (
        <div class="filter-chips">
          {others.map((filter) => (
            <Chip key={`${filter.by}:${filter.value}`} onRemove={() => onTyped(withoutFilter(typed, filter))}>
              {filterWords(filter)}
            </Chip>
          ))}
          {tags.map(({ tag, count }) => (
            <button
              key={tag}
              type="button"
              class="filter"
              aria-label={`Only tag ${tag}, ${count}`}
              onClick={() =>
                onTyped(
                  withFilter(begun?.before ?? '', {
                    type: 'filter',
                    by: 'tag',
                    value: tag,
                    isNegated: false,
                  }),
                )
              }
            >
              #{tag} <span class="filter-count">{count}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
