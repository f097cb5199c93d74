// The review of a world: what its links lack and what its texts contradict, a tab for each question. Tabs load on
// demand; `tabs.ts` lists them. The panel loads the screen, the line and the reader from their own files, when it needs
// them.
export { REVIEW_TABS, type ReviewTabId, TABS } from './tabs.ts';
