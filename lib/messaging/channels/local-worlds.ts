import * as z from 'zod/mini';
import { channel, id, nothing } from '../channel.ts';

const text = z.nullable(z.string().check(z.maxLength(2_000)));

/** Lists a world that was read from its export, or updates it. Its data is already on this device. */
export const add = channel<void>()({
  name: 'localWorlds.add',
  from: ['page'],
  request: z.strictObject({
    id,
    title: z.string().check(z.maxLength(2_000)),
    slug: text,
    url: text,
    source: z.literal('export'),
    readAt: z.number(),
  }),
});

/** Completes the sample world, whose content a page has created, and lists it. Does nothing to one that is listed. */
export const addSample = channel<void>()({ name: 'localWorlds.addSample', from: ['page'], request: nothing });

/** Deletes a world of either sort with everything of it on this device. Drafts for it that weren't saved yet stay. */
export const remove = channel<void>()({
  name: 'localWorlds.remove',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});
