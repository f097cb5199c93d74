import type { Tabs } from 'webextension-polyfill';
import polyfill from 'webextension-polyfill';
import { browser } from 'wxt/browser';

/** Opens the side panel, at once: browsers allow it within the key press only. Firefox's closes at the second press. */
export async function openPanel(tab: Tabs.Tab | undefined): Promise<void> {
  if (browser.sidePanel) {
    const windowId = tab?.windowId;
    if (windowId !== undefined) await browser.sidePanel.open({ windowId });
    return;
  }
  await polyfill.sidebarAction.toggle();
}

/**
 * The same for a click on a page: what is open stays open. Rejects where the browser leaves it to the person. Nothing is
 * waited for before: Firefox forgets the click over it.
 */
export async function showPanel(windowId: number): Promise<void> {
  if (browser.sidePanel) return browser.sidePanel.open({ windowId });
  await polyfill.sidebarAction.open();
}

/** The toolbar button captures; it never opens the panel. */
export async function keepPanelOffTheButton(): Promise<void> {
  await browser.sidePanel?.setPanelBehavior({ openPanelOnActionClick: false });
}
