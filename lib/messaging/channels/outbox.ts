import * as z from 'zod/mini';
import { channel, id, nothing } from '../channel.ts';

/** Wakes the outbox because there is something to send. */
export const wake = channel<void>()({ name: 'outbox.wake', from: ['page'], request: nothing });

/** Deletes one of two articles created from the same draft, on World Anvil. */
export const removeExtra = channel<void>()({
  name: 'outbox.removeExtra',
  from: ['page'],
  request: z.strictObject({ id, articleId: id }),
});
