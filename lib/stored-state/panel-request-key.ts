/** The latest request to a side panel, in `storage.session`. Separate, so that it can be read on first paint without the schema. */
export const PANEL_REQUEST_KEY = 'panel.wanted';
