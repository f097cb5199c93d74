/**
 * The kinds of data that Loreside sends to World Anvil, in Firefox's words: the two keys, the text of drafts and
 * changes, and the address of the page that a text was captured from. Firefox's manifest declares them, and Connect
 * asks for them.
 */
export const DATA_TYPES = ['authenticationInfo', 'websiteContent', 'browsingActivity'] as const;
