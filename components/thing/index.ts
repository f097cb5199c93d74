// What the views of all things share: the copy of one thing, kept fresh; the frame around it, with its head and how the
// copy stands to the platform's own; single keys; and which stretch of a very long list is worth drawing.
export { type Fact, Facts } from './Facts.tsx';
export { HeadFlags } from './HeadFlags.tsx';
export { momentFact } from './moment.tsx';
export { SyncNotice as Standing } from './Standing.tsx';
export { EntryFrame as ThingFrame, type ShownEntry as ShownThing } from './ThingFrame.tsx';
export { EntryHead as ThingHead } from './ThingHead.tsx';
export { EntryPath as ThingPath } from './ThingPath.tsx';
export { EntryTags as ThingTags } from './ThingTags.tsx';
export { useFetching } from './useFetching.ts';
export { useInSight } from './useInSight.ts';
export { useKeptFocus } from './useKeptFocus.ts';
export { useKeys } from './useKeys.ts';
export { type EntryCopy as ThingCopy, useEntryCopy as useThing } from './useThing.ts';
export type { EntryViewProps as ThingViewProps } from './view.ts';
export { showOptimistically as showWanted } from './wanted.ts';
