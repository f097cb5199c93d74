// The side panel: the search that is always there, the places that were gone through, pins, and the view of each kind.
// A kind's view is a component of its own room, fetched when it is wanted: `views.ts` names them all.

export { placeOf } from './address.ts';
export { Panel, type PanelProps } from './panel.tsx';
export type { EntryView, EntryViewProps, ListView, ListViewProps } from './view.ts';
