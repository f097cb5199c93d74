import browser from 'webextension-polyfill';
import type { Sender } from '../../lib/bridge/index.ts';
import { openHistory } from '../../lib/history/index.ts';
import { wantInPanel } from '../../lib/settings/index.ts';
import { ACTIONS, type Acted, type PageLook, SHOWN } from '../../lib/worldpage/index.ts';
import type { PageWork } from '../background/deferred.ts';
import type { Outcome } from '../background/outcome.ts';
import type { ScreenAnswers } from '../background/screenanswers.ts';
import type { Changing } from './changing.ts';
import type { Asking } from './outcome.ts';
import { act, type Done, saidOf } from './pageacts.ts';
import { arrangePages } from './pagehosts.ts';
import { placeFor } from './pageplace.ts';
import { addressOf, findThing, lookAt, NOTHING } from './pagething.ts';
import { lookAtWorld } from './pageworld.ts';
import { rateCap } from './ratecap.ts';

type PageAnswers = Pick<ScreenAnswers, 'page.look' | 'page.act' | 'page.undo' | 'page.ofTab' | 'page.show'>;

const NOT_HERE =
  'Loreside does not know what this page shows any more. Nothing was changed; load the page again.';
const TOO_MANY =
  'This page asked for more than a person would in a minute. Nothing was changed; wait a moment and try again.';
/** Acts a minute, of all pages together. */
const MOST = 30;
const NOT_OURS = 'This change is not one of this page. Nothing was changed.';

const good = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

const looking =
  (ask: Asking) =>
  async (address: string, edit: string | null = null): Promise<PageLook> => {
    const found = await findThing(address, edit, ask);
    return found ? lookAt(found) : lookAtWorld(address);
  };

/** What pages of a world ask. What they may do follows from their own address, never from what they say. */
export function createPageAnswers(ask: Asking, changing: Changing): PageAnswers {
  const look = looking(ask);
  const acted = async (sender: Sender, done: Done): Promise<Outcome<Acted>> =>
    good({ ...done, look: await look(addressOf(sender)) });

  const mayAct = rateCap(MOST);

  return {
    'page.look': async ({ edit, isUnseen }, sender) => {
      const tabId = sender.tab?.id;
      if (isUnseen && tabId !== undefined)
        await browser.scripting.insertCSS({ target: { tabId }, css: SHOWN, origin: 'USER' });
      return good(await look(addressOf(sender), edit));
    },

    'page.act': async ({ action, value, choice }, sender) => {
      if (!mayAct()) return { ok: false, sentence: TOO_MANY };
      const { thing, actions } = await look(addressOf(sender));
      if (!thing || !actions.some(({ id }) => id === action)) return { ok: false, sentence: NOT_HERE };
      const done = await act(thing, { action, value, choice, tabId: sender.tab?.id ?? null }, changing);
      if (!done) return { ok: false, sentence: NOT_HERE };
      return done.ok ? acted(sender, done.value) : done;
    },

    'page.undo': async ({ change }, sender) => {
      if (!mayAct()) return { ok: false, sentence: TOO_MANY };
      const { thing } = await look(addressOf(sender));
      if (!thing) return { ok: false, sentence: NOT_HERE };
      const { worldId, kind, id } = thing;
      const history = await openHistory();
      const made = (await history.change(change))?.ref;
      if (made?.worldId !== worldId || made.kind !== kind || made.id !== id)
        return { ok: false, sentence: NOT_OURS };
      const undone = await changing.undo(change);
      return undone.ok
        ? acted(sender, { ...saidOf(undone.value, 'Undone.', 'Its history shows both.'), change: null })
        : undone;
    },

    'page.ofTab': async ({ tabId }) => {
      const tab = await browser.tabs.get(tabId).catch(() => null);
      return good(tab?.url === undefined ? NOTHING : await look(tab.url));
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
      return thing && { title: thing.title, place: await placeFor(thing, action) };
    },
    async menu(id, tabId) {
      const action = ACTIONS.find((one) => one.id === id);
      if (action) await browser.tabs.sendMessage(tabId, { worldPage: 'act', action: id }, { frameId: 0 });
    },
  };
}
