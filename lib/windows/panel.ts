import browser from 'webextension-polyfill';
import { type Opened, openOnce } from './small-window.ts';

const SIZE = { width: 420, height: 680 };
const WINDOW = 'panel.window';
/** Whether this browser shows panels beside pages, once it is known. */
const BESIDE = 'panel.beside';
/** Some browsers have the API, resolve, and show nothing. A panel that opens is listed within this time. */
const PATIENCE_MS = 5_000;
const STEP_MS = 100;

/** Whether a side panel of ours is open in any window: Chromium doesn't say in which. Null where there is no list. */
async function isListed(): Promise<boolean | null> {
  const getContexts: unknown = Reflect.get(browser.runtime, 'getContexts');
  if (typeof getContexts !== 'function') return null;
  const contexts: unknown[] = await getContexts.call(browser.runtime, { contextTypes: ['SIDE_PANEL'] });
  return contexts.length > 0;
}

/** Whether the panel that the browser claims to have opened appears. */
async function appears(): Promise<boolean> {
  const known: unknown = (await browser.storage.session.get(BESIDE))[BESIDE];
  if (known === true) return true;
  let isBeside = false;
  for (let waited = 0; !isBeside && waited <= (known === false ? 0 : PATIENCE_MS); waited += STEP_MS) {
    isBeside = (await isListed()) !== false;
    if (!isBeside) await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  await browser.storage.session.set({ [BESIDE]: isBeside });
  return isBeside;
}

/** Where the panel opens. `tabId`: the tab that loses the focus to it; undefined if it keeps it. */
export interface PanelPlace {
  windowId: number | undefined;
  tabId?: number | undefined;
}

/**
 * Chromium gives a panel the focus only when it is the first that a window shows. So a panel that is open is replaced: the
 * tab gets one of its own, which is taken away again. Panels of other windows stay as they are.
 */
async function openWithFocus(windowId: number, tabId: number): Promise<void> {
  const { sidePanel } = browser;
  if (!sidePanel?.setOptions) return sidePanel?.open({ windowId });
  const path = 'sidepanel.html';
  const steps = [
    sidePanel.setOptions({ tabId, path, enabled: true }),
    sidePanel.open({ tabId }),
    sidePanel.setOptions({ tabId, enabled: false }),
  ];
  const opened = sidePanel.open({ windowId });
  await Promise.allSettled([...steps, opened]);
  await opened;
}

/**
 * Opens the panel beside the page. Resolves with whether it is really there. The browser is asked before anything is
 * awaited: it only allows it during a click or key press.
 */
export async function openBeside({ windowId, tabId }: PanelPlace): Promise<boolean> {
  try {
    if (browser.sidePanel?.open && windowId !== undefined) {
      if (tabId === undefined) await browser.sidePanel.open({ windowId });
      else await openWithFocus(windowId, tabId);
      return await appears();
    }
    if (!browser.sidebarAction?.open) return false;
    await browser.sidebarAction.open();
    return true;
  } catch {
    // Firefox opens no sidebar for clicks on pages; other browsers have none. The caller opens a window.
    return false;
  }
}

/** Opens the panel in a window of its own, or in a tab. It says so itself. Resolves with the window that it is in. */
export async function openPanelElsewhere(): Promise<Opened> {
  // Without windows there is no beside, and nothing to explain.
  return openOnce(WINDOW, browser.windows ? 'sidepanel.html?instead' : 'sidepanel.html', SIZE);
}

/** Opens the panel beside the page, or elsewhere if that fails. Resolves with the window whose panel gets requests. */
export async function openPanelFor(place: PanelPlace): Promise<Opened & { isBeside: boolean }> {
  const isBeside = await openBeside(place);
  const { windowId } = place;
  return isBeside ? { windowId, isBeside } : { ...(await openPanelElsewhere()), isBeside };
}

const PALETTE_WINDOW = 'palette.window';
const PALETTE_SIZE = { width: 640, height: 480 };

/** Opens search in a small window over the page of a tab, or focuses the open one. */
export async function openPalette(tabId: number | undefined): Promise<void> {
  await openOnce(
    PALETTE_WINDOW,
    tabId === undefined ? 'palette.html' : `palette.html?tab=${tabId}`,
    PALETTE_SIZE,
  );
}
