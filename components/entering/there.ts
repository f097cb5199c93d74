import browser from 'webextension-polyfill';
import { readSettings } from '../../lib/settings/index.ts';
import { readConnection } from '../../lib/stored-state/index.ts';
import { followedTab } from '../../lib/windows/index.ts';
import { recognizePage } from '../../lib/worldpage/index.ts';
import { addressOf } from '../by-hand/index.ts';
import { worldAnvilHosts } from '../editor-frame/index.ts';

/** Where World Anvil is: its address, and the hosts that it may have. */
export interface Platform {
  address: string;
  hosts: readonly string[];
}

export async function readPlatform(): Promise<Platform> {
  const [connection, settings] = await Promise.all([readConnection(), readSettings()]);
  return { address: addressOf(connection), hosts: worldAnvilHosts(connection, settings) };
}

/** Milliseconds to wait for a page. Then it is filled in as far as it is there. */
const PATIENCE = 30_000;

/** Resolves once the tab has loaded a page. */
function nextLoad(tabId: number): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      browser.tabs.onUpdated.removeListener(updated);
      resolve();
    };
    const updated = (id: number, { status }: { status?: string }) => {
      if (id === tabId && status === 'complete') over();
    };
    const timer = setTimeout(over, PATIENCE);
    browser.tabs.onUpdated.addListener(updated);
  });
}

/** The tab of the queue; the one in front if there is none yet, or it is closed. */
async function tabOf(own: number | null): Promise<{ tabId: number; url: string | undefined } | null> {
  if (own === null) return followedTab();
  try {
    const { url } = await browser.tabs.get(own);
    return { tabId: own, url };
  } catch {
    // It was closed.
    return followedTab();
  }
}

/** The queue's tab, and World Anvil's address in it. */
export interface There {
  tabId: number;
  address: string;
}

/** Opens a page of World Anvil in the queue's tab, or in one of its own: other pages stay. */
export async function openThere(
  own: There | null,
  pageAt: (address: string) => string,
  { address: usual, hosts }: Platform,
): Promise<There> {
  const tab = await tabOf(own?.tabId ?? null);
  const at = tab?.url !== undefined && URL.canParse(tab.url) ? new URL(tab.url) : null;
  const page = at && recognizePage(at.href, hosts);
  // Who writes on another of its addresses stays there.
  const isEditor = page?.subject === 'article' && page.does !== 'shows';
  const address = at && isEditor ? at.origin : (own?.address ?? usual);
  const url = pageAt(address);
  if (!tab || !at || !hosts.includes(at.host)) {
    const { id = null } = await browser.tabs.create({ url });
    if (id === null) throw new Error('The browser opened no tab.');
    if ((await browser.tabs.get(id)).status !== 'complete') await nextLoad(id);
    return { tabId: id, address };
  }
  const { tabId } = tab;
  const isReady = own === null && at.href === url;
  const loaded = isReady ? null : nextLoad(tabId);
  await browser.tabs.update(tabId, { active: true, ...(!isReady && { url }) });
  await loaded;
  return { tabId, address };
}

/** The article that a tab shows or edits. `id`: null if its address doesn't tell. */
const articleAt = (url: string | undefined, hosts: readonly string[]): { id: string | null } | null => {
  const page = url === undefined ? null : recognizePage(url, hosts);
  return page?.subject === 'article' && page.does !== 'makes' ? page : null;
};

/** The id of the article that a tab shows; null if it can't be told. */
export async function articleIn(tabId: number | null, hosts: readonly string[]): Promise<string | null> {
  if (tabId === null) return null;
  try {
    return articleAt((await browser.tabs.get(tabId)).url, hosts)?.id ?? null;
  } catch {
    // It was closed.
    return null;
  }
}

/** Calls the listener when the tab goes on to an article: World Anvil has saved what was filled in. */
export function watchSaved(
  tabId: number,
  hosts: readonly string[],
  listener: (id: string | null) => void,
): () => void {
  const updated = (id: number, change: { url?: string; status?: string }, { url }: { url?: string }) => {
    if (id !== tabId || (change.url === undefined && change.status !== 'complete')) return;
    const article = articleAt(url, hosts);
    if (article) listener(article.id);
  };
  browser.tabs.onUpdated.addListener(updated);
  return () => browser.tabs.onUpdated.removeListener(updated);
}
