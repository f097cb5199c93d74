/** The connection's summary in `storage.local`. A file of its own: first paints read the key without the schema. */
export const CONNECTION_KEY = 'connection';
/** A stored summary that couldn't be parsed. */
export const BROKEN_CONNECTION_KEY = 'connection.broken';
