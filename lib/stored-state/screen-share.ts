import browser from 'webextension-polyfill';

const KEY = 'screenshare';

/** Whether screen share is on: private content is covered on every screen and page until the browser closes. */
export async function readScreenShare(): Promise<boolean> {
  return (await browser.storage.session.get(KEY))[KEY] === true;
}

export async function writeScreenShare(isOn: boolean): Promise<void> {
  if (isOn) await browser.storage.session.set({ [KEY]: true });
  else await browser.storage.session.remove(KEY);
}

/** Calls back at each change. Returns how to stop. */
export function watchScreenShare(listener: (isOn: boolean) => void): () => void {
  const changed = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    const change = area === 'session' ? changes[KEY] : undefined;
    if (change) listener(change.newValue === true);
  };
  browser.storage.onChanged.addListener(changed);
  return () => browser.storage.onChanged.removeListener(changed);
}
