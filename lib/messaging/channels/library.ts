import * as z from 'zod/mini';
import type { Instant, Secret } from '../../model/index.ts';
import { channel, id, nothing } from '../channel.ts';

const kind = z.enum(['article', 'statblock', 'secret', 'category', 'image', 'manuscript']);

/** Begins, or goes on with, fetching a world's lists; answers at once. The library shows how far it is. */
export const refresh = channel<void>()({
  name: 'library.refresh',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});

/** Stops copying a world, until it is told to go on. */
export const pause = channel<void>()({
  name: 'library.pause',
  from: ['page'],
  request: z.strictObject({ worldId: id, paused: z.boolean() }),
});

/** Fetches one thing again; answers once it stands in the library. False: it is gone upstream, and so is its copy. */
export const refreshOne = channel<boolean>()({
  name: 'library.refreshOne',
  from: ['page'],
  request: z.strictObject({ worldId: id, kind, id }),
});

/** Somebody looks at the library: it sees to it that it is not old, politely. Answers at once. */
export const look = channel<void>()({ name: 'library.look', from: ['page'], request: nothing });

/** Takes a world's copy away. */
export const forget = channel<void>()({
  name: 'library.forget',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});

export interface SecretReading {
  secret: Secret;
  /** When the platform said so. */
  readAt: Instant;
  /** It comes out of the sealed copy, because the platform could not be asked. */
  fromCopy: boolean;
}

/** A secret with its contents, which no store holds in the clear: for the one screen that asks. */
export const secret = channel<SecretReading>()({
  name: 'library.secret',
  from: ['page'],
  request: z.strictObject({ worldId: id, id }),
});
