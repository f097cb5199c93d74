import { startPlatform } from '../../service/index.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { requestsDuring } from './net-log.ts';
import { Phone } from './phone.ts';
import { SearchScreen } from './search-screen.ts';
import { sampleTest } from './shared-world.ts';

sampleTest('the link map is drawn by its workers, and its list works by keyboard', async ({ panel }) => {
  const { page } = panel;
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

/** Source of an expression: the middle of the ring around the selected entry, in the page's pixels; null without one. */
const RING = `(() => {
  const canvas = document.querySelector('.map-overlay');
  const accent = getComputedStyle(document.querySelector('[data-map-color=accent]')).color;
  const one = document.createElement('canvas').getContext('2d');
  one.fillStyle = accent;
  one.fillRect(0, 0, 1, 1);
  const [red, green, blue] = one.getImageData(0, 0, 1, 1).data;
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      // Links in the same color are translucent.
      if (data[at] !== red || data[at + 1] !== green || data[at + 2] !== blue || data[at + 3] !== 255) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  if (right < 0) return null;
  const box = canvas.getBoundingClientRect();
  return { x: box.x + ((left + right) / 2) * (box.width / width), y: box.y + ((top + bottom) / 2) * (box.height / height) };
})()`;

sampleTest('fingers drag, zoom and tap the link map on a phone', async ({ panel }) => {
  const { page } = panel;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const phone = await Phone.hold(page);
  await phone.tap(page.getByRole('button', { name: 'Link map' }));
  await expect(page.locator('.map-body[data-unfinished=false]')).toBeVisible();
  await expect(page.locator('.map-picture[data-drawn]')).toBeVisible();
  await phone.fits('link-map');
  const row = page.getByRole('listbox', { name: 'Entries on the map' }).getByRole('option').first();
  const title = (await row.locator('.map-title').textContent()) ?? '';
  await phone.tap(row);
  const selected = page.getByRole('heading', { level: 2, name: title, exact: true });
  await expect(selected).toBeVisible();
  await page.evaluate('scrollTo(0, 0)');
  const ring = () => page.evaluate<{ x: number; y: number } | null>(RING);
  const expectRing = (x: number, y: number) =>
    expect
      .poll(async () => {
        const found = await ring();
        return found && Math.round(Math.hypot(found.x - x, found.y - y));
      })
      .toBeLessThanOrEqual(2);
  const box = await page.locator('.map-frame').boundingBox();
  if (!box) throw new Error('There is no map.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const beside = (x: number, y = 0) => ({ x: middle.x + x, y: middle.y + y });

  await expect.poll(ring).not.toBeNull();
  const first = (await ring()) ?? middle;
  await phone.move([first, beside(-20, 10)]);
  await expectRing(middle.x - 20, middle.y + 10);
  await phone.move([beside(-30), beside(-90)], [beside(30), beside(90)]);
  await expectRing(middle.x - 60, middle.y + 30);
  expect(await page.evaluate('[scrollX, scrollY, visualViewport.scale]')).toEqual([0, 0, 1]);
  await phone.fits('link-map-zoomed');

  await phone.tap(page.getByRole('button', { name: 'All entries' }));
  await expect(selected).toHaveCount(0);
  await page.evaluate('scrollTo(0, 0)');
  // A finger is less exact than a mouse.
  await phone.tapAt(beside(-60, 30 + 18));
  await expect(selected).toBeVisible();
  await phone.tap(page.getByRole('button', { name: 'Open', exact: true }));
  const entry = page.getByRole('region', { name: title, exact: true });
  await expect(entry.getByRole('heading', { level: 1, name: title })).toBeVisible();
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

    await expect(page.getByText(/^\d+ unconnected entr(y isn|ies aren)’t shown/)).toBeVisible();
    await page.getByRole('button', { name: 'Show orphans' }).click();
    await expect(page.getByRole('tab', { name: 'Orphans', selected: true })).toBeVisible();
  });
  expect(requested).toEqual([]);
});
