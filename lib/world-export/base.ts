/** Where an address of a saved page begins that starts with a slash. */
export const BASE = 'https://www.worldanvil.com/';
