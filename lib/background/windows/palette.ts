import type { Tabs } from 'webextension-polyfill';
import { openOnce } from '../../windows/index.ts';

const KEY = 'palette.window';
const SIZE = { width: 640, height: 480 };

/** Opens search in a small window over the page, or focuses the open one. */
export async function openPalette(tab: Tabs.Tab | undefined): Promise<void> {
  await openOnce(KEY, tab?.id === undefined ? 'palette.html' : `palette.html?tab=${tab.id}`, SIZE);
}
