// The copies of worlds on this device: which there are, how far and how old they are, and what can be done with them.
export { CopyList } from './CopyList.tsx';
export { SkippedNotice } from './SkippedNotice.tsx';
export { SpaceTaken } from './SpaceTaken.tsx';
