import browser from 'webextension-polyfill';
import { request } from '../../lib/messaging/index.ts';
import { followedTab } from '../../lib/windows/index.ts';

/** The tab with the page that misbehaves: the one beside or before this screen. Null if it isn't a web page. */
export async function pageToCheck(): Promise<number | null> {
  const tab = await followedTab();
  return tab?.url !== undefined && /^https?:/.test(tab.url) ? tab.tabId : null;
}

/** The title of a tab. Null if the tab is gone, or shows a page that the browser keeps to itself. */
export async function titleOfTab(tabId: number): Promise<string | null> {
  try {
    return (await browser.tabs.get(tabId)).title ?? null;
  } catch {
    // The tab was closed. The person reloads the page that they mean.
    return null;
  }
}

/** Reloads the page with the features that are on now, and shows it. */
export async function reloadPage(tabId: number): Promise<void> {
  await request('page.arrange', {});
  await browser.tabs.reload(tabId);
  await browser.tabs.update(tabId, { active: true });
}
