import { beforeEach, expect, it } from 'vitest';
import type { Tabs } from 'webextension-polyfill';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openPalette } from '../../../../lib/background/windows/palette.ts';
import { furnish } from '../browser.ts';

const tab: Tabs.Tab = {
  ...{ id: 12, index: 0, highlighted: true, active: true, pinned: false, incognito: false },
};

let browser: ReturnType<typeof furnish>;
beforeEach(async () => {
  browser = furnish();
  await fakeBrowser.storage.session.clear();
});

it('opens a small window that knows the tab it was called from', async () => {
  await openPalette(tab);
  expect(browser.createWindow).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'popup', url: expect.stringMatching(/palette\.html\?tab=12$/) }),
  );
});

it('comes to the front instead of opening twice, also for another worker', async () => {
  await openPalette(tab);
  await openPalette(undefined);
  expect(browser.createWindow).toHaveBeenCalledTimes(1);
  expect(browser.updateWindow).toHaveBeenCalledWith(31, { focused: true });
});

it('opens anew after it was closed', async () => {
  await openPalette(tab);
  browser.getWindow.mockRejectedValueOnce(new Error('No window with id: 31.'));
  await openPalette(tab);
  expect(browser.createWindow).toHaveBeenCalledTimes(2);
  expect(browser.updateWindow).not.toHaveBeenCalled();
});
