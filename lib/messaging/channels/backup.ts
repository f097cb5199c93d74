import * as z from 'zod/mini';
import type { Secret } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

/**
 * `backup`, `check`: begins to read a world, in the background; how far it is stands in its own database. `stop` forgets
 * the reading, though not what was read. Answers at once.
 */
export const read = channel<void>()({
  name: 'backup.read',
  from: ['page'],
  request: z.strictObject({ worldId: id, command: z.enum(['backup', 'check', 'pause', 'goOn', 'stop']) }),
});

/** A secret with its contents, which nothing keeps: for the file that is just being made. */
export const secret = channel<Secret>()({
  name: 'backup.secret',
  from: ['page'],
  request: z.strictObject({ id }),
});
