// The side panel: search, navigation with back and forward, pins, and a view for each kind of entry. Views load on
// demand; `navigation/views.ts` lists them.

export { routeOf } from './navigation/route.ts';
export type { EntryView, EntryViewProps, ListView, ListViewProps } from './navigation/view.ts';
export { preloadView } from './navigation/views.ts';
export { Panel, type PanelProps } from './panel.tsx';
export { panelKeys } from './panel-keys.tsx';
export { applyLastAccent } from './world/use-accent.ts';
