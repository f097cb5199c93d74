import browser from 'webextension-polyfill';

/** Whether it may be looked at: the browser tells addresses only of hosts that the user has allowed. */
async function addressBeside(): Promise<string | null> {
  const own = await browser.tabs.getCurrent();
  const tabs = await browser.tabs.query({ currentWindow: true });
  const others = tabs.filter(({ id }) => id !== own?.id);
  // Where the panel itself stands in a tab, the page is the one that was looked at before.
  const active = others.find((tab) => tab.active);
  const tab = active ?? others.sort((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0))[0];
  return tab?.url ?? null;
}

/** Calls back with the address of the page beside the panel, now and after each change. Returns how to stop. */
export function watchAddress(listener: (address: string | null) => void): () => void {
  let gone = false;
  let turn = 0;
  const look = () => {
    const mine = ++turn;
    addressBeside().then(
      (address) => !gone && mine === turn && listener(address),
      () => {},
    );
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
