import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import type { Platform } from '../../service/index.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { savedPage } from './import-stage.ts';
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

const choose = (
  page: Page,
  buffer: Buffer,
  name = 'export.zip',
  mimeType = 'application/zip',
): Promise<void> => page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

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

test('a PDF is named with what to do instead; a page saved as one file and a zipped page are read', async ({
  chromium,
  platform,
}) => {
  const page = await chromium.open('import');
  await choose(page, Buffer.from('%PDF-1.7\n'), 'Saltmere.pdf', 'application/pdf');
  await expect(
    page.getByText(/^This is a PDF file, .* save that page as HTML, and choose it here\.$/),
  ).toBeVisible();

  const exportPage = await chromium.visit(`${platform.url}/world/saltmere-tidewright/export`);
  const session = await chromium.context.newCDPSession(exportPage);
  const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
  await exportPage.close();
  await choose(page, Buffer.from(data), 'Export.mhtml', 'multipart/related');
  await expect(page.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();
  const { length } = platform.articles(platform.worldId);
  const articles = async () => (await entriesIn(page)).filter(({ kind }) => kind === 'article').length;
  expect(await articles()).toBe(length);

  const files = { 'Export.html': strToU8(await savedPage(platform)), 'Export_files/a.css': strToU8('a{}') };
  await page.getByRole('button', { name: 'Read another export' }).click();
  await choose(page, Buffer.from(zipSync(files)));
  await expect(page.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();
  await expect(page.getByText(/\d+ unchanged entries/)).toBeVisible();
  await expect(page.getByText(/new entr|\d changed entr/)).toHaveCount(0);
  expect(await articles()).toBe(length);
});
