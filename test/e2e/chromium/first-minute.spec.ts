// How many clicks a newcomer makes until a first useful answer, on each path of the welcome page. Whatever these tests click
// is counted, so a path that needs another click fails. Dialogs of the browser and the system aren't counted.

import type { Locator, Page } from '@playwright/test';
import type { Platform } from '../../service/index.ts';
import type { Chromium } from './browser.ts';
import { allowAddress, detailsOf } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { requestsDuring } from './net-log.ts';
import { SearchScreen } from './search-screen.ts';
import { removeRateLimit } from './timing.ts';

class Newcomer {
  clicks = 0;

  async click(target: Locator): Promise<void> {
    // The popup closes as soon as its click has opened something.
    await target.click().catch((error: unknown) => {
      if (!target.page().isClosed()) throw error;
    });
    this.clicks += 1;
  }

  /** Types into the real panel, which a click has opened, and reads the first result. */
  async asks(chromium: Chromium, words: string): Promise<Page> {
    const panel = new SearchScreen(await chromium.realPage('sidepanel'));
    await expect(panel.page.locator('body')).toHaveAttribute('data-ready', 'sidepanel');
    await panel.box.fill(words);
    await expect(panel.active).toBeVisible();
    await panel.box.press('Enter');
    return panel.page;
  }
}

const title = (panel: Page, name: string): Locator =>
  panel.getByRole('heading', { level: 1, name, exact: true });

async function exportPage(platform: Platform): Promise<string> {
  const answer = await fetch(`${platform.url}/world/saltmere-tidewright/export`);
  if (!answer.ok) throw new Error(`The export page answered ${answer.status}`);
  return answer.text();
}

test('the sample world takes one click, and nothing is requested', async () => {
  const newcomer = new Newcomer();
  const requested = await requestsDuring(async (chromium) => {
    const welcome = await chromium.open('welcome');
    await newcomer.click(welcome.getByRole('button', { name: 'Try the sample world' }));
    // What the page proposes.
    await expect(
      welcome.getByText('In the panel, type bell and press Enter to read the first result.'),
    ).toBeVisible();
    const panel = await newcomer.asks(chromium, 'bell');
    await expect(panel.locator('.article').getByText(/bell/i).first()).toBeVisible();
  });
  expect(newcomer.clicks).toBe(1);
  expect(requested).toEqual([]);
});

test('a saved export page takes three clicks, and nothing is requested', async ({ platform }) => {
  const newcomer = new Newcomer();
  const buffer = Buffer.from(await exportPage(platform));
  const requested = await requestsDuring(async (chromium) => {
    const page = await chromium.open('welcome');
    await newcomer.click(page.getByRole('link', { name: 'Read an export' }));
    const chooser = page.waitForEvent('filechooser');
    await newcomer.click(page.getByRole('button', { name: 'Choose file' }));
    await (await chooser).setFiles({ name: 'Export.html', mimeType: 'text/html', buffer });
    await expect(page.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();
    await newcomer.click(page.getByRole('button', { name: 'Open the panel' }));
    await expect(title(await newcomer.asks(chromium, 'Edda Marsh'), 'Edda Marsh')).toBeVisible();
  });
  expect(newcomer.clicks).toBe(3);
  expect(requested).toEqual([]);
});

test('the export page in its tab takes three clicks, and nothing is requested', async ({
  chromium,
  platform,
}) => {
  const newcomer = new Newcomer();
  const welcome = await chromium.open('welcome');
  // The stand-in isn't at World Anvil's address.
  const settings = { pageDomains: [new URL(platform.url).host] };
  await welcome.evaluate(`chrome.storage.local.set({ settings: ${JSON.stringify(settings)} })`);
  const page = await chromium.visit(`${platform.url}/world/saltmere-tidewright/export`);
  platform.clearRequests();
  await chromium.triggerAction(page);
  newcomer.clicks += 1;
  const popup = await chromium.realPage('popup');
  const opened = chromium.context.waitForEvent('page', (one) => one.url().includes('/import.html'));
  await newcomer.click(popup.getByRole('button', { name: 'Read this world' }));
  const reading = await opened;
  await expect(reading.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();
  await newcomer.click(reading.getByRole('button', { name: 'Open the panel' }));
  await expect(title(await newcomer.asks(chromium, 'Edda Marsh'), 'Edda Marsh')).toBeVisible();
  expect(newcomer.clicks).toBe(3);
  // Chromium itself asks for the icon of the visited page, at any time.
  expect(platform.requests().filter(({ path }) => path !== '/favicon.ico')).toEqual([]);
});

test('keys take three clicks', async ({ chromium, platform }) => {
  const newcomer = new Newcomer();
  const { address, applicationKey, userToken } = detailsOf(platform, 'current');
  await allowAddress(chromium, address);
  await removeRateLimit(chromium, {});
  const page = await chromium.open('welcome');
  await newcomer.click(page.getByRole('button', { name: 'Enter keys' }));
  // The stand-in isn't at World Anvil's address.
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('World Anvil address', { exact: true }).fill(address);
  await page.getByLabel('Application key', { exact: true }).fill(applicationKey);
  await page.getByLabel('User token', { exact: true }).fill(userToken);
  await newcomer.click(page.getByRole('button', { name: 'Connect', exact: true }));
  await newcomer.click(page.getByRole('button', { name: 'Open the panel' }));
  await expect(title(await newcomer.asks(chromium, 'Edda Marsh'), 'Edda Marsh')).toBeVisible();
  expect(newcomer.clicks).toBe(3);
});
