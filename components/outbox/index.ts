// The outbox screen: every draft with its status, its next actions, and the export. It reads the store directly. Each
// action is one write to the store, after which the background is woken.
export { download, exportDrafts } from './export-drafts.ts';
export { GROUP_ICONS } from './group-icons.ts';
export { LostNotice } from './lost-notice.tsx';
export { OutboxList, type OutboxListProps } from './outbox-list.tsx';
export { SetAsideNotice, type Unreadable } from './set-aside-notice.tsx';
export { type OutboxView, useOutbox } from './use-outbox.ts';
