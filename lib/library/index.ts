// The offline copies of worlds. Every screen reads and searches them directly and re-renders on changes; only the
// background writes. Entries are stored in blocks, with search segments over them.
export { entryOfBody, type NewBody, putBody } from './bodies/body-entry.ts';
export { indexBodies } from './bodies/body-indexer.ts';
export type { BodyHit, BodySearch, BodySearchOptions } from './bodies/body-search.ts';
export { entryOfArticle, type LibraryChange, onChange as onLibraryChange, summaryOf } from './changes.ts';
export { hasEntries, type WorldCopy, type WorldFacts } from './copy.ts';
export { everything } from './everything.ts';
export { type Snippet, snippetOf } from './fulltext/index.ts';
export { adoptCopy } from './import/adopt-copy.ts';
export { importQueue } from './import/import-queue.ts';
export type { ImportedEntry } from './import/import-world.ts';
export { finishImport, importKey, storeExported, storeExportedWorld } from './import/import-world.ts';
export { learnAddress, type RemovedEntries, removeEntries, restoreEntries } from './import/remove-entries.ts';
export type { Body, Library, LocalCopy, Recent } from './library.ts';
export { openLibrary, openLocalCopy, prepareLibrary } from './library.ts';
export type { Link, LinkIndex, PlacedLink } from './links/index.ts';
export { keyOf, keyOfAddress, keyOfRef, LINK_KINDS, linksOfDraft, linksOfResource } from './links/index.ts';
export {
  createNameFinder,
  type FindOptions,
  type FoundName,
  languageOfText,
  linkedRanges,
  type NameFinder,
} from './names/index.ts';
export type { StoredResource } from './resources-of.ts';
export {
  type CategoryAbove,
  ENTRY_KINDS,
  type Entry,
  type EntryKind,
  type EntryRef,
  type Filter,
  filterAtEnd,
  formatQuery,
  type Hit,
  IS_WORDS,
  type IsWord,
  isLinkFilter,
  type LinkFilter,
  type LinkTest,
  linkRange,
  type Mark,
  type MatchPlace,
  parseQuery,
  phraseQuery,
  QUOTE,
  type Query,
  type QueryPart,
  rankOfScore,
  type SearchAnswer,
  type Searcher,
  type SearchOptions,
  type SortFacts,
  type TextMatcher,
  textMatcher,
} from './search/index.ts';
export type { Resource, SkippedRow, SkipReason } from './store/database.ts';
export { pauseNow, slices } from './store/pause.ts';
export { forgetSkipped, noteSkipped, readSkipped, retrySkipped } from './store/skipped.ts';
export { isCopyDamaged } from './store/verify.ts';
export type { LibraryService } from './sync/service.ts';
export { skipReason } from './sync/skip-reason.ts';
export { refreshOne } from './sync/store-full-entry.ts';
export { type BodyOptions, syncBodies } from './sync/sync-bodies.ts';
export { type SyncOptions, syncWorld } from './sync/sync-world.ts';
export {
  dropSealed,
  putSealed,
  readSyncStopped,
  type SyncStopped,
  watchSyncStopped,
  writeSyncStopped,
} from './sync-stopped.ts';
export { type LibraryWriter, openWriter } from './writer.ts';
