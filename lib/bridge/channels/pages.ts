import * as z from 'zod/mini';
import { ACTION_IDS, type PageChannels, type PageLook } from '../../worldpage/index.ts';
import { channel, id } from '../channel.ts';

/** As long as a note or a list of tags can sensibly be. */
const LONGEST = 20_000;

const action = z.enum(ACTION_IDS);

/** What the page that asks shows of the world. Its address is what the browser says of the sender. */
export const look = channel<PageChannels['page.look']['reply']>()({
  name: 'page.look',
  from: ['content'],
  request: z.strictObject({ edit: z.nullable(z.string().check(z.maxLength(2000))), isUnseen: z.boolean() }),
});

/** Does one of the actions that the page's own thing allows. */
export const act = channel<PageChannels['page.act']['reply']>()({
  name: 'page.act',
  from: ['content'],
  request: z.strictObject({
    action,
    value: z.string().check(z.maxLength(LONGEST)),
    choice: z.nullable(z.string().check(z.maxLength(LONGEST))),
  }),
});

/** Takes back a change of the page's own thing. */
export const undo = channel<PageChannels['page.undo']['reply']>()({
  name: 'page.undo',
  from: ['content'],
  request: z.strictObject({ change: id }),
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

/** What a tab shows of the world, for a screen of ours that was opened over it. */
export const ofTab = channel<PageLook>()({
  name: 'page.ofTab',
  from: ['page'],
  request: z.strictObject({ tabId: z.int() }),
});
