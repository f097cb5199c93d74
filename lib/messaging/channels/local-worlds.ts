import * as z from 'zod/mini';
import { channel, id } from '../channel.ts';

const text = z.nullable(z.string().check(z.maxLength(2_000)));

/** Lists a world that needs no account, or updates it. Its data is already on this device. */
export const add = channel<void>()({
  name: 'localWorlds.add',
  from: ['page'],
  request: z.strictObject({
    id,
    title: z.string().check(z.maxLength(2_000)),
    slug: text,
    url: text,
    source: z.enum(['export', 'sample']),
    readAt: z.number(),
  }),
});

/** Deletes such a world with everything of it on this device. Drafts for it that weren't saved yet stay. */
export const remove = channel<void>()({
  name: 'localWorlds.remove',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});
