import browser, { type Tabs } from 'webextension-polyfill';

/**
 * Opens the side panel synchronously, because browsers only allow it during the key press. In Firefox, a second press
 * closes it.
 */
export async function openPanel(tab: Tabs.Tab | undefined): Promise<void> {
  if (browser.sidePanel) {
    const windowId = tab?.windowId;
    if (windowId !== undefined) await browser.sidePanel.open({ windowId });
    return;
  }
  await browser.sidebarAction.toggle();
}

/**
 * The same for a click on a page, but an open panel stays open. Rejects if the browser refuses. Nothing is awaited
 * before: Firefox would forget the click.
 */
export async function showPanel(windowId: number): Promise<void> {
  if (browser.sidePanel) return browser.sidePanel.open({ windowId });
  await browser.sidebarAction.open();
}

/** The toolbar button captures; it never opens the panel. */
export async function keepPanelOffTheButton(): Promise<void> {
  await browser.sidePanel?.setPanelBehavior({ openPanelOnActionClick: false });
}

/** Whether the sidebar of a window is open. Only Firefox knows. */
export async function isPanelOpen(windowId: number): Promise<boolean> {
  if (browser.sidePanel) return false;
  return browser.sidebarAction.isOpen({ windowId }).catch(() => false);
}

const WINDOW = 'panel.window';
const SIZE = { width: 420, height: 680 };

/** Opens the panel in a small window if the browser can't open the side panel. Resolves with the window's id. */
export async function openPanelWindow(): Promise<number> {
  const known: unknown = (await browser.storage.session.get(WINDOW))[WINDOW];
  if (typeof known === 'number')
    try {
      await browser.windows.update(known, { focused: true });
      return known;
    } catch {
      // Its owner has closed it.
    }
  const url = browser.runtime.getURL('sidepanel.html');
  const { id } = await browser.windows.create({ url, type: 'popup', ...SIZE });
  if (id === undefined) throw new Error('The browser opened a window without an id.');
  await browser.storage.session.set({ [WINDOW]: id });
  return id;
}
