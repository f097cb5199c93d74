import { reportAs } from '../../../lib/diagnostics/index.ts';
import { titleComparer } from '../../../lib/entries/index.ts';
import { loadedLanguage, textComparer } from '../../../lib/i18n/index.ts';
import type { EntryKind, Searcher, SortFacts } from '../../../lib/library/index.ts';
import {
  changeSorting,
  type ListSort,
  readSorting,
  type Sorting,
  watchSorting,
} from '../../../lib/settings/index.ts';
import { useWatched } from '../../ui/index.ts';
import { entryLabel } from '../kinds.ts';

/** What this page knew last, so that a list opens in its order at once. */
let last: Sorting = { results: 'relevance', lists: 'title' };

async function read(): Promise<Sorting> {
  last = await readSorting();
  return last;
}

/** The chosen sort orders, and how to change them. */
export function useSorting(): [sorting: Sorting, change: (change: Partial<Sorting>) => void] {
  const sorting = useWatched(read, watchSorting) ?? last;
  return [sorting, (change) => void changeSorting(change).catch(reportAs('search.sort'))];
}

type SortSource = Pick<Searcher, 'sortFacts'>;

/** The orders of a world's entries, each computed once until the world or the language changes. */
interface Orders {
  language: string | null;
  byTitle: readonly SortFacts[];
  others: Map<ListSort, readonly SortFacts[]>;
  ranks: Map<ListSort, ReadonlyMap<number, number>>;
}

const known = new WeakMap<SortSource, Orders>();

function ordersOf(searcher: SortSource): Orders {
  const language = loadedLanguage();
  const before = known.get(searcher);
  if (before?.language === language) return before;
  const byTitle = [...searcher.sortFacts()].sort(titleComparer());
  const orders = { language, byTitle, others: new Map(), ranks: new Map() };
  known.set(searcher, orders);
  return orders;
}

/** Sorting is stable, so that entries of the same label or date stay sorted by title. */
function sorted(byTitle: readonly SortFacts[], sort: ListSort): readonly SortFacts[] {
  switch (sort) {
    case 'title':
      return byTitle;
    case 'changed':
      return byTitle.toSorted((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0));
    case 'template': {
      const compare = textComparer();
      // There are few labels, so comparing their places is much faster than comparing the labels.
      const labels = byTitle.map(({ kind, template }) => entryLabel({ ref: { kind, id: '' }, template }));
      const places = new Map([...new Set(labels)].sort(compare).map((label, place) => [label, place]));
      return byTitle
        .map((facts, at) => ({ facts, place: places.get(labels[at] ?? '') ?? 0 }))
        .sort((a, b) => a.place - b.place)
        .map(({ facts }) => facts);
    }
  }
}

function orderOf(orders: Orders, sort: ListSort): readonly SortFacts[] {
  let order = orders.others.get(sort);
  if (!order) {
    order = sorted(orders.byTitle, sort);
    orders.others.set(sort, order);
  }
  return order;
}

/** The locations of a kind's entries in this order. */
export const sortedLocations = (searcher: SortSource, kind: EntryKind, sort: ListSort): number[] =>
  orderOf(ordersOf(searcher), sort)
    .filter((facts) => facts.kind === kind)
    .map(({ location }) => location);

/** The place of each location in this order. */
export function sortRank(searcher: SortSource, sort: ListSort): (location: number) => number {
  const orders = ordersOf(searcher);
  let ranks = orders.ranks.get(sort);
  if (!ranks) {
    ranks = new Map(orderOf(orders, sort).map(({ location }, place) => [location, place]));
    orders.ranks.set(sort, ranks);
  }
  const places = ranks;
  return (location) => places.get(location) ?? places.size;
}
