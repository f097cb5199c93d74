import { startPlatform } from '../../service/index.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { requestsDuring } from './net-log.ts';
import { SearchScreen } from './search-screen.ts';

test('the link map is drawn by its workers, and its list works by keyboard', async ({ chromium }) => {
  const welcome = await chromium.open('welcome');
  await welcome.getByRole('button', { name: 'Try the sample world' }).click();
  await expect(welcome.getByRole('button', { name: 'Open the panel' })).toBeVisible();
  const { page } = await SearchScreen.open(chromium, 'sidepanel');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

  await page.getByRole('button', { name: 'Link map' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Link map' })).toBeVisible();
  await expect(page.locator('.map-picture[data-drawn]')).toBeVisible();
  await expect(page.locator('.map-body[data-unfinished=false]')).toBeVisible();
  await expectAccessible(page, 'the link map');

  const list = page.getByRole('listbox', { name: 'Entries on the map' });
  await list.focus();
  await page.keyboard.press('ArrowDown');
  const title = await list.locator('[aria-selected=true] .map-title').textContent();
  await page.keyboard.press(' ');
  await expect(page.getByRole('heading', { level: 2, name: title ?? '', exact: true })).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Linked entries' })).toBeVisible();
  await page.locator('.map-overlay').focus();
  for (const key of ['ArrowLeft', '+', '-', '0']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title ?? '', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

/** A world with so many linked entries that its map's layout is stored. */
async function largeExport(): Promise<Buffer> {
  const platform = await startPlatform({ articles: 420 });
  try {
    const answer = await fetch(`${platform.url}/world/saltmere-tidewright/export`);
    return Buffer.from(await answer.arrayBuffer());
  } finally {
    await platform.close();
  }
}

/** How many layouts are stored. */
const STORED_LAYOUTS = `(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await done(indexedDB.open('loreside-library'));
  const count = await done(database.transaction('layouts').objectStore('layouts').count());
  database.close();
  return count;
})()`;

test('a large map is laid out once, and nothing is requested', async () => {
  const buffer = await largeExport();
  const requested = await requestsDuring(async (chromium) => {
    const welcome = await chromium.open('welcome');
    await welcome.getByRole('link', { name: 'Read an export' }).click();
    await welcome
      .locator('input[type=file]')
      .setInputFiles({ name: 'Export.html', mimeType: 'text/html', buffer });
    await expect(welcome.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();

    const { page } = await SearchScreen.open(chromium, 'sidepanel');
    let workers: string[] = [];
    page.on('worker', (worker) =>
      workers.push(/(layout|paint)-worker/.exec(worker.url())?.[1] ?? worker.url()),
    );
    const drawMap = async () => {
      await page.getByRole('button', { name: 'Link map' }).click();
      await expect(page.locator('.map-body[data-unfinished=false]')).toBeVisible();
      await expect(page.locator('.map-picture[data-drawn]')).toBeVisible();
    };
    await drawMap();
    expect(new Set(workers)).toEqual(new Set(['layout', 'paint']));
    await expect.poll(() => page.evaluate<number>(STORED_LAYOUTS)).toBe(1);

    // What was just imported may still be indexed, which changes the links.
    await expect(async () => {
      await page.reload();
      workers = [];
      await drawMap();
      expect(workers).toEqual(['paint']);
    }).toPass();
  });
  expect(requested).toEqual([]);
});
