/** Exists while a world is synced, or waits to be. */
export const LIBRARY_ALARM = 'library';
/** Checks regularly whether World Anvil has anything new. */
export const UPDATE_CHECK_ALARM = 'library.look';
