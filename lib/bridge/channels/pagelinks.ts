import * as z from 'zod/mini';
import type { PageLinkChannels } from '../../worldpage/index.ts';
import { channel, id, nothing } from '../channel.ts';

type Reply<Name extends keyof PageLinkChannels> = PageLinkChannels[Name]['reply'];

/** Entries that one list may hold, and that one go may change. */
const MOST_LINKS = 500;
const MOST_CHANGED = 200;

const link = z.strictObject({ href: z.string().check(z.maxLength(2000)), id: z.nullable(id) });
const batch = z.strictObject({ batch: id });
const tag = z.string().check(z.minLength(1), z.maxLength(100));

/** What a link leads to, out of the copy alone. */
export const card = channel<Reply<'page.card'>>()({ name: 'page.card', from: ['content'], request: link });

export const list = channel<Reply<'page.list'>>()({ name: 'page.list', from: ['content'], request: nothing });

/** How the entries of a list stand, in the order asked for. */
export const flags = channel<Reply<'page.flags'>>()({
  name: 'page.flags',
  from: ['content'],
  request: z.strictObject({ links: z.array(link).check(z.maxLength(MOST_LINKS)) }),
});

/** What the articles of a list can be moved to; the article tells the world. */
export const choices = channel<Reply<'page.choices'>>()({
  name: 'page.choices',
  from: ['content'],
  request: z.strictObject({ id }),
});

/** Changes several articles of the copy; the history has what stood in each. */
export const many = channel<Reply<'page.many'>>()({
  name: 'page.many',
  from: ['content'],
  request: z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(MOST_CHANGED)),
    change: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.enum(['draft', 'wip']), value: z.boolean() }),
      z.strictObject({ kind: z.literal('state'), value: z.enum(['public', 'private']) }),
      z.strictObject({ kind: z.enum(['addTag', 'removeTag']), value: tag }),
      z.strictObject({ kind: z.literal('category'), value: z.nullable(id) }),
    ]),
  }),
});

export const manyState = channel<Reply<'page.manyState'>>()({
  name: 'page.manyState',
  from: ['content'],
  request: batch,
});

export const manyStop = channel<Reply<'page.manyStop'>>()({
  name: 'page.manyStop',
  from: ['content'],
  request: batch,
});

/** Takes back what was changed from this very tab. */
export const manyUndo = channel<Reply<'page.manyUndo'>>()({
  name: 'page.manyUndo',
  from: ['content'],
  request: batch,
});

/** Things by what was typed of their titles; answered only where the key for it was pressed in that very page. */
export const complete = channel<Reply<'page.complete'>>()({
  name: 'page.complete',
  from: ['content'],
  request: z.strictObject({ typed: z.string().check(z.maxLength(200)) }),
});
