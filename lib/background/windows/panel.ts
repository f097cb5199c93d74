import browser, { type Tabs } from 'webextension-polyfill';
import { requestInPanel } from '../../stored-state/index.ts';
import { openPalette, openPanelFor } from '../../windows/index.ts';

/**
 * Opens the panel at a key press, with the focus in its search box. The browser is asked before anything is awaited.
 * Firefox leaves the focus in the page, where the next letters would go: there, the palette takes them.
 */
export async function openPanel(tab: Tabs.Tab | undefined): Promise<void> {
  const { windowId, id: tabId } = tab ?? {};
  const opening = openPanelFor({ windowId, tabId });
  const isPageFocused = browser.sidebarAction?.open !== undefined && !isSidebarFocused(windowId);
  const opened = await opening;
  if (opened.isBeside && isPageFocused) await openPalette(tabId);
  else if (opened.windowId !== undefined) await requestInPanel(opened.windowId, { view: 'search' });
}

const isSidebarFocused = (windowId: number | undefined): boolean =>
  browser.extension
    .getViews({ type: 'sidebar', ...(windowId !== undefined && { windowId }) })
    .some(({ document }) => document.hasFocus());

/** The toolbar button captures; it never opens the panel. */
export async function keepPanelOffTheButton(): Promise<void> {
  await browser.sidePanel?.setPanelBehavior?.({ openPanelOnActionClick: false });
}

/** Whether the sidebar of a window is open. Only Firefox knows. */
export async function isPanelOpen(windowId: number): Promise<boolean> {
  if (!browser.sidebarAction?.isOpen) return false;
  return browser.sidebarAction.isOpen({ windowId }).catch(() => false);
}
