// What the views of all things share: the copy of one thing, kept fresh; the frame around it, with its head and how the
// copy stands to the platform's own; single keys; and which stretch of a very long list is worth drawing.
export { type Fact, Facts } from './Facts.tsx';
export { HeadFlags } from './HeadFlags.tsx';
export { momentFact } from './moment.tsx';
export { Standing } from './Standing.tsx';
export { type ShownThing, ThingFrame } from './ThingFrame.tsx';
export { ThingHead } from './ThingHead.tsx';
export { ThingPath } from './ThingPath.tsx';
export { ThingTags } from './ThingTags.tsx';
export { useFetching } from './useFetching.ts';
export { useInSight } from './useInSight.ts';
export { useKeptFocus } from './useKeptFocus.ts';
export { useKeys } from './useKeys.ts';
export { type ThingCopy, useThing } from './useThing.ts';
export type { ThingViewProps } from './view.ts';
export { showWanted } from './wanted.ts';
