/** The latest request to a side panel, in `storage.session`. A file of its own: first paints read it without the schema. */
export const PANEL_REQUEST_KEY = 'panel.wanted';
