import * as z from 'zod/mini';
import { ACTION_IDS, PAGE_ACT_IDS, type PageChannels, type PageView } from '../../worldpage/index.ts';
import { channel } from '../channel.ts';

const action = z.enum(ACTION_IDS);

/** What the page that asks shows of the world. Its address is what the browser says of the sender. */
export const look = channel<PageChannels['page.look']['reply']>()({
  name: 'page.look',
  from: ['content'],
  request: z.strictObject({ edit: z.nullable(z.string().check(z.maxLength(2000))), isUnseen: z.boolean() }),
});

/** Does one of the actions that a page may carry out. None of them changes anything on World Anvil. */
export const act = channel<PageChannels['page.act']['reply']>()({
  name: 'page.act',
  from: ['content'],
  request: z.strictObject({ action: z.enum(PAGE_ACT_IDS) }),
});

/** Opens the panel at the page's thing: within the click, so that nothing is waited for before it is served. */
export const panel = channel<PageChannels['page.panel']['reply']>()({
  name: 'page.panel',
  from: ['content'],
  request: z.strictObject({ action }),
});

/** Leads the panel, which a screen of ours has just opened, to what a tab shows. */
export const show = channel<void>()({
  name: 'page.show',
  from: ['page'],
  request: z.strictObject({ tabId: z.int(), action }),
});

/** Whether a tab shows a page of one of the copied worlds. */
export const isOwn = channel<boolean>()({
  name: 'page.isOwn',
  from: ['page'],
  request: z.strictObject({ tabId: z.int() }),
});

/** What a tab shows of the world, for a screen of ours that was opened over it. */
export const ofTab = channel<PageView>()({
  name: 'page.ofTab',
  from: ['page'],
  request: z.strictObject({ tabId: z.int() }),
});
