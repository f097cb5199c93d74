import browser from 'webextension-polyfill';
import { reportAs } from '../diagnostics/index.ts';

export interface FollowedTab {
  tabId: number;
  /** Undefined if the browser withholds it: it reveals only the addresses of hosts that the person has allowed. */
  url: string | undefined;
}

/** The active tab of this window, or the one before the panel's own tab. Null if there is none. */
export async function followedTab(): Promise<FollowedTab | null> {
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

/** Calls the listener with the active tab, now and after each change. Returns a function that stops it. */
export function watchFollowedTab(listener: (tab: FollowedTab | null) => void): () => void {
  let isCanceled = false;
  let latestRead = 0;
  const update = () => {
    const thisRead = ++latestRead;
    followedTab().then(
      (tab) => !isCanceled && thisRead === latestRead && listener(tab),
      reportAs('follow.readTab'),
    );
  };
  const updated = (_id: number, change: { url?: string; status?: string }) => {
    if (change.url !== undefined || change.status === 'complete') update();
  };
  browser.tabs.onActivated.addListener(update);
  browser.tabs.onUpdated.addListener(updated);
  update();
  return () => {
    isCanceled = true;
    browser.tabs.onActivated.removeListener(update);
    browser.tabs.onUpdated.removeListener(updated);
  };
}
