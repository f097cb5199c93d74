import browser from 'webextension-polyfill';

/** In `storage.local`: an array of host patterns. */
export const PICTURE_HOSTS_KEY = 'image.hosts';

const parse = (raw: unknown): string[] =>
  Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : [];

/** Patterns of the hosts whose pictures a person wants to see, beside what the browser allows. */
export async function readPictureHosts(): Promise<string[]> {
  return parse((await browser.storage.local.get(PICTURE_HOSTS_KEY))[PICTURE_HOSTS_KEY]);
}

/** Calls back after each change by anybody. Returns how to stop. */
export function watchPictureHosts(changed: () => void): () => void {
  const heard = (changes: Record<string, unknown>, area: string) => {
    if (area === 'local' && PICTURE_HOSTS_KEY in changes) changed();
  };
  browser.storage.onChanged.addListener(heard);
  return () => browser.storage.onChanged.removeListener(heard);
}

/** Two screens may choose at once: the changes queue up. */
export const changePictureHosts = (change: (before: readonly string[]) => string[]): Promise<void> =>
  navigator.locks.request(PICTURE_HOSTS_KEY, async () => {
    const next = [...new Set(change(await readPictureHosts()))];
    await browser.storage.local.set({ [PICTURE_HOSTS_KEY]: next });
  });
