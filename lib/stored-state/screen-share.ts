import browser from 'webextension-polyfill';

const KEY = 'screenshare';

/** Whether screen share mode is on: private content is hidden on all screens and pages until the browser closes. */
export async function readScreenShare(): Promise<boolean> {
  return (await browser.storage.session.get(KEY))[KEY] === true;
}

export async function writeScreenShare(isOn: boolean): Promise<void> {
  if (isOn) await browser.storage.session.set({ [KEY]: true });
  else await browser.storage.session.remove(KEY);
}

/** Calls the listener on each change. Returns a function that stops it. */
export function watchScreenShare(listener: (isOn: boolean) => void): () => void {
  const onStorageChange = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    const change = area === 'session' ? changes[KEY] : undefined;
    if (change) listener(change.newValue === true);
  };
  browser.storage.onChanged.addListener(onStorageChange);
  return () => browser.storage.onChanged.removeListener(onStorageChange);
}
