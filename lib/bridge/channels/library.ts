import * as z from 'zod/mini';
import { channel, id } from '../channel.ts';

/** Begins, or goes on with, fetching a world's lists; answers at once. The library shows how far it is. */
export const refresh = channel<void>()({
  name: 'library.refresh',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});
