import * as z from 'zod/mini';
import { ACTION_IDS, PAGE_ACT_IDS, type PageView } from '../../worldpage/index.ts';
import { channel, nothing, pageChannel } from '../channel.ts';

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
