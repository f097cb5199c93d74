import * as z from 'zod/mini';
import { ACTION_IDS, PAGE_ACT_IDS, type PageView } from '../../worldpage/index.ts';
import { channel, id, nothing, pageChannel } from '../channel.ts';

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

/** A capture requested from the context menu, for the popup. Addresses are null if they don't apply. */
export interface PendingCapture {
  selectionText: string;
  linkUrl: string | null;
  pageUrl: string;
  /** The frame that was clicked, unless it was the top frame. */
  frameUrl: string | null;
  tabId: number;
}

/** Returns the pending capture once, then null. */
export const pending = channel<PendingCapture | null>()({
  name: 'capture.pending',
  from: ['page'],
  request: nothing,
});

/** Wakes the outbox because there is something to send. */
export const wake = channel<void>()({ name: 'outbox.wake', from: ['page'], request: nothing });

/** Deletes one of two articles created from the same draft, on World Anvil. */
export const removeExtra = channel<void>()({
  name: 'outbox.removeExtra',
  from: ['page'],
  request: z.strictObject({ id, articleId: id }),
});

const action = z.enum(ACTION_IDS);

/** The texts that scripts on pages show, in the user's language. */
export const messages = pageChannel('page.messages', nothing);

/** The entry that the sending page shows. Its address comes from the browser, not from the request. */
export const look = pageChannel(
  'page.look',
  z.strictObject({ edit: z.nullable(z.string().check(z.maxLength(2000))), isUnseen: z.boolean() }),
);

/** Runs an action that pages are allowed to run. None of them changes anything on World Anvil. */
export const act = pageChannel('page.act', z.strictObject({ action: z.enum(PAGE_ACT_IDS) }));

/** Opens the panel at the page's entry. Must run synchronously within the user's click. */
export const panel = pageChannel('page.panel', z.strictObject({ action }));

/** Shows a tab's entry in the panel of a window, which one of our screens has just opened. */
export const show = channel<void>()({
  name: 'page.show',
  from: ['page'],
  request: z.strictObject({ tabId: z.int(), action, windowId: z.int() }),
});

/** Updates the scripts on pages now, before one of them is reloaded. */
export const arrange = channel<void>()({ name: 'page.arrange', from: ['page'], request: nothing });

/** Whether a tab shows a page of a copied world. */
export const isOwn = channel<boolean>()({
  name: 'page.isOwn',
  from: ['page'],
  request: z.strictObject({ tabId: z.int() }),
});

/** The entry that a tab shows, for a screen of ours that was opened over it. */
export const ofTab = channel<PageView>()({
  name: 'page.ofTab',
  from: ['page'],
  request: z.strictObject({ tabId: z.int() }),
});
