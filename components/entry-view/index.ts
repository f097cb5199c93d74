// What the views of all things share: the copy of one thing, kept fresh; the frame around it, with its head and how the
// copy stands to the platform's own; single keys; and which stretch of a very long list is worth drawing.

export { EntryFrame, type ShownEntry } from './entry-frame.tsx';
export { EntryHead } from './entry-head.tsx';
export { EntryPath } from './entry-path.tsx';
export { EntryTags } from './entry-tags.tsx';
export { type Fact, Facts } from './facts.tsx';
export { HeadFlags } from './head-flags.tsx';
export { momentFact } from './moment.tsx';
export { showOptimistically } from './optimistic-update.ts';
export { SyncNotice } from './sync-notice.tsx';
export { type EntryCopy, useEntryCopy } from './use-entry-copy.ts';
export { useFetching } from './use-fetching.ts';
export { useIsVisible } from './use-is-visible.ts';
export { useKeptFocus } from './use-kept-focus.ts';
export { useKeys } from './use-keys.ts';
export type { EntryViewProps } from './view.ts';
