// The review of a world: what its links lack and what its texts contradict, a tab for each question. Tabs load on
// demand; `tabs.ts` lists them.
export { ReviewReader } from './reader.tsx';
export { ReviewLine } from './review-line.tsx';
export { ReviewScreen } from './review-screen.tsx';
export { REVIEW_TABS, type ReviewTabId, TABS } from './tabs.ts';
