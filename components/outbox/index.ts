// The outbox as people see it: every draft with what became of it, what to do next, and the way out as a file.
// It reads the store itself; what is done to a draft is one write there, and the background is told to look.
export { download, exportDrafts } from './exportDrafts.ts';
export { LostNotice } from './LostNotice.tsx';
export { OutboxList, type OutboxListProps } from './OutboxList.tsx';
export { SetAsideNotice, type Unreadable } from './SetAsideNotice.tsx';
export { type OutboxView, useOutbox } from './useOutbox.ts';
