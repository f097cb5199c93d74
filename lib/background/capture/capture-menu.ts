import browser, { type Menus, type Tabs } from 'webextension-polyfill';
import * as z from 'zod/mini';
import { reportAs } from '../../diagnostics/index.ts';
import { t } from '../../i18n/index.ts';
import type { PendingCapture } from '../../messaging/index.ts';
import type { Instant } from '../../model/index.ts';
import { loadLanguage } from '../../settings/index.ts';
import { openSmallWindow } from '../../windows/index.ts';

const KEY = 'capture.pending';
/** A click that no popup has requested within a minute is stale. */
const FRESH = 60_000;

const schema = z.object({
  at: z.number(),
  pending: z.object({
    selectionText: z.string(),
    linkUrl: z.nullable(z.string()),
    pageUrl: z.string(),
    frameUrl: z.nullable(z.string()),
    tabId: z.number(),
  }),
});

/** The popup may ask before the click is stored. It waits for this. */
let keeping: Promise<void> = Promise.resolve();

/** Stores a click for the popup that it opens, only in memory (`storage.session`). */
function keepPending(pending: PendingCapture, now: Instant): Promise<void> {
  keeping = browser.storage.session.set({ [KEY]: { at: now, pending } });
  return keeping;
}

/** Returns it once. */
export async function takePending(now: Instant): Promise<PendingCapture | null> {
  await keeping.catch(reportAs('capture.pending-capture'));
  const stored = (await browser.storage.session.get(KEY))[KEY];
  if (stored === undefined) return null;
  await browser.storage.session.remove(KEY);
  const parsed = schema.safeParse(stored);
  return parsed.success && Math.abs(now - parsed.data.at) <= FRESH ? parsed.data.pending : null;
}

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
