// What the views of all things share: the copy of one thing, kept fresh; the frame around it, with its head and how the
// copy stands to the platform's own; single keys; and which stretch of a very long list is worth drawing.

export { EntryFrame as ThingFrame, type ShownEntry as ShownThing } from './entry-frame.tsx';
export { EntryHead as ThingHead } from './entry-head.tsx';
export { EntryPath as ThingPath } from './entry-path.tsx';
export { EntryTags as ThingTags } from './entry-tags.tsx';
export { type Fact, Facts } from './facts.tsx';
export { HeadFlags } from './head-flags.tsx';
export { momentFact } from './moment.tsx';
export { showOptimistically as showWanted } from './optimistic-update.ts';
export { SyncNotice as Standing } from './sync-notice.tsx';
export { type EntryCopy as ThingCopy, useEntryCopy as useThing } from './use-entry-copy.ts';
export { useFetching } from './use-fetching.ts';
export { useInSight } from './use-in-sight.ts';
export { useKeptFocus } from './use-kept-focus.ts';
export { useKeys } from './use-keys.ts';
export type { EntryViewProps as ThingViewProps } from './view.ts';
