// The search as people use it: one box, an answer at every key, and what can be done with each thing that is found.
// It reads the library itself; nothing here waits for the network. The panel and the palette are made of it.
export { ageWords, agoWords } from './age.ts';
export { CopyAge, CopyProgress, useAsking } from './CopyState.tsx';
export { type ChosenWorld, chosenWorldId, useChosenWorld } from './chosenworld.ts';
export { copyFaultWords } from './copyfault.ts';
export { copyMention, openPage } from './deeds.ts';
export { FilterBar } from './FilterBar.tsx';
export { Flags } from './Flags.tsx';
export { Found } from './Found.tsx';
export { withFilter } from './filters.ts';
export { KindIcon } from './KindIcon.tsx';
export { kindWord, kindWords, thingWord } from './kinds.ts';
export { RebuildButton } from './RebuildButton.tsx';
export { ResultList, type ResultSection } from './ResultList.tsx';
export { type Row, rowKey, rowOfEntry, rowOfHit } from './row.ts';
export { Said } from './Said.tsx';
export { SaidWords } from './SaidWords.tsx';
export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
export { SyncStoppedNotice } from './SyncStopped.tsx';
export { useSearch } from './useSearch.ts';
export {
  useWorldIndex as useShelf,
  type WorldIndex as Shelf,
  type WorldIndexState as ShelfState,
} from './useShelf.ts';
