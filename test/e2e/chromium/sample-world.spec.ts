import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { CaptureScreen } from './capture-screen.ts';
import { expect, test } from './fixtures.ts';
import { requestsDuring } from './net-log.ts';
import { SearchScreen } from './search-screen.ts';
import { tooWide } from './too-wide.ts';

const CONTROL = 'http://control.invalid/';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function openEntry(panel: SearchScreen, title: string): Promise<void> {
  await panel.box.fill(title);
  await expect(panel.active).toContainText(title);
  await panel.press('Enter');
  await expect(heading(panel.page, title)).toBeVisible();
}

test('after one click, everything works on the sample world, and nothing is requested', async () => {
  test.slow();
  const requested = await requestsDuring(async (chromium) => {
    const welcome = await chromium.open('welcome');
    await welcome.getByRole('button', { name: 'Try the sample world' }).click();
    await expect(welcome.getByRole('button', { name: 'Open the panel' })).toBeVisible();
    await expectAccessible(welcome, 'with the sample world');

    // The log would contain a request.
    await chromium.tab.goto(CONTROL).catch(() => {});

    const panel = await SearchScreen.open(chromium, 'sidepanel');
    const { page } = panel;
    await expect(page.getByText('Sample world, nothing is sent')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect' })).toHaveCount(0);
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, 'the panel');

    // Read: an article with its picture, a statblock with dice, a secret, a manuscript.
    await openEntry(panel, 'Edda Marsh');
    await expect
      .poll(() =>
        page
          .locator('.article img')
          .evaluateAll((all) => all.some((one) => Reflect.get(one, 'naturalWidth') > 0)),
      )
      .toBe(true);
    await expect(page.getByText('Sample world, nothing is sent')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open', exact: true })).toHaveCount(0);
    await panel.box.fill('kind:statblock Drowned Warden');
    await panel.row('Drowned Warden').click();
    await page.getByRole('button', { name: '1d20+5' }).click();
    await expect(page.getByText('1 roll', { exact: true })).toBeVisible();
    await openEntry(panel, 'What the bell is for');
    await page.getByRole('button', { name: 'Show secret' }).click();
    await expect(page.locator('.secret-text, .secret-shown').first()).toBeVisible();
    await openEntry(panel, 'Trust the Lamps');
    await page.getByRole('button', { name: 'Read this version' }).click();
    await expect(page.getByText('A quiet table').first()).toBeVisible();

    // Change an entry, and undo it.
    await openEntry(panel, 'The Needle');
    const more = page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'More' });
    await expect(more).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByRole('menuitemradio', { name: 'Public' })).toBeVisible();
    await page.keyboard.press('w');
    const toast = page.getByRole('region', { name: 'Messages' });
    await expect(toast).toContainText(/in progress/);
    await page.keyboard.press('Control+z');
    await expect(toast).toContainText('Undone.');

    // Its first changes can be undone, too.
    await page.keyboard.press('Alt+ArrowLeft');
    await panel.box.fill('');
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByText('Moved to “Sea Lore”')).toBeVisible();

    // Capture into it.
    const screen = await CaptureScreen.begin(chromium);
    await expect(screen.page.getByText('Sample world, nothing is sent')).toBeVisible();
    await screen.title.fill('The lamp boy');
    await screen.page.keyboard.press('Control+Enter');
    await expect(screen.page.getByText('Saved in Saltmere', { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await openEntry(panel, 'The lamp boy');
  });
  expect(requested).toEqual([CONTROL]);
});

test('the sample world is removed with everything of it', async ({ chromium }) => {
  const welcome = await chromium.open('welcome');
  const stored = async () => ({
    keys: Object.keys(Object(await welcome.evaluate('chrome.storage.local.get()'))),
    databases: await welcome.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  });
  const before = await stored();
  await welcome.getByRole('button', { name: 'Try the sample world' }).click();
  await expect(welcome.getByRole('button', { name: 'Open the panel' })).toBeVisible();
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  await openEntry(panel, 'Edda Marsh');
  await panel.page.getByRole('button', { name: 'Pin' }).click();
  await panel.page.getByRole('button', { name: 'Remove' }).click();
  const dialog = panel.page.getByRole('dialog', { name: 'Remove “Saltmere” from this device?' });
  await expectAccessible(panel.page, 'removing');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(panel.page.getByText(/isn’t connected yet/)).toBeVisible();
  await expect(welcome.getByRole('button', { name: 'Try the sample world' })).toBeVisible();
  const after = await stored();
  expect(after.databases).not.toContain('loreside-sample');
  expect(after.keys.filter((key) => !before.keys.includes(key) && /world|pin|history/i.test(key))).toEqual(
    [],
  );
  const left = await panel.page.evaluate(async () => {
    const counts: Record<string, number> = {};
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('loreside')) continue;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          all.onsuccess = resolve;
        });
        const rows = all.result.filter((row) => JSON.stringify(row).includes('5a17e2e0'));
        if (rows.length > 0) counts[`${name} ${store}`] = rows.length;
      }
      db.close();
    }
    return counts;
  });
  expect(left).toEqual({});
  // It can be tried again.
  await welcome.getByRole('button', { name: 'Try the sample world' }).click();
  await expect(panel.page.getByText(/^\d+ entries$/)).toBeVisible({ timeout: 30_000 });
});
