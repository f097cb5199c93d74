import browser, { type Menus, type Tabs } from 'webextension-polyfill';
import { t } from '../../i18n/index.ts';
import { loadLanguage } from '../../settings/index.ts';
import { openSmallWindow } from '../../windows/index.ts';
import { keepPending } from './pending-capture.ts';

const CAPTURE = 'capture';

let shown: Promise<void> = Promise.resolve();

/** Adds or removes the menu. It is recreated at each start, because browsers keep menus for different times. */
export function showMenus(wanted: boolean): Promise<void> {
  // The failing call reports its own error. The next one runs anyway.
  shown = shown.catch(() => {}).then(() => makeMenus(wanted));
  return shown;
}

async function makeMenus(wanted: boolean): Promise<void> {
  // Firefox for Android has no menus.
  if (!browser.contextMenus) return;
  await browser.contextMenus.removeAll();
  if (!wanted) return;
  await loadLanguage();
  browser.contextMenus.create({
    id: CAPTURE,
    title: t('menu.capture'),
    contexts: ['page', 'selection', 'link'],
  });
}

/**
 * Stores the click and opens the popup. Everything up to `openPopup` runs synchronously, because browsers only open a
 * popup during the click. If it can't open (another window is in front), a small window replaces it.
 */
export async function onMenuClick(info: Menus.OnClickData, tab: Tabs.Tab | undefined): Promise<void> {
  if (info.menuItemId !== CAPTURE || tab?.id === undefined || tab.id < 0) return;
  const opened = openPopup();
  const kept = keepPending(
    {
      selectionText: info.selectionText ?? '',
      linkUrl: info.linkUrl ?? null,
      pageUrl: info.pageUrl ?? tab.url ?? '',
      frameUrl: info.frameUrl ?? null,
      tabId: tab.id,
    },
    Date.now(),
  );
  const [isOpen] = await Promise.all([opened, kept]);
  if (isOpen) return;
  await openSmallWindow(`popup.html?tab=${tab.id}`, { width: 480, height: 640 });
}

async function openPopup(): Promise<boolean> {
  try {
    await browser.action.openPopup();
    return true;
  } catch {
    // The browser doesn't open the popup now; the caller opens a window.
    return false;
  }
}
