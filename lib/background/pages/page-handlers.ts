import browser from 'webextension-polyfill';
import { wantInPanel } from '../../settings/index.ts';
import { ACTIONS, type PageLook, SHOWN } from '../../worldpage/index.ts';
import type { Asking } from '../core/call-service.ts';
import type { PageWork } from '../core/deferred.ts';
import type { Outcome } from '../core/outcome.ts';
import { rateCap } from '../core/rate-limit.ts';
import type { ScreenAnswers } from '../core/screen-answers.ts';
import { pickedPlace } from './list-pages.ts';
import { act } from './page-actions.ts';
import { addressOf, findThing, lookAt, NOTHING } from './page-entry.ts';
import { arrangePages } from './page-scripts.ts';
import { worldsOfPage } from './page-worlds.ts';
import { placeFor } from './panel-target.ts';
import { lookAtWorld } from './world-home.ts';

type PageAnswers = Pick<ScreenAnswers, 'page.look' | 'page.act' | 'page.ofTab' | 'page.show' | 'page.isOwn'>;

const NOT_HERE = 'Loreside no longer knows what this page shows. Nothing was changed; reload the page.';
const TOO_MANY =
  'This page asked for more than a person would in a minute. Nothing was changed; wait a moment and try again.';
/** Acts a minute, of all pages together. */
const MOST = 30;

const good = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

const looking =
  (ask: Asking) =>
  async (address: string, edit: string | null = null): Promise<PageLook> => {
    const found = await findThing(address, edit, ask);
    return found ? lookAt(found) : lookAtWorld(address);
  };

/** What pages of a world ask. What they may do follows from their own address, never from what they say. */
export function createPageAnswers(ask: Asking): PageAnswers {
  const look = looking(ask);
  const mayAct = rateCap(MOST);

  return {
    'page.look': async ({ edit, isUnseen }, sender) => {
      const tabId = sender.tab?.id;
      if (isUnseen && tabId !== undefined)
        await browser.scripting.insertCSS({ target: { tabId }, css: SHOWN, origin: 'USER' });
      return good((await look(addressOf(sender), edit)).actions);
    },

    'page.act': async ({ action }, sender) => {
      if (!mayAct()) return { ok: false, sentence: TOO_MANY };
      const { thing, actions } = await look(addressOf(sender));
      if (!thing || !actions.some(({ id }) => id === action)) return { ok: false, sentence: NOT_HERE };
      const sentence = await act(thing, action, sender.tab?.id ?? null);
      return good({ sentence, bar: (await look(addressOf(sender))).actions });
    },

    'page.ofTab': async ({ tabId }) => {
      const tab = await browser.tabs.get(tabId).catch(() => null);
      return good(tab?.url === undefined ? NOTHING : await look(tab.url));
    },

    'page.isOwn': async ({ tabId }) => {
      const { url = '' } = await browser.tabs.get(tabId);
      return good((await worldsOfPage(url)).length > 0);
    },

    'page.show': async ({ tabId, action }) => {
      const { url, windowId } = await browser.tabs.get(tabId);
      const { thing } = url === undefined ? NOTHING : await look(url);
      if (!thing || windowId === undefined) return { ok: false, sentence: NOT_HERE };
      return good(await wantInPanel(windowId, await placeFor(thing, action)));
    },
  };
}

export function createPageWork(ask: Asking): PageWork {
  const look = looking(ask);
  return {
    arrange: arrangePages,
    async placeOf(address, action) {
      const { thing } = await look(address);
      return thing && placeFor(thing, action);
    },
    placeOfPicked: pickedPlace,
    async menu(id, tabId) {
      const action = ACTIONS.find((one) => one.id === id);
      if (action) await browser.tabs.sendMessage(tabId, { worldPage: 'act', action: id }, { frameId: 0 });
    },
  };
}
