/** Milliseconds since the Unix epoch, UTC. A plain number, so that it can be stored and sent in messages. */
export type Instant = number;
