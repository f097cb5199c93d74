import { reportAs } from '../../lib/diagnostics/index.ts';
import { changeSorting, readSorting, type Sorting, watchSorting } from '../../lib/settings/index.ts';
import { useWatched } from '../ui/index.ts';

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
