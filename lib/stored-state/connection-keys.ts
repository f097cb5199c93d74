/** The key of the connection summary. In a file of its own: some screens read it without the schema. */
export const CONNECTION_KEY = 'connection';
/** A stored summary that couldn't be parsed. */
export const BROKEN_CONNECTION_KEY = 'connection.broken';
/** The worlds on this device that no account is needed for. */
export const LOCAL_WORLDS_KEY = 'worlds.local';

/** World Anvil's own address, for worlds that no connection names one for. */
export const PLATFORM_ADDRESS = 'https://www.worldanvil.com';
