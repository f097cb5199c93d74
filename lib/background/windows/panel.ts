import browser, { type Tabs } from 'webextension-polyfill';
import { openOnce, openPanelElsewhere, openPanelFor } from '../../windows/index.ts';

const KEY = 'palette.window';
const SIZE = { width: 640, height: 480 };

/** Opens search in a small window over the page, or focuses the open one. */
export async function openPalette(tab: Tabs.Tab | undefined): Promise<void> {
  await openOnce(KEY, tab?.id === undefined ? 'palette.html' : `palette.html?tab=${tab.id}`, SIZE);
}

/** Opens the panel at a key press. In Firefox, a second press closes it. The browser is asked before anything is awaited. */
export async function openPanel(tab: Tabs.Tab | undefined): Promise<void> {
  if (!browser.sidebarAction?.toggle) {
    await openPanelFor(tab?.windowId);
    return;
  }
  try {
    await browser.sidebarAction.toggle();
  } catch {
    // A Firefox that doesn't count this as a key press.
    await openPanelElsewhere();
  }
}

/** The toolbar button captures; it never opens the panel. */
export async function keepPanelOffTheButton(): Promise<void> {
  await browser.sidePanel?.setPanelBehavior?.({ openPanelOnActionClick: false });
}

/** Whether the sidebar of a window is open. Only Firefox knows. */
export async function isPanelOpen(windowId: number): Promise<boolean> {
  if (!browser.sidebarAction?.isOpen) return false;
  return browser.sidebarAction.isOpen({ windowId }).catch(() => false);
}
