// The history screens: every change by day and by entry, what it did to each field, Undo and Restore. Also the toasts
// that report on a running change, and the dialog for conflicts.

export { BatchReport, BatchReports } from './batch-report.tsx';
export { formatDay } from './days.ts';
export { FieldChange } from './differences/field-change.tsx';
export { HistoryView, type HistoryViewProps } from './history-view.tsx';
export { fieldLabel } from './operation-text.ts';
export { appendOperation, editOperation } from './operations/create-operations.ts';
export type { Operation } from './operations/operations.ts';
export { perform } from './operations/perform.ts';
export { useUndoMany } from './use-history.ts';
export { saveHistory, useHistorySize } from './use-history-size.ts';
