import * as z from 'zod/mini';
import type { StatblockTemplate } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

const number = z.int().check(z.gte(1));

/** Labels, order and groups of a template's fields; read at most once a day, out of what was read before where offline. */
export const template = channel<StatblockTemplate>()({
  name: 'statblock.template',
  from: ['page'],
  request: z.strictObject({ id: number }),
});

/** Takes a statblock into the copy that no list gives, by its id or its page's address; answers once it stands there. */
export const add = channel<{ kind: 'statblock'; id: string }>()({
  name: 'statblock.add',
  from: ['page'],
  request: z.strictObject({ worldId: id, typed: z.string().check(z.minLength(1), z.maxLength(2000)) }),
});
