import * as z from 'zod/mini';
import type { Secret } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

/** Controls the reading of a backup. Replies at once. `stop` keeps what was read, not the progress. */
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
