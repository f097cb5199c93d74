// The copies of worlds on this device: which there are, how far and how old they are, and what can be done with them.
export { CopyList } from './copy-list.tsx';
export { SkippedNotice } from './skipped-notice.tsx';
export { SpaceTaken } from './space-taken.tsx';
