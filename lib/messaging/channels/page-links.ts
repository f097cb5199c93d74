import * as z from 'zod/mini';
import type { PageLinkChannels } from '../../worldpage/index.ts';
import { channel, id, nothing } from '../channel.ts';

type Reply<Name extends keyof PageLinkChannels> = PageLinkChannels[Name]['reply'];

/** Maximum number of entries in a list, and of entries changed together. */
const MOST_LINKS = 500;
const MOST_CHANGED = 200;

const link = z.strictObject({ href: z.string().check(z.maxLength(2000)), id: z.nullable(id) });

/** The entry that a link leads to, from the offline copy only. */
export const card = channel<Reply<'page.card'>>()({ name: 'page.card', from: ['content'], request: link });

export const list = channel<Reply<'page.list'>>()({ name: 'page.list', from: ['content'], request: nothing });

/** The status of a list's entries, in the order of `links`. */
export const flags = channel<Reply<'page.flags'>>()({
  name: 'page.flags',
  from: ['content'],
  request: z.strictObject({ links: z.array(link).check(z.maxLength(MOST_LINKS)) }),
});

/** Opens the panel with the selected entries. Must run synchronously within the user's click. */
export const pick = channel<Reply<'page.pick'>>()({
  name: 'page.pick',
  from: ['content'],
  request: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(MOST_CHANGED)) }),
});

/** Entries whose titles match the typed text. Only answered if the shortcut was pressed on that very page. */
export const complete = channel<Reply<'page.complete'>>()({
  name: 'page.complete',
  from: ['content'],
  request: z.strictObject({ typed: z.string().check(z.maxLength(200)) }),
});
