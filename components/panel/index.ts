// The side panel: search, navigation with back and forward, pins, and a view for each kind of entry. Views load on
// demand; `views.ts` lists them.

export { routeOf } from './address.ts';
export { panelKeys } from './key-groups.ts';
export { Panel, type PanelProps } from './panel.tsx';
export { applyLastAccent } from './use-accent.ts';
export type { EntryView, EntryViewProps, ListView, ListViewProps } from './view.ts';
export { preloadView } from './views.ts';
