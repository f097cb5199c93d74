import { stored } from '../stored-state/index.ts';
import type { ListSort, ResultSort } from './row-choices.ts';
import { choiceIn, LIST_SORTS, RESULT_SORTS, SETTINGS_KEY } from './row-choices.ts';

// Read alone: parsing all settings takes longer than a list may.

/** Whether rows say how many entries link to theirs. */
export const { read: readLinkCounts, watch: watchLinkCounts } = stored(
  SETTINGS_KEY,
  (raw) => typeof raw === 'object' && raw !== null && Reflect.get(raw, 'linkCounts') === true,
);

export interface Sorting {
  results: ResultSort;
  lists: ListSort;
}

/** The last chosen sort orders. */
export const { read: readSorting, watch: watchSorting } = stored(
  SETTINGS_KEY,
  (raw): Sorting => ({
    results: choiceIn(raw, 'resultSort', RESULT_SORTS),
    lists: choiceIn(raw, 'listSort', LIST_SORTS),
  }),
);

export async function changeSorting({ results, lists }: Partial<Sorting>): Promise<void> {
  const { changeSettings } = await import('./settings.ts');
  await changeSettings((settings) => ({
    ...settings,
    ...(results && { resultSort: results }),
    ...(lists && { listSort: lists }),
  }));
}
