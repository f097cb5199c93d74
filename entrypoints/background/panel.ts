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

/** The toolbar button captures; it never opens the panel. */
export async function keepPanelOffTheButton(): Promise<void> {
  await browser.sidePanel?.setPanelBehavior({ openPanelOnActionClick: false });
}
