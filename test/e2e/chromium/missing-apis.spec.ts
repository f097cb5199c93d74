import type { Page } from '@playwright/test';
import { type Alteration, alterFiles } from '../altered-extension.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';

/** What other Chromium browsers lack, or have without an effect. */
const BROWSERS: Record<string, Alteration> = {
  'without a side panel, keywords, menus, keys, idle times and small windows': {
    without: ['sidePanel', 'omnibox', 'contextMenus', 'commands', 'idle', 'windows'],
  },
  'with a side panel that never appears': { script: 'chrome.sidePanel.open = async () => {};' },
  'that refuses to open side panel, small windows and popup': {
    script: `
      const refuse = async () => { throw new Error('This browser doesn’t do that.'); };
      for (const [api, name] of [['sidePanel', 'open'], ['sidePanel', 'setPanelBehavior'], ['windows', 'create'], ['action', 'openPopup'], ['contextMenus', 'removeAll'], ['commands', 'getAll'], ['idle', 'queryState']])
        chrome[api][name] = refuse;`,
  },
};

/** Errors that Loreside itself has recorded, in any of its pages and the background. */
const recorded = (page: Page): Promise<string[]> =>
  page.evaluate(`chrome.storage.session.get(null).then((all) =>
    Object.entries(all).filter(([key]) => key.startsWith('diagnostics.error.')).map(([, one]) => JSON.stringify(one)))`);

for (const [name, alteration] of Object.entries(BROWSERS))
  test(`in a browser ${name}, everything opens without an error, and the panel elsewhere`, async ({
    extensionCopy,
    platform,
  }) => {
    await alterFiles(extensionCopy.folder, alteration);
    const chromium = await extensionCopy.install();
    const errors: string[] = [];
    chromium.context.on('weberror', (error) => errors.push(String(error.error())));
    await (await connect(chromium, platform)).close();
    for (const screen of ['options', 'palette', 'sidepanel'] as const) {
      const page = await chromium.open(screen);
      await expect(page.locator('body')).toHaveAttribute('data-ready', screen);
      await page.close();
    }
    const popup = await chromium.open('popup');
    const opened = chromium.context.waitForEvent('page', (page) => page.url().includes('/sidepanel.html'));
    await popup.getByRole('button', { name: 'Open the panel' }).click();
    const panel = await opened;
    await expect(panel.getByRole('searchbox').or(panel.getByRole('combobox')).first()).toBeVisible();
    const explained = alteration.without?.includes('windows') !== true;
    await expect(panel.getByText('Your browser didn’t open the panel beside the page')).toHaveCount(
      explained ? 1 : 0,
    );
    expect(errors).toEqual([]);
    expect(await recorded(popup)).toEqual([]);
  });
