import browser from 'webextension-polyfill';
import { reportAs } from '../../lib/diagnostics/index.ts';

export interface TabBeside {
  tabId: number;
  /** Undefined where the browser keeps it from us: it tells the addresses of hosts alone that the user has allowed. */
  url: string | undefined;
}

/**
 * The tab beside the panel: the active one of this window. Where the panel itself stands in a tab, the one that was active
 * last before it. Null: there is none.
 */
export async function tabBeside(): Promise<TabBeside | null> {
  const ours = browser.runtime.getURL('');
  const [own, tabs] = await Promise.all([
    browser.tabs.getCurrent(),
    browser.tabs.query({ currentWindow: true }),
  ]);
  const others = tabs.filter(({ id, url }) => id !== undefined && id !== own?.id && !url?.startsWith(ours));
  const active = others.find((tab) => tab.active);
  const tab = active ?? others.sort((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0))[0];
  return tab?.id === undefined ? null : { tabId: tab.id, url: tab.url };
}

/** Calls back with the tab beside the panel, now and after each change. Returns how to stop. */
export function watchTabBeside(listener: (tab: TabBeside | null) => void): () => void {
  let gone = false;
  let turn = 0;
  const look = () => {
    const mine = ++turn;
    tabBeside().then((tab) => !gone && mine === turn && listener(tab), reportAs('follow.readTab'));
  };
  const updated = (_id: number, change: { url?: string; status?: string }) => {
    if (change.url !== undefined || change.status === 'complete') look();
  };
  browser.tabs.onActivated.addListener(look);
  browser.tabs.onUpdated.addListener(updated);
  look();
  return () => {
    gone = true;
    browser.tabs.onActivated.removeListener(look);
    browser.tabs.onUpdated.removeListener(updated);
  };
}
