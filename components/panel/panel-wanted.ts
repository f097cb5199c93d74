// What the panel is asked to show. It loads after the first paint, which the schemas would hold up.
export { watchPanelRequests } from '../../lib/stored-state/index.ts';
