import * as z from 'zod/mini';
import type { StatblockTemplate } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

const number = z.int().check(z.gte(1));

/** A template's fields with labels, order and sections. Read at most once a day, and cached. */
export const template = channel<StatblockTemplate>()({
  name: 'statblock.template',
  from: ['page'],
  request: z.strictObject({ worldId: id, id: number }),
});

/** Adds a statblock that no list contains to the offline copy, by its id or address. Replies once it is stored. */
export const add = channel<{ kind: 'statblock'; id: string }>()({
  name: 'statblock.add',
  from: ['page'],
  request: z.strictObject({ worldId: id, typed: z.string().check(z.minLength(1), z.maxLength(2000)) }),
});
