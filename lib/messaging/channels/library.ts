import * as z from 'zod/mini';
import type { Instant, Secret } from '../../model/index.ts';
import { channel, id, nothing } from '../channel.ts';

const kind = z.enum(['article', 'statblock', 'secret', 'category', 'image', 'manuscript']);

/** Starts or continues to fetch a world's lists. Replies at once; the library shows the progress. */
export const refresh = channel<void>()({
  name: 'library.refresh',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});

/** Reports that a screen found damage in a world's copy. It is repaired, and lost texts are read again. Replies at once. */
export const repair = channel<void>()({
  name: 'library.repair',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});

/** Pauses or continues the offline copy of a world. */
export const pause = channel<void>()({
  name: 'library.pause',
  from: ['page'],
  request: z.strictObject({ worldId: id, paused: z.boolean() }),
});

/** Fetches an entry again and stores it. False if World Anvil has it no longer: its copy is deleted. */
export const refreshOne = channel<boolean>()({
  name: 'library.refreshOne',
  from: ['page'],
  request: z.strictObject({ worldId: id, kind, id }),
});

/** A user is looking at the library, which checks for changes if it is out of date. Replies at once. */
export const look = channel<void>()({ name: 'library.look', from: ['page'], request: nothing });

/** Deletes a world's offline copy. */
export const forget = channel<void>()({
  name: 'library.forget',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});

export interface SecretReading {
  secret: Secret;
  /** When it was read from World Anvil. */
  readAt: Instant;
  /** Read from the encrypted copy, because World Anvil couldn't be reached. */
  fromCopy: boolean;
}

/** A secret with its content, which no store holds in plain text, for the requesting screen only. */
export const secret = channel<SecretReading>()({
  name: 'library.secret',
  from: ['page'],
  request: z.strictObject({ worldId: id, id }),
});
