// The outbox as people see it: every draft with what became of it, what to do next, and the way out as a file.
// It reads the store itself; what is done to a draft is one write there, and the background is told to look.
export { download, exportDrafts } from './export-drafts.ts';
export { LostNotice } from './lost-notice.tsx';
export { OutboxList, type OutboxListProps } from './outbox-list.tsx';
export { SetAsideNotice, type Unreadable } from './set-aside-notice.tsx';
export { type OutboxView, useOutbox } from './use-outbox.ts';
