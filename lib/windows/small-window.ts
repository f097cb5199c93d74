import browser from 'webextension-polyfill';

interface Size {
  width: number;
  height: number;
}

/** Where a page was opened. `windowId`: the window that it is in. */
export interface Opened {
  windowId: number | undefined;
}

async function openTab(url: string): Promise<Opened> {
  const { windowId } = await browser.tabs.create({ url });
  return { windowId };
}

/** Opens one of our pages in a small window, or in a tab where the browser has no windows (Android) or opens none. */
export async function openSmallWindow(page: string, size: Size): Promise<Opened> {
  const url = browser.runtime.getURL(page);
  if (!browser.windows?.create) return openTab(url);
  try {
    const { id } = await browser.windows.create({ url, type: 'popup', ...size });
    return { windowId: id };
  } catch {
    // A browser that opens no small windows. The page is what matters.
    return openTab(url);
  }
}

/** Brings a window to the front, where there are windows. Rejects if it is gone. */
export async function focusWindow(windowId: number | undefined): Promise<void> {
  if (windowId !== undefined) await browser.windows?.update(windowId, { focused: true });
}

/**
 * Opens a page of which there should be only one, or focuses it. `key`: where the session stores its window. Without
 * windows, it gets a new tab each time, as a link does.
 */
export async function openOnce(key: string, page: string, size: Size): Promise<Opened & { isNew: boolean }> {
  const known: unknown = (await browser.storage.session.get(key))[key];
  if (typeof known === 'number' && browser.windows)
    try {
      await focusWindow(known);
      return { windowId: known, isNew: false };
    } catch {
      // Its owner has closed it.
    }
  const opened = await openSmallWindow(page, size);
  if (browser.windows) await browser.storage.session.set({ [key]: opened.windowId });
  return { ...opened, isNew: true };
}

/** The window of this page. Undefined while it opens or closes. */
export async function currentWindowId(): Promise<number | undefined> {
  if (browser.windows?.getCurrent) return (await browser.windows.getCurrent()).id;
  return (await browser.tabs.getCurrent())?.windowId;
}
