import browser from 'webextension-polyfill';

/** The tab that the palette was called from, as the background names it in the address; null: none, or not any more. */
export async function calledFrom(query: string): Promise<number | null> {
  const id = Number(new URLSearchParams(query).get('tab') ?? Number.NaN);
  if (!Number.isSafeInteger(id)) return null;
  return browser.tabs.get(id).then(
    () => id,
    () => null,
  );
}

/** Opens the page where the palette was called: in that tab, or in a new one. Its window comes to the front. */
export async function showPage(url: string, where: 'there' | 'new', query: string): Promise<void> {
  const tabId = await calledFrom(query);
  if (tabId === null) {
    await browser.tabs.create({ url });
    return;
  }
  const { windowId } = await browser.tabs.get(tabId);
  if (where === 'new') await browser.tabs.create({ url, ...(windowId !== undefined && { windowId }) });
  else await browser.tabs.update(tabId, { url, active: true });
  if (windowId !== undefined) await browser.windows.update(windowId, { focused: true });
}

/** Its tab and its window come to the front. */
export async function toTab(tabId: number): Promise<void> {
  const { windowId } = await browser.tabs.update(tabId, { active: true });
  if (windowId !== undefined) await browser.windows.update(windowId, { focused: true });
}

/** The panel of a window, opened within the click or the key that asks for it. */
export async function openPanel(windowId: number): Promise<void> {
  if (browser.sidePanel) await browser.sidePanel.open({ windowId });
  else await browser.sidebarAction.open();
}

/** The window that the background opened for it is closed; a tab that somebody opened himself is, too. */
export async function closePalette(): Promise<void> {
  const tab = await browser.tabs.getCurrent();
  if (tab?.id !== undefined) await browser.tabs.remove(tab.id);
}
