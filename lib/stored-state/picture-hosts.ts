import browser from 'webextension-polyfill';

/** The key in `storage.local`. The value is an array of host patterns. */
export const PICTURE_HOSTS_KEY = 'image.hosts';

const parse = (raw: unknown): string[] =>
  Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : [];

/** Host patterns whose images the user wants to see, in addition to those the browser allows. */
export async function readPictureHosts(): Promise<string[]> {
  return parse((await browser.storage.local.get(PICTURE_HOSTS_KEY))[PICTURE_HOSTS_KEY]);
}

/** Calls the listener after each change in any context. Returns a function that stops it. */
export function watchPictureHosts(listener: () => void): () => void {
  const onStorageChange = (changes: Record<string, unknown>, area: string) => {
    if (area === 'local' && PICTURE_HOSTS_KEY in changes) listener();
  };
  browser.storage.onChanged.addListener(onStorageChange);
  return () => browser.storage.onChanged.removeListener(onStorageChange);
}

/** Uses a lock, because two screens may change the list at the same time. */
export const changePictureHosts = (change: (before: readonly string[]) => string[]): Promise<void> =>
  navigator.locks.request(PICTURE_HOSTS_KEY, async () => {
    const next = [...new Set(change(await readPictureHosts()))];
    await browser.storage.local.set({ [PICTURE_HOSTS_KEY]: next });
  });
