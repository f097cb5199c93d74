import * as z from 'zod/mini';
import { id, nothing, pageChannel } from '../channel.ts';

/** Maximum number of entries in a list, and of entries changed together. */
const MOST_LINKS = 500;
const MOST_CHANGED = 200;

const link = z.strictObject({ href: z.string().check(z.maxLength(2000)), id: z.nullable(id) });

/** The entry that a link leads to, from the offline copy only. */
export const card = pageChannel('page.card', link);

export const list = pageChannel('page.list', nothing);

/** The status of a list's entries, in the order of `links`. */
export const flags = pageChannel(
  'page.flags',
  z.strictObject({ links: z.array(link).check(z.maxLength(MOST_LINKS)) }),
);

/** Opens the panel with the selected entries. Must run synchronously within the user's click. */
export const pick = pageChannel(
  'page.pick',
  z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(MOST_CHANGED)) }),
);

/** Entries whose titles match the typed text. Only answered if the shortcut was pressed on that very page. */
export const complete = pageChannel(
  'page.complete',
  z.strictObject({ typed: z.string().check(z.maxLength(200)) }),
);
