import browser from 'webextension-polyfill';
import { focusWindow } from '../../lib/windows/index.ts';

/**
 * The tab that the palette was opened from, which the background puts in the address; null if there is none any more.
 */
export async function openerTab(query: string): Promise<number | null> {
  const id = Number(new URLSearchParams(query).get('tab') ?? Number.NaN);
  if (!Number.isSafeInteger(id)) return null;
  return browser.tabs.get(id).then(
    // The tab was closed meanwhile.
    () => id,
    () => null,
  );
}

/** Opens a page in the tab that the palette was opened from, or in a new one. Brings its window to the front. */
export async function showPage(url: string, where: 'there' | 'new', query: string): Promise<void> {
  const tabId = await openerTab(query);
  if (tabId === null) {
    await browser.tabs.create({ url });
    return;
  }
  const { windowId } = await browser.tabs.get(tabId);
  if (where === 'new') await browser.tabs.create({ url, ...(windowId !== undefined && { windowId }) });
  else await browser.tabs.update(tabId, { url, active: true });
  await focusWindow(windowId);
}

/** Brings a tab and its window to the front. */
export async function toTab(tabId: number): Promise<void> {
  const { windowId } = await browser.tabs.update(tabId, { active: true });
  await focusWindow(windowId);
}

/** Closes the palette's tab, and with it the window that the background opened. */
export async function closePalette(): Promise<void> {
  const tab = await browser.tabs.getCurrent();
  if (tab?.id !== undefined) await browser.tabs.remove(tab.id);
}
