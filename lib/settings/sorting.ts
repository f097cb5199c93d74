import { stored } from '../stored-state/index.ts';
import type { ListSort, ResultSort } from './row-choices.ts';
import { choiceIn, LIST_SORTS, RESULT_SORTS, SETTINGS_KEY } from './row-choices.ts';

/** Read alone: parsing all settings takes longer than a list may. */
const linkCounts = stored(
  SETTINGS_KEY,
  (raw) => typeof raw === 'object' && raw !== null && Reflect.get(raw, 'linkCounts') === true,
);

/** Whether rows say how many entries link to theirs. */
export const readLinkCounts = (): Promise<boolean> => linkCounts.read();
export const watchLinkCounts = (listener: () => void): (() => void) => linkCounts.watch(listener);

export interface Sorting {
  results: ResultSort;
  lists: ListSort;
}

/** Read alone: parsing all settings takes longer than a list may. */
const sorting = stored(
  SETTINGS_KEY,
  (raw): Sorting => ({
    results: choiceIn(raw, 'resultSort', RESULT_SORTS),
    lists: choiceIn(raw, 'listSort', LIST_SORTS),
  }),
);

/** The last chosen sort orders. */
export const readSorting = (): Promise<Sorting> => sorting.read();
export const watchSorting = (listener: () => void): (() => void) => sorting.watch(listener);

export async function changeSorting({ results, lists }: Partial<Sorting>): Promise<void> {
  const { changeSettings } = await import('./settings.ts');
  await changeSettings((settings) => ({
    ...settings,
    ...(results && { resultSort: results }),
    ...(lists && { listSort: lists }),
  }));
}
