// Shared by all entry views: an entry's offline copy, kept up to date; the frame with header and freshness notice; the
// bar that its parts put their tools into; keyboard shortcuts; and the visible range of long lists.

export {
  createEntryBar,
  EntryBarContext,
  type EntryBarState,
  type Tool,
  useEntryBar,
  useStatus,
  useTools,
} from './entry-bar.ts';
export { EntryFrame, type ShownEntry } from './entry-frame.tsx';
export { EntryHead } from './entry-head.tsx';
export { EntryLine, updatedFact } from './entry-line.tsx';
export { EntryPath } from './entry-path.tsx';
export { EntryTags } from './entry-tags.tsx';
export { type Fact, Facts } from './facts.tsx';
export { fieldLabel } from './field-label.ts';
export { HeadFlags } from './head-flags.tsx';
export { momentFact } from './moment.tsx';
export { showOptimistically } from './optimistic-update.ts';
export { labelOfKey } from './statblock-key.ts';
export { SyncNotice } from './sync-notice.tsx';
export { type EntryCopy, useEntryCopy } from './use-entry-copy.ts';
export { useFetching } from './use-fetching.ts';
export { useKeys } from './use-keys.ts';
export { useVisibleRows } from './use-visible-rows.ts';
export type { EntryPlace, EntryViewProps, LinkPlace, TextPlace } from './view.ts';
