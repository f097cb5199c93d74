import { beforeEach, expect, it } from 'vitest';
import type { Tabs } from 'webextension-polyfill';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openPalette } from '../../../../lib/windows/index.ts';
import { furnish } from '../browser.ts';

const tab: Tabs.Tab = {
  ...{ id: 12, index: 0, highlighted: true, active: true, pinned: false, incognito: false },
};

let browser: ReturnType<typeof furnish>;
beforeEach(async () => {
  browser = furnish();
  await fakeBrowser.storage.session.clear();
});

it('opens a small window that knows its tab', async () => {
  await openPalette(tab.id);
  expect(browser.createWindow).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'popup', url: expect.stringMatching(/palette\.html\?tab=12$/) }),
  );
});

it('is focused instead of opened twice, also by another worker', async () => {
  await openPalette(tab.id);
  await openPalette(undefined);
  expect(browser.createWindow).toHaveBeenCalledTimes(1);
  expect(browser.updateWindow).toHaveBeenCalledWith(31, { focused: true });
});

it('opens again after it was closed', async () => {
  await openPalette(tab.id);
  browser.updateWindow.mockRejectedValueOnce(new Error('No window with id: 31.'));
  await openPalette(tab.id);
  expect(browser.createWindow).toHaveBeenCalledTimes(2);
});
