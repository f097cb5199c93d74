// Search as people use it: one box, results with every keystroke, and actions for each result. It reads the library
// directly and never waits for the network. The panel and the palette are built on it.

export { FilterBar } from './filters/filter-bar.tsx';
export { withFilter } from './filters/filters.ts';
export { kindCount } from './kind-count.ts';
export { entryLabel, kindLabel, kindPlural } from './kinds.ts';
export { EntryPicture, EntryTile, entryHue, Flags, KindIcon } from './results/entry-tile.tsx';
export type { Mark } from './results/marked.tsx';
export { Marked } from './results/marked.tsx';
export { NoneOfKind } from './results/none-of-kind.tsx';
export { AbsentWorld, loadSync } from './results/nothing-found.tsx';
export { ResultList, type ResultSection } from './results/result-list.tsx';
export { RowContent } from './results/result-row.tsx';
export { type Row, rowKey, rowOfEntry, rowOfHit } from './results/row.ts';
export { copyMention, dragEntry, openPage } from './results/row-actions.tsx';
export { SearchResults, SortMenu, sortName } from './results/search-results.tsx';
export { sortedLocations, useSorting } from './results/sort-order.ts';
export { SearchBox, type SearchBoxProps, searchKeys } from './search-box.tsx';
export { StatusText, showStatus } from './status-text.tsx';
export { useSearch } from './use-search.ts';
export {
  type ChosenWorld,
  type KnownWorlds,
  type NamedWorld,
  pagesOf,
  startWorldId,
  useCanChange,
  useChosenWorld,
  useKnownWorlds,
  useWorldSource,
  WorldSourceContext,
} from './worlds/chosen-world.ts';
export {
  CopyAge,
  CopyProgress,
  isReadInPart,
  ReadAgain,
  RebuildButton,
  SyncStoppedNotice,
  useAsyncAction,
  useTexts,
  type Work,
} from './worlds/copy-state.tsx';
export { useOtherIndexes } from './worlds/use-other-worlds.ts';
export {
  faultMessage,
  useWorldIndex,
  type WorldIndex,
  type WorldIndexState,
} from './worlds/use-world-index.ts';
