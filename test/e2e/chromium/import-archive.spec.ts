import type { Page } from '@playwright/test';
import type { Platform } from '../../service/index.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { entriesIn } from './library-copy.ts';
import { requestsDuring } from './net-log.ts';
import { SearchScreen } from './search-screen.ts';

/** The stand-in's account export, as its owner gets it. */
async function archiveOf(platform: Platform): Promise<Buffer> {
  const headers = { 'x-application-key': platform.applicationKey, 'x-auth-token': platform.authToken };
  const answer = await fetch(`${platform.url}/account-export.zip`, { headers });
  if (!answer.ok) throw new Error(`The account export answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

const choose = (page: Page, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer });

test('an account export becomes worlds with statblocks and manuscripts, without a single request', async ({
  platform,
}) => {
  const archive = await archiveOf(platform);
  const requested = await requestsDuring(async (chromium) => {
    const page = await chromium.open('import');
    await choose(page, archive);
    await expect(page.getByRole('heading', { name: 'Saltmere is on this device' })).toBeFocused();
    await expectAccessible(page, 'after');
    const kinds = new Set(
      (await entriesIn(page)).filter(({ worldId }) => worldId === platform.worldId).map(({ kind }) => kind),
    );
    expect([...kinds].sort()).toEqual(['article', 'category', 'manuscript', 'statblock']);
    const panel = await SearchScreen.open(chromium, 'sidepanel');
    await panel.type('kind:statblock');
    await panel.press('Enter');
    await expect(panel.page.locator('.statblock').first()).toBeVisible();
  });
  expect(requested).toEqual([]);
});

test('a ZIP that was cut short is named, and the whole one is read afterwards', async ({
  chromium,
  platform,
}) => {
  const archive = await archiveOf(platform);
  const page = await chromium.open('import');
  await choose(page, archive.subarray(0, archive.length - 100));
  await expect(page.getByText(/This ZIP is incomplete or damaged/)).toBeVisible();
  await choose(page, archive);
  await expect(page.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();
});
