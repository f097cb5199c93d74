import * as z from 'zod/mini';
import type { PageLinkChannels } from '../../worldpage/index.ts';
import { channel, id, nothing } from '../channel.ts';

type Reply<Name extends keyof PageLinkChannels> = PageLinkChannels[Name]['reply'];

/** Entries that one list may hold, and that may be changed together. */
const MOST_LINKS = 500;
const MOST_CHANGED = 200;

const link = z.strictObject({ href: z.string().check(z.maxLength(2000)), id: z.nullable(id) });

/** What a link leads to, out of the copy alone. */
export const card = channel<Reply<'page.card'>>()({ name: 'page.card', from: ['content'], request: link });

export const list = channel<Reply<'page.list'>>()({ name: 'page.list', from: ['content'], request: nothing });

/** How the entries of a list stand, in the order asked for. */
export const flags = channel<Reply<'page.flags'>>()({
  name: 'page.flags',
  from: ['content'],
  request: z.strictObject({ links: z.array(link).check(z.maxLength(MOST_LINKS)) }),
});

/** Opens the panel with the selected entries: within the click, so that nothing is waited for before it is served. */
export const pick = channel<Reply<'page.pick'>>()({
  name: 'page.pick',
  from: ['content'],
  request: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(MOST_CHANGED)) }),
});

/** Things by what was typed of their titles; answered only where the key for it was pressed in that very page. */
export const complete = channel<Reply<'page.complete'>>()({
  name: 'page.complete',
  from: ['content'],
  request: z.strictObject({ typed: z.string().check(z.maxLength(200)) }),
});
