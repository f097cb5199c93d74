/** A moment in time: milliseconds since the epoch, UTC. Plain, so that it survives messages and stores. */
export type Instant = number;
