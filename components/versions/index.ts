// The versions of an entry: by day, any two of them compared by structure, restored whole, by field or by block; and what
// changed in a world, by entry.
export { LossList } from './losses.tsx';
export { contentOf } from './make-again.ts';
export { TextComparison } from './text-comparison.tsx';
export { VersionsView, type VersionsViewProps } from './versions-view.tsx';
export { WorldChanges } from './world-changes.tsx';
