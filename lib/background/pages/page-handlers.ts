import browser from 'webextension-polyfill';
import { direction, loadedLanguage, message, t } from '../../i18n/index.ts';
import { openLocalCopy } from '../../library/index.ts';
import type { Handlers } from '../../messaging/index.ts';
import { failed, ok, type Problem } from '../../model/index.ts';
import { loadLanguage, readColorScheme, readSettings } from '../../settings/index.ts';
import type { PanelRequest } from '../../stored-state/index.ts';
import { readAvailableWorlds, readScreenShare, requestInPanel } from '../../stored-state/index.ts';
import type { PageEntry, PageView, PageWords } from '../../worldpage/index.ts';
import { actionsFor, PAGE_TEXTS, recognizePage, SHOWN } from '../../worldpage/index.ts';
import type { CallService } from '../core/call-service.ts';
import { createRateLimit } from '../core/rate-limit.ts';
import { copiedWorlds } from '../library/sync-runner.ts';
import { runPageAction } from './page-actions.ts';
import { addressOf, findPageEntry, lookAt, NOTHING, worldOf } from './page-entry.ts';
import { pageAddresses } from './page-scripts.ts';
import { worldsOfPage } from './page-worlds.ts';

interface Linked {
  statblock?: { id: string } | null;
  secrets?: readonly { id: string }[];
}

/** If there is only one statblock or secret, shows that one instead of the list. */
function only(action: string, { statblock, secrets = [] }: Linked): { kind: string; id: string } | null {
  if (action === 'statblocks' && statblock) return { kind: 'statblock', id: statblock.id };
  const [secret, ...others] = action === 'secrets' ? secrets : [];
  return secret && others.length === 0 ? { kind: 'secret', id: secret.id } : null;
}

/** The panel view for an action on the entry of the page at an address. Null if nothing may be shown now. */
export async function placeOf(
  call: CallService,
  address: string,
  action: string,
): Promise<PanelRequest | null> {
  const { entry } = await looking(call)(address);
  return entry && panelTargetFor(entry, action);
}

async function panelTargetFor(resource: PageEntry, action: string): Promise<PanelRequest> {
  const { worldId, kind, id } = resource;
  if (action === 'insert-draft') return { view: 'drafts' };
  if (action === 'history') return { view: 'history', worldId, kind, id };
  if (action === 'rename') return { view: 'rename', worldId, id };
  if (kind === 'world') return { view: 'world', worldId };
  const body = action === 'open' ? null : await (await openLocalCopy()).body(worldId, { kind, id });
  const one = body && 'secrets' in body.resource ? only(action, body.resource) : null;
  if (one) return { view: 'entry', worldId, ...one };
  return { view: 'entry', worldId, kind, id, part: action === 'open' ? undefined : action };
}

type PageHandlers = Pick<
  Handlers,
  'page.messages' | 'page.look' | 'page.act' | 'page.ofTab' | 'page.show' | 'page.isOwn'
>;

const NOT_HERE: Problem = { kind: 'notHere', sentence: message('worldPage.notHere') };
const TOO_MANY: Problem = { kind: 'tooMany', sentence: message('worldPage.tooMany') };
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

/** The view of a world's own page. */
async function lookAtWorld(address: string): Promise<PageView> {
  const [known, settings, worlds] = await Promise.all([
    readAvailableWorlds(),
    readSettings(),
    copiedWorlds(),
  ]);
  const hosts = pageAddresses(known, settings).map((one) => new URL(one).host);
  const page = recognizePage(address, hosts);
  if (page?.subject !== 'world' || !hosts.includes(URL.parse(address)?.host ?? '')) return NOTHING;
  const id = page.id ?? (await worldOf(page, worlds));
  const world = known.worlds.find((one) => one.id === id);
  const isOff = settings.pagesOff.includes('all') || settings.pagesOff.includes('bar');
  // Before its settings are read, nobody knows whether a world is public.
  if (!world || !worlds.includes(world.id) || isOff || (await readScreenShare())) return NOTHING;
  const resource: PageEntry = {
    ...{ worldId: world.id, kind: 'world', id: world.id },
    ...{ title: world.title, template: null, category: null },
  };
  const isReadOnly = world.source === 'export';
  const given = { entry: resource, mention: null, editPage: null, isPinned: false, status: {}, isReadOnly };
  await loadLanguage();
  return { entry: resource, actions: actionsFor(given, settings.pagesOff) };
}

/** Leaves the placeholders of a message in place, for the page to fill in. */
const UNFILLED = Object.fromEntries(
  ['title', 'category', 'about', 'place', 'count', 'key', 'time'].map((name) => [name, `{${name}}`]),
);

/** The texts that our scripts on pages show, in the loaded language. */
export function wordsIn(language: string, scheme: string): PageWords {
  const texts = PAGE_TEXTS.map((name) => [name, t({ id: `worldPage.${name}`, values: UNFILLED })] as const);
  return { language, direction: direction(language), scheme, texts: Object.fromEntries(texts) };
}

/** Those texts in the user's language, and the theme. */
export async function pageWords(): Promise<PageWords> {
  await loadLanguage();
  return wordsIn(loadedLanguage() ?? 'en', await readColorScheme());
}
