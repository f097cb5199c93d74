import { startPlatform } from '../../service/index.ts';
import { expectAccessible } from './axe.ts';
import { inWorker, readStoredState } from './background-state.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { articlesIn, copyIsDone, entriesIn } from './library-copy.ts';
import { worldTest } from './shared-world.ts';

test('the settings show, pause, copy and delete offline copies', async ({ chromium }) => {
  const platform = await startPlatform({ articles: 400 });
  await inWorker(chromium, `chrome.storage.local.set({ settings: { library: { bodies: 'opened' } } })`);
  await connect(chromium, platform);
  const page = await chromium.open('options');
  const library = page.locator('section', {
    has: page.getByRole('heading', { name: 'Offline copy', exact: true }),
  });
  const row = library.getByRole('listitem').first();
  await expect(row.getByText(/Synced so far: \d+ of 400 articles/)).toBeVisible();
  await expect(row.getByRole('progressbar', { name: /^Syncing / })).toBeVisible();
  await row.getByRole('button', { name: /^Pause syncing/ }).click();
  await expect(row.getByText(/^Paused\./)).toBeVisible();
  await expectAccessible(page, 'paused');
  await row.getByRole('button', { name: /^Resume syncing/ }).click();
  await expect(row.getByText(/400 articles/)).toBeVisible();
  await expect(row.getByText(/Synced just now/)).toBeVisible();
  await copyIsDone(page);
  await expect(library.getByText(/Loreside uses (about|less than)/)).toBeVisible();

  await row.getByRole('button', { name: /^Delete offline copy/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await articlesIn(page)).toBe(400);
  await row.getByRole('button', { name: /^Delete offline copy/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => articlesIn(page)).toBe(0);
  await expect(row.getByRole('button', { name: /^Resume syncing/ })).toBeVisible();
  await platform.close();
});

worldTest(
  'more worlds are copied when switched on, and deleted when switched off',
  async ({ chromium, platform }) => {
    const page = await chromium.open('options');
    const worlds = async () => [...new Set((await entriesIn(page)).map(({ worldId }) => worldId))];
    expect(await worlds()).toEqual([platform.worldId]);
    const toggle = page.locator('.world-copy-head').getByRole('switch').first();
    await toggle.click();
    await expect.poll(async () => (await worlds()).length).toBe(2);
    await copyIsDone(page);
    await toggle.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(worlds).toEqual([platform.worldId]);
    expect((await readStoredState(page)).records['loreside-library/syncs']).toBe(1);
  },
);
