// Watches for requests to the panel. A module of its own, because its schemas would delay the first paint.
export { watchPanelRequests } from '../../../lib/stored-state/index.ts';
