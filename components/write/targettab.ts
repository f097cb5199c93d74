import browser from 'webextension-polyfill';

/**
 * The tab beside the panel: the active one of this window. Where the panel itself stands in a tab, the one that was active
 * last before it. Null: there is none.
 */
export async function targetTab(): Promise<{ tabId: number; url: string | undefined } | null> {
  const [own, tabs] = await Promise.all([
    browser.tabs.getCurrent(),
    browser.tabs.query({ currentWindow: true }),
  ]);
  const isOurs = (url: string | undefined): boolean => url?.startsWith(browser.runtime.getURL('')) ?? false;
  const others = tabs.filter((tab) => tab.id !== undefined && tab.id !== own?.id && !isOurs(tab.url));
  const active = others.find((tab) => tab.active);
  const tab = active ?? others.sort((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0))[0];
  return tab?.id === undefined ? null : { tabId: tab.id, url: tab.url };
}
