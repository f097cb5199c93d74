import * as z from 'zod/mini';
import type { Secret } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

/**
 * Controls the backup of a world, which runs in the background. Replies at once; the progress is in the backup's own
 * database. `stop` discards the progress but keeps what was read.
 */
export const read = channel<void>()({
  name: 'backup.read',
  from: ['page'],
  request: z.strictObject({ worldId: id, command: z.enum(['backup', 'check', 'pause', 'goOn', 'stop']) }),
});

/** A secret with its content, which isn't stored anywhere, for the file that is being written. */
export const secret = channel<Secret>()({
  name: 'backup.secret',
  from: ['page'],
  request: z.strictObject({ worldId: id, id }),
});
