import browser from 'webextension-polyfill';
import { message, t } from '../../i18n/index.ts';
import type { Handlers } from '../../messaging/index.ts';
import { failed, ok, type Problem } from '../../model/index.ts';
import { requestInPanel } from '../../stored-state/index.ts';
import { ACTIONS, type PageView, SHOWN } from '../../worldpage/index.ts';
import type { CallService } from '../core/call-service.ts';
import { createRateLimit } from '../core/rate-limit.ts';
import { selectionTarget } from './list-pages.ts';
import { runPageAction } from './page-actions.ts';
import { addressOf, findPageEntry, lookAt, NOTHING } from './page-entry.ts';
import { arrangePages } from './page-scripts.ts';
import { pageWords } from './page-words.ts';
import { worldsOfPage } from './page-worlds.ts';
import { panelTargetFor } from './panel-target.ts';
import { lookAtWorld } from './world-home.ts';
import type { PageWork } from './world-pages.ts';

type PageHandlers = Pick<
  Handlers,
  'page.messages' | 'page.look' | 'page.act' | 'page.ofTab' | 'page.show' | 'page.isOwn'
>;

const NOT_HERE: Problem = {
  kind: 'notHere',
  sentence: message('worldPage.notHere'),
};
const TOO_MANY: Problem = {
  kind: 'tooMany',
  sentence: message('worldPage.tooMany'),
};
/** Actions per minute, from all pages together. */
const MOST = 30;

const looking =
  (call: CallService) =>
  async (address: string, edit: string | null = null): Promise<PageView> => {
    const found = await findPageEntry(address, edit, call);
    return found ? lookAt(found) : lookAtWorld(address);
  };

/** Handlers for world pages. What a page may do depends on its own address, never on its request. */
export function createPageHandlers(call: CallService): PageHandlers {
  const look = looking(call);
  const mayAct = createRateLimit(MOST);

  return {
    'page.messages': async () => ok(await pageWords()),

    'page.look': async ({ edit, isUnseen }, sender) => {
      const tabId = sender.tab?.id;
      if (isUnseen && tabId !== undefined)
        await browser.scripting.insertCSS({ target: { tabId }, css: SHOWN, origin: 'USER' });
      return ok((await look(addressOf(sender), edit)).actions);
    },

    'page.act': async ({ action }, sender) => {
      if (!mayAct()) return failed(TOO_MANY);
      const { entry, actions } = await look(addressOf(sender));
      if (!entry || !actions.some(({ id }) => id === action)) return failed(NOT_HERE);
      const done = await runPageAction(entry, action, sender.tab?.id ?? null);
      return done.ok ? ok({ sentence: t(done.value), bar: (await look(addressOf(sender))).actions }) : done;
    },

    'page.ofTab': async ({ tabId }) => {
      // The tab was closed meanwhile.
      const tab = await browser.tabs.get(tabId).catch(() => null);
      return ok(tab?.url === undefined ? NOTHING : await look(tab.url));
    },

    'page.isOwn': async ({ tabId }) => {
      const { url = '' } = await browser.tabs.get(tabId);
      return ok((await worldsOfPage(url)).length > 0);
    },

    'page.show': async ({ tabId, action, windowId }) => {
      const { url } = await browser.tabs.get(tabId);
      const { entry } = url === undefined ? NOTHING : await look(url);
      if (!entry) return failed(NOT_HERE);
      return ok(await requestInPanel(windowId, await panelTargetFor(entry, action)));
    },
  };
}

export function createPageWork(call: CallService): PageWork {
  const look = looking(call);
  return {
    arrange: arrangePages,
    async placeOf(address, action) {
      const { entry: resource } = await look(address);
      return resource && panelTargetFor(resource, action);
    },
    placeOfPicked: selectionTarget,
    async menu(id, tabId) {
      const action = ACTIONS.find((one) => one.id === id);
      if (action) await browser.tabs.sendMessage(tabId, { worldPage: 'act', action: id }, { frameId: 0 });
    },
  };
}
