// The way back, as people see it: every change by day and by thing, what it did to each field, Undo and Restore; and the
// messages over the foot of a page that say how a change went, with the question where somebody else was there first.
export { appending, editing } from './asking.ts';
export { BatchReport } from './batch-report.tsx';
export { saveHistory } from './exporting.ts';
export { HistoryView, type HistoryViewProps } from './history-view.tsx';
export type { Operation } from './operations.ts';
export { perform } from './performing.ts';
export { useHistorySize } from './use-history-size.ts';
export { useUndoMany } from './use-undo-many.ts';
