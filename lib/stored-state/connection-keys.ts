/**
 * The key of the connection summary in `storage.local`. In a file of its own, because some screens read it on first
 * paint without the schema.
 */
export const CONNECTION_KEY = 'connection';
/** A stored summary that couldn't be parsed. */
export const BROKEN_CONNECTION_KEY = 'connection.broken';
