import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import { t } from '../../i18n/index.ts';
import { loadLanguage, readSettings, type Settings } from '../../settings/index.ts';
import { type AvailableWorlds, readAvailableWorlds } from '../../stored-state/index.ts';
import { ACTIONS, GROUPS, type PageCommand, PLATFORM_HOSTS } from '../../worldpage/index.ts';
import { arrangeLinkMenus } from './link-menu.ts';

const SCRIPT = 'world-page';
const FILE = '/world-page.js';

/** An address as a permission: match patterns carry no port. */
const patternOf = (address: string): string => {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
};

/** Hosts of world pages: the connected address, World Anvil's own, and those that the user added. Pure. */
export function pageAddresses(
  { address }: Pick<AvailableWorlds, 'address'>,
  { pageDomains }: Settings,
): string[] {
  if (address === null) return [];
  const hosts = [...PLATFORM_HOSTS, ...pageDomains].map((host) => `https://${host}`);
  return [...new Set([address, ...hosts])].filter((one) => URL.canParse(one));
}

/** Patterns of the hosts that the script runs on: those with permission. */
async function wantedPatterns(): Promise<string[]> {
  const [known, settings] = await Promise.all([readAvailableWorlds(), readSettings()]);
  if (settings.pagesOff.includes('all')) return [];
  const patterns = [...new Set(pageAddresses(known, settings).map(patternOf))];
  const may = await Promise.all(
    // A pattern that this browser doesn't accept isn't allowed either.
    patterns.map((pattern) => browser.permissions.contains({ origins: [pattern] }).catch(() => false)),
  );
  return patterns.filter((_, at) => may[at]).sort();
}

/** Removes scripts from pages that are no longer allowed, and refreshes the others. */
async function tellPages(matches: readonly string[]): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.allSettled(
    tabs.map(async ({ id, url }) => {
      if (id === undefined) return;
      const stays = url !== undefined && URL.canParse(url) && matches.includes(patternOf(url));
      const order: PageCommand = { worldPage: stays ? 'look' : 'bye' };
      await browser.tabs.sendMessage(id, order, { frameId: 0 });
    }),
  );
}

let isToLook = false;

/** Refreshes the scripts on pages after a change, at most once a second. */
export function lookAgainSoon(): void {
  if (isToLook) return;
  isToLook = true;
  setTimeout(() => {
    isToLook = false;
    void wantedPatterns().then(tellPages).catch(reportAs('pages.page-scripts'));
  }, 1_000);
}

async function register(matches: string[]): Promise<void> {
  const ids = [SCRIPT];
  const [known] = await browser.scripting.getRegisteredContentScripts({ ids });
  if (known && JSON.stringify([...(known.matches ?? [])].sort()) === JSON.stringify(matches)) return;
  if (known) await browser.scripting.unregisterContentScripts({ ids });
  if (matches.length === 0) return;
  const js = [FILE];
  await browser.scripting.registerContentScripts([{ id: SCRIPT, js, matches, runAt: 'document_idle' }]);
}

/** Injects the script into pages that are already open. Where it already runs, it does nothing. */
async function inject(matches: string[]): Promise<void> {
  const tabs = matches.length === 0 ? [] : await browser.tabs.query({ url: matches, discarded: false });
  await Promise.allSettled(
    tabs.map(
      async ({ id }) =>
        id !== undefined && browser.scripting.executeScript({ target: { tabId: id }, files: [FILE] }),
    ),
  );
}

/** The actions in the context menu of such pages. Groups become submenus. */
async function arrangeMenus(matches: string[]): Promise<void> {
  if (!browser.contextMenus) return;
  const { contextMenu, pagesOff } = await readSettings();
  const ids = [...ACTIONS.map(({ id }) => id), ...GROUPS.map(([group]) => group)];
  await Promise.allSettled(ids.map((id) => browser.contextMenus.remove(`page:${id}`)));
  if (!contextMenu || matches.length === 0 || pagesOff.includes('bar')) return;
  await loadLanguage();
  const place = { contexts: ['page' as const], documentUrlPatterns: matches };
  const actions = ACTIONS.filter(({ id }) => !pagesOff.includes(id));
  const item = (id: string, title: string, parentId?: string) =>
    browser.contextMenus.create({ id: `page:${id}`, title, ...place, ...(parentId && { parentId }) });
  for (const { id, name, group } of actions) if (group === 'bar') item(id, t(name));
  for (const [group, title] of GROUPS) {
    const inside = actions.filter((action) => action.group === group);
    if (inside.length > 0) item(group, t(`worldPage.${title ?? 'more'}`));
    for (const { id, name } of inside) item(id, t(name), `page:${group}`);
  }
}

let arranging: Promise<unknown> = Promise.resolve();

/** Updates the scripts on pages according to permissions, connection and settings. Idempotent. */
export function arrangePages(): Promise<void> {
  const arranged = arranging.then(async () => {
    const matches = await wantedPatterns();
    await register(matches);
    await tellPages(matches);
    await inject(matches);
    await arrangeMenus(matches);
    await arrangeLinkMenus(matches);
  });
  arranging = arranged.catch(reportAs('pages.page-scripts'));
  return arranged;
}
