import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import type { Chromium } from './browser.ts';
import { openFillerPage } from './category-fill.ts';
import { expect } from './fixtures.ts';
import { SearchScreen } from './search-screen.ts';
import { installedTest as test, worldTest } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

/** A single pixel, as PNG. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Asked {
  path: string;
  cookie: string | undefined;
  referer: string | undefined;
}

/** An image host that records its requests. */
async function servePictures(): Promise<{ url: string; asked: Asked[]; close: () => void }> {
  const asked: Asked[] = [];
  const server = createServer(({ url: path = '', headers }, answer) => {
    asked.push({ path, cookie: headers.cookie, referer: headers.referer });
    if (path.endsWith('.svg'))
      answer.setHeader('content-type', 'image/png').end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    else if (path.startsWith('/away'))
      answer.writeHead(302, { location: 'http://localhost:1/spy.png' }).end();
    else if (path.startsWith('/huge')) answer.end(Buffer.concat([DOT, Buffer.alloc(9 * 1024 * 1024)]));
    else if (path.startsWith('/gone')) answer.writeHead(404).end();
    else answer.setHeader('content-type', 'image/png').end(DOT);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}

async function fill(chromium: Chromium, addresses: readonly string[]): Promise<void> {
  const page = await openFillerPage(chromium);
  await page.evaluate(
    (urls) =>
      filler.put(urls.map((url, at) => ({ kind: 'image', id: `${at + 1}`, title: `Chart ${at + 1}`, url }))),
    addresses,
  );
  await page.close();
}

async function openGrid({ page }: SearchScreen): Promise<Page> {
  await page.setViewportSize({ width: 400, height: 700 });
  await page.getByRole('button', { name: /^Images [\d,.]+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Images' })).toBeVisible();
  return page;
}

/** The images that have been drawn. */
const drawn = (page: Page, within: string): Promise<number> =>
  page
    .locator(`${within} img`)
    .evaluateAll(
      (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 1).length,
    );

const storedFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('loreside-images');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

const allow = (page: Page) => page.getByRole('button', { name: 'Show images in this world' }).click();

test('no image is requested before the person allows it; then only those near the window', async ({
  chromium,
}) => {
  const host = await servePictures();
  await chromium.approveHost('http://127.0.0.1/*');
  await fill(
    chromium,
    Array.from({ length: 600 }, (_, at) => `${host.url}/chart-${at}.png`),
  );
  const page = await openGrid(await SearchScreen.open(chromium, 'sidepanel'));
  await expect(page.getByRole('option', { name: 'Chart 1', exact: true })).toBeVisible();
  expect(host.asked).toEqual([]);
  await allow(page);
  await expect(page.locator('.image-cell img').first()).toBeVisible();
  await expect.poll(() => page.locator('.image-cell .picture[data-empty]').count()).toBe(0);
  expect(host.asked.length).toBeLessThan(120);
  expect(host.asked.some(({ cookie, referer }) => cookie ?? referer)).toBe(false);
  const sources = () =>
    page.locator('.image-cell img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect((await sources()).every((source) => source?.startsWith('blob:'))).toBe(true);
  const [first] = await sources();
  await page.getByRole('listbox', { name: 'Images' }).focus();
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('option', { selected: true })).toContainText('Chart 600');
  await expect(page.getByRole('option', { selected: true })).toBeInViewport();
  // Images that left the window are dropped.
  await expect
    .poll(() =>
      page.evaluate(
        (url) =>
          fetch(String(url)).then(
            () => 'there',
            () => 'gone',
          ),
        first,
      ),
    )
    .toBe('gone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Chart 600' })).toBeVisible();
  host.close();
});

test('a file that isn’t an image, is too large, gone or elsewhere isn’t shown, and the frame says why', async ({
  chromium,
}) => {
  const host = await servePictures();
  const elsewhere: string[] = [];
  chromium.context.on(
    'request',
    (request) => void (request.url().includes('spy') && elsewhere.push(request.url())),
  );
  await chromium.approveHost('http://127.0.0.1/*');
  await fill(
    chromium,
    ['/one.svg', '/away.png', '/huge.png', '/gone.png', '/good.png'].map((path) => host.url + path),
  );
  const page = await openGrid(await SearchScreen.open(chromium, 'sidepanel'));
  await allow(page);
  await expect(page.getByText('SVG files aren’t displayed, for safety')).toBeVisible();
  await expect(page.getByText('Larger than 8 MB')).toBeVisible();
  await expect(page.getByText('The file is gone')).toBeVisible();
  await expect(page.getByText('Couldn’t load')).toBeVisible();
  await expect(page.locator('.image-cell img')).toHaveCount(1);
  expect(elsewhere).toEqual([]);
  const before = host.asked.length;
  await page.keyboard.press('Alt+KeyW');
  await page.getByRole('menuitem', { name: 'World overview' }).click();
  await page.getByRole('button', { name: 'Hide images' }).click();
  await expect(page.getByRole('button', { name: 'Hide images' })).toHaveCount(0);
  // Hidden at once, stored a moment later.
  const stored = () =>
    page.evaluate<string>(`chrome.storage.local.get('image.consent').then(JSON.stringify)`);
  await expect.poll(stored).not.toContain('127.0.0.1');
  await page.reload();
  await page.getByRole('button', { name: /^Images [\d,.]+$/ }).click();
  await expect(page.getByRole('button', { name: 'Show images in this world' })).toBeVisible();
  expect(host.asked.length).toBe(before);
  host.close();
});

test('the grid passes axe and fits a narrow panel', async ({ chromium }) => {
  await fill(
    chromium,
    Array.from({ length: 40 }, (_, at) => `https://pictures.example/${at}.png`),
  );
  const page = await openGrid(await SearchScreen.open(chromium, 'sidepanel'));
  for (const width of [320, 1000]) {
    await page.setViewportSize({ width, height: 700 });
    await page.getByRole('listbox', { name: 'Images' }).focus();
    await expectAccessible(page, `${width}`);
    expect(await tooWide(page)).toBe(0);
  }
});

worldTest('a world’s own pictures are shown once they are allowed, except SVG files', async ({ panel }) => {
  const page = await openGrid(panel);
  const widths = () =>
    page
      .locator('.image-cell img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  expect(await widths()).toEqual([]);
  await allow(page);
  await expect.poll(async () => (await widths()).filter((width) => width >= 480).length).toBeGreaterThan(5);
  if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/image-grid.png` });
  const vector = page.getByRole('option', { name: 'tide-table.svg' });
  await vector.scrollIntoViewIfNeeded();
  await expect(vector).toContainText('SVG files aren’t displayed, for safety');
  await page.getByRole('option', { name: 'harbour.webp' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'harbour.webp' })).toBeVisible();
  const large = page.locator('.world-image img');
  await expect.poll(() => large.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1280);
  if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/image-large.png` });
  // A click shows every pixel in the same frame, which then scrolls.
  const zoom = page.locator('.world-image button[aria-pressed]');
  const frame = page.locator('.world-image');
  // The frame takes the image's proportions once they are known.
  const shape = () => frame.evaluate((one) => (one.clientWidth / one.clientHeight).toFixed(1));
  await expect.poll(shape).toBe('1.8');
  const before = await frame.boundingBox();
  await zoom.press('Enter');
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  expect(await large.evaluate((one: HTMLImageElement) => one.width)).toBe(1280);
  expect(await frame.boundingBox()).toEqual(before);
  await expectAccessible(page, 'zoomed');
  await zoom.click();
  await expect.poll(() => large.evaluate((one: HTMLImageElement) => one.width)).toBeLessThan(400);
});

worldTest(
  'shown images are there offline, within a budget that can be changed, until they are removed',
  async ({ chromium, panel }) => {
    const page = await openGrid(panel);
    const requested: string[] = [];
    chromium.context.on(
      'request',
      (request) => void (/\.(webp|svg)$/.test(request.url()) && requested.push(request.url())),
    );
    await page.getByRole('option', { name: 'harbour.webp' }).click();
    const frame = page.locator('.world-image');
    await expect(frame).toHaveAttribute('data-state', 'ask');
    await expectAccessible(page, 'asking');
    if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/image-ask.png` });
    await page.getByText('Where do images come from?').click();
    await expect(frame).toContainText('It sees your IP address, but not your login.');
    expect(requested).toEqual([]);

    // This image, and no other.
    await page.getByRole('button', { name: 'Only this one' }).click();
    await expect.poll(() => drawn(page, '.world-image')).toBe(1);
    await expect.poll(() => storedFiles(page)).toBe(1);
    await expectAccessible(page, 'shown');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => drawn(page, '.image-cell')).toBe(1);
    expect(new Set(requested).size).toBe(1);
    await allow(page);
    await expect.poll(() => drawn(page, '.image-cell')).toBeGreaterThan(5);
    await expect.poll(() => storedFiles(page)).toBeGreaterThan(5);
    const stored = await storedFiles(page);
    const [harbor] = requested;

    await chromium.context.setOffline(true);
    requested.length = 0;
    await page.reload();
    await page.getByRole('button', { name: /^Images [\d,.]+$/ }).click();
    await expect.poll(() => drawn(page, '.image-cell')).toBeGreaterThan(5);
    expect(requested).not.toContain(harbor);
    await page.getByRole('listbox', { name: 'Images' }).focus();
    if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/image-offline.png` });
    await chromium.context.setOffline(false);

    const options = await chromium.open('options');
    await expect(options.getByText(/^[\d.]+ (kB|MB) of 200 MB$/)).toBeVisible();
    await options.getByLabel('Space for images').selectOption({ label: '50 MB' });
    await expect(options.getByText(/ of 50 MB$/)).toBeVisible();
    expect(await storedFiles(options)).toBeGreaterThanOrEqual(stored);
    await options.getByRole('button', { name: 'Remove images' }).click();
    await expect(options.getByText('0 bytes of 50 MB')).toBeVisible();
    await expect(options.getByRole('button', { name: 'Remove images' })).toBeDisabled();
    expect(await storedFiles(options)).toBe(0);
  },
);
