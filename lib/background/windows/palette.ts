import browser, { type Tabs } from 'webextension-polyfill';

const KEY = 'palette.window';
const SIZE = { width: 640, height: 480 };

/** The id of the open palette window, if any. Browsers never reuse window ids within a session. */
async function openWindow(): Promise<number | null> {
  const id: unknown = (await browser.storage.session.get(KEY))[KEY];
  if (typeof id !== 'number') return null;
  return browser.windows.get(id).then(
    // The window was closed meanwhile.
    () => id,
    () => null,
  );
}

/** Opens search in a small window over the page, or focuses the open one. */
export async function openPalette(tab: Tabs.Tab | undefined): Promise<void> {
  const open = await openWindow();
  if (open !== null) {
    await browser.windows.update(open, { focused: true });
    return;
  }
  const query = tab?.id === undefined ? '' : `?tab=${tab.id}`;
  const url = browser.runtime.getURL(`palette.html${query}`);
  const { id } = await browser.windows.create({ url, type: 'popup', ...SIZE });
  await browser.storage.session.set({ [KEY]: id });
}
