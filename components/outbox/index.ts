// The outbox screen: every draft with its status, its next actions, and the export. It reads the store directly. Each
// action is one write to the store, after which the background is woken.

export { GROUP_ICONS } from './groups.ts';
export { download, exportDrafts, LostNotice, SetAsideNotice, type Unreadable } from './lost-notice.tsx';
export { OutboxList, type OutboxListProps } from './outbox-list.tsx';
export { type OutboxView, useOutbox } from './use-outbox.ts';
