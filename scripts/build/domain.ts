/**
 * PLACEHOLDER: the project has no domain yet. `.example` is reserved, so nothing can ever answer there. Before the first
 * upload to a store, put the real domain here. The manifest's homepage and Firefox's id derive from it, and lint finds any
 * other mention.
 */
export const DOMAIN = 'loreside.example';

/** Shown by the stores and in the settings, and sent to World Anvil with the name of the client. */
export const HOMEPAGE = `https://${DOMAIN}/`;
/** Identifies the add-on in Firefox. It can't change once the add-on is published. */
export const FIREFOX_ID = `loreside@${DOMAIN}`;
