// The outbox as people see it: every draft with what became of it, what to do next, and the way out as a file.
// It reads the store itself; what is done to a draft is one write there, and the background is told to look.
export { download, exportDrafts } from './exportDrafts.ts';
export { OutboxList, type OutboxListProps } from './OutboxList.tsx';
export { type Outbox, useOutbox } from './useOutbox.ts';
