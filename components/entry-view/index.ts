// Shared by all entry views: an entry's offline copy, kept up to date; the frame with header and freshness notice; the
// bar that its parts put their tools into; keyboard shortcuts; and the visible range of long lists.

export type { EntryPlace, EntryViewProps, LinkPlace, TextPlace } from './entry-bar.ts';
export {
  createEntryBar,
  EntryBarContext,
  type EntryBarState,
  type Tool,
  useEntryBar,
  useKeys,
  useStatus,
  useTools,
} from './entry-bar.ts';
export { EntryFrame, EntryTags, type ShownEntry, SyncNotice } from './entry-frame.tsx';
export {
  EntryHead,
  EntryLine,
  EntryPath,
  type Fact,
  Facts,
  HeadFlags,
  momentFact,
  updatedFact,
} from './entry-head.tsx';
export { fieldLabel } from './field-label.ts';
export { showOptimistically } from './optimistic-update.ts';
export { labelOfKey } from './statblock-key.ts';
export { type EntryCopy, useEntryCopy, useFetching } from './use-entry-copy.ts';
export { useVisibleRows } from './use-visible-rows.ts';
