// The way back, as people see it: every change by day and by thing, what it did to each field, Undo and Restore; and the
// messages over the foot of a page that say how a change went, with the question where somebody else was there first.
export { appending, editing } from './asking.ts';
export { BatchReport } from './BatchReport.tsx';
export type { Operation as Deed } from './deeds.ts';
export { saveHistory } from './exporting.ts';
export { HistoryView, type HistoryViewProps } from './HistoryView.tsx';
export { perform } from './performing.ts';
export { useHistorySize } from './useHistorySize.ts';
export { useUndoMany } from './useUndoMany.ts';
