// What the panel is asked to show. It loads after the first paint, which the settings' schemas would hold up.
export { watchPanelRequests as watchPanelWanted } from '../../lib/settings/index.ts';
