// Search as people use it: one box, results with every keystroke, and actions for each result. It reads the library
// directly and never waits for the network. The panel and the palette are built on it.
export {
  type ChosenWorld,
  type KnownWorlds,
  type NamedWorld,
  rememberShownWorld,
  startWorldId,
  useCanChange,
  useChosenWorld,
  useKnownWorlds,
  useWorldSource,
  WorldSourceContext,
} from './chosen-world.ts';
export { faultMessage } from './copy-fault.ts';
export { CopyAge, CopyProgress, useAsyncAction, type Work } from './copy-state.tsx';
export { dragEntry } from './drag-entry.ts';
export { copyMention, openPage } from './entry-actions.ts';
export { EntryTile, entryHue } from './entry-tile.tsx';
export { FilterBar } from './filter-bar.tsx';
export { withFilter } from './filters.ts';
export { Flags } from './flags.tsx';
export { KindIcon } from './kind-icon.tsx';
export { entryLabel, kindCount, kindLabel, kindPlural } from './kinds.ts';
export { Marked } from './marked.tsx';
export type { Mark } from './marks.ts';
export { NoneOfKind } from './none-of-kind.tsx';
export { isReadInPart, ReadAgain } from './read-in-part.tsx';
export { RebuildButton } from './rebuild-button.tsx';
export { ResultList, type ResultSection } from './result-list.tsx';
export { RowContent } from './result-row.tsx';
export { type Row, rowKey, rowOfEntry, rowOfHit } from './row.ts';
export { SearchBox, type SearchBoxProps } from './search-box.tsx';
export { searchKeys } from './search-keys.ts';
export { SearchResults } from './search-results.tsx';
export { showStatus } from './show-status.tsx';
export { SortMenu, sortName } from './sort-menu.tsx';
export { sortedLocations } from './sort-order.ts';
export { StatusText } from './status-text.tsx';
export { SyncStoppedNotice } from './sync-stopped.tsx';
export { useOtherIndexes } from './use-other-worlds.ts';
export { useSearch } from './use-search.ts';
export { useSorting } from './use-sorting.ts';
export {
  useWorldIndex,
  type WorldIndex,
  type WorldIndexState,
} from './use-world-index.ts';
