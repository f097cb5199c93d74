import { useMemo } from 'preact/hooks';
import { formatNumber, t } from '../../../lib/i18n/index.ts';
import {
  ENTRY_KINDS,
  type EntryKind,
  type Filter,
  type LinkTest,
  type Query,
} from '../../../lib/library/index.ts';
import { Chip, navigateToolbar, useModule } from '../../ui/index.ts';
import { kindPlural } from '../kinds.ts';
import { KindIcon } from '../results/entry-tile.tsx';
import type { WorldIndex } from '../worlds/use-world-index.ts';
import { filterLabel, filtersOf, hasFilter, sameFilter, withFilter, withoutFilter } from './filters.ts';
import { suggestFilters } from './suggest-filters.ts';
import './filter-bar.css';

const KIND_FILTERS: readonly Filter[] = ENTRY_KINDS.map((value) => ({
  type: 'filter',
  by: 'kind',
  value,
  isNegated: false,
}));
const FLAG_FILTERS: readonly Filter[] = (['draft', 'wip', 'private'] as const).map((value) => ({
  type: 'filter',
  by: 'is',
  value,
  isNegated: false,
}));

interface FilterBarProps {
  worldIndex: WorldIndex;
  query: Query;
  typed: string;
  /** Whether a person asked what the box understands, and what ends that. */
  hasHints?: boolean;
  onHinted?: () => void;
  /** Decides filters by links, once they are read. */
  links?: LinkTest | undefined;
  /** The search box is focused afterwards. */
  onTyped: (typed: string) => void;
  /** Shows all entries of a kind; absent where there is no such screen. */
  onList?: (kind: EntryKind) => void;
}

/** Kinds that have a better list than rows: the tree of categories, the grid of images. */
const OWN_LISTS: readonly EntryKind[] = ['category', 'image'];

/**
 * Buttons that switch search filters on and off. Each click edits the typed text; there is no other state. It explains the
 * operators to who asks, and after a colon that begins none.
 */
export function FilterBar(props: FilterBarProps) {
  const { typed, hasHints = false } = props;
  const [, begun = null] = BEGUN.exec(typed) ?? [];
  const isAsking = hasHints || (begun !== null && !KNOWN.has(begun));
  const OperatorHints = useModule(isAsking, loadHints);
  const type = (operator: string) => {
    props.onHinted?.();
    const before = typed.replace(BEGUN, '').trim();
    props.onTyped(before === '' ? operator : `${before} ${operator}`);
  };
  return (
    <>
      {typed !== '' && <Filters {...props} />}
      {isAsking && OperatorHints && <OperatorHints onTyped={type} />}
    </>
  );
}

const loadHints = async () => (await import('./operator-hints.tsx')).OperatorHints;
/** Operators that offer their values by themselves. */
const KNOWN: ReadonlySet<string> = new Set(['tag', 'kind', 'is', 'links', 'to']);
/** An operator that is begun at the end of what is typed: its name. */
const BEGUN = /(?<=^|\s)-?(\p{L}*):$/u;

function Filters({ worldIndex, query, typed, links, onTyped, onList }: FilterBarProps) {
  const counts = worldIndex.copy?.counts;
  const kinds = KIND_FILTERS.filter(
    (filter) => hasFilter(query, filter) || (filter.by === 'kind' && counts?.[filter.value] !== 0),
  );
  const barFilters = [...kinds, ...FLAG_FILTERS];
  const others = filtersOf(query).filter((filter) => !barFilters.some((one) => sameFilter(one, filter)));
  const { searcher } = worldIndex;
  const suggested = useMemo(() => suggestFilters(searcher, typed, links), [searcher, typed, links]);
  const accept = (filter: Filter) => {
    const isAlone = suggested.before.trim() === '';
    if (isAlone && onList && filter.by === 'kind' && OWN_LISTS.includes(filter.value)) onList(filter.value);
    else onTyped(withFilter(suggested.before, filter));
  };
  // While a kind is being typed, the kinds stand below: once is enough.
  const isKindSuggested = suggested.filters.some(({ filter }) => filter.by === 'kind');
  return (
    <div class="filters">
      {!isKindSuggested && (
        <div class="filter-strip" role="toolbar" aria-label={t('search.filters')} onKeyDown={navigateToolbar}>
          {barFilters.map((filter, at) => {
            const on = hasFilter(query, filter);
            return (
              <button
                key={`${filter.by}:${filter.value}`}
                type="button"
                class="filter"
                data-by={filter.by}
                aria-label={filterLabel(filter)}
                aria-pressed={on}
                tabIndex={at === 0 ? 0 : -1}
                title={filter.by === 'kind' ? kindPlural(filter.value) : undefined}
                onClick={() => onTyped(on ? withoutFilter(typed, filter) : withFilter(typed, filter))}
              >
                {filter.by === 'kind' && <KindIcon kind={filter.value} template={null} />}
                <span class="filter-label">{filterLabel(filter)}</span>
              </button>
            );
          })}
        </div>
      )}
      {(others.length > 0 || suggested.filters.length > 0) && (
        <div class="filter-chips">
          {others.map((filter) => (
            <Chip key={`${filter.by}:${filter.value}`} onRemove={() => onTyped(withoutFilter(typed, filter))}>
              {filterLabel(filter)}
            </Chip>
          ))}
          {suggested.filters.map(({ filter, count, isMore }) => (
            <button
              key={`${filter.by}:${filter.value}`}
              type="button"
              class="filter"
              aria-label={
                filter.by === 'tag' ? t('search.filterByTag', { tag: filter.value, count }) : undefined
              }
              onClick={() => accept(filter)}
            >
              <bdi>{filterLabel(filter)}</bdi>{' '}
              {filter.by === 'tag' && (
                <span class="filter-count">
                  {formatNumber(count)}
                  {isMore && '+'}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
