import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { bundleGallery, type Gallery } from '../../../scripts/gallery/server.ts';
import { KIT, type Listing, SCREENS } from '../../gallery/catalogue.ts';
import { CHROMIUM_ARGS } from '../../machine/index.ts';
import { COLOR_RULES, violations } from './axe.ts';
import { tooWide } from './too-wide.ts';

const WIDTHS = [320, 400, 1000];

let gallery: Gallery;
let browser: Browser;
let page: Page;

// Opening takes most of the time, so the gallery is bundled once and one page goes through all sheets.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  gallery = await bundleGallery();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', ...CHROMIUM_ARGS],
  });
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
});
test.afterAll(async () => {
  await browser.close();
  await gallery.close();
});

/** A sheet shows several of one component, so rules about uniqueness don't apply. */
const OF_ALL: RunOptions = {
  rules: {
    'landmark-unique': { enabled: false },
    'page-has-heading-one': { enabled: false },
    // Whoever speaks to the computer says what they see.
    'label-content-name-mismatch': { enabled: true },
  },
};

/** The violations that axe finds, by rule. */
async function flaws(name: string, asked = OF_ALL): Promise<string[]> {
  const found = await violations(page, ':root', asked);
  return found.map(({ id, targets }) => `${name}: ${id} at ${targets.join(', ')}`);
}

/** Opens a sheet at a panel's width, checks it with axe, then checks its width in all sizes. */
async function checkSheet({ id }: Listing, isBoth: boolean): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 400, height: 640 });
  await page.goto(`${gallery.url}sheet.html?sheet=${id}`);
  await expect(page.locator('body[data-ready]')).toBeVisible();
  const found = await flaws(id);
  if (isBoth) {
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await flaws(`${id} in the dark`, COLOR_RULES)));
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    const over = await tooWide(page);
    if (over > 0) found.push(`${id}: ${over} px too wide for ${width}`);
  }
  return found;
}

/** The kit is checked in both schemes. Whole screens are checked in light mode; their own tests cover dark mode. */
const SHEET_GROUPS = [
  { name: 'the kit', listings: KIT, isBoth: true },
  { name: 'the screens', listings: SCREENS, isBoth: false },
];

for (const { name, listings, isBoth } of SHEET_GROUPS)
  test(`${name}: passes axe and is no wider than its frame`, async () => {
    test.slow();
    const found: string[] = [];
    for (const listing of listings) found.push(...(await checkSheet(listing, isBoth)));
    expect(found).toEqual([]);
  });

test('the gallery shows each sheet in light and dark, side by side, at the chosen width', async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(gallery.url);
  const pair = page.locator('#buttons iframe');
  await expect(pair).toHaveCount(2);
  for (const [at, ground] of ['rgb(251, 250, 247)', 'rgb(22, 25, 24)'].entries()) {
    const shown = pair.nth(at).contentFrame();
    await expect(shown.getByRole('heading', { name: 'Buttons' })).toBeVisible();
    await expect(shown.locator('html')).toHaveCSS('background-color', ground);
  }
  await page.getByText('320 px').click();
  await expect(pair.first()).toHaveCSS('width', '320px');
  // The content of the frames was checked above, sheet by sheet.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
  });
  expect(await flaws('gallery')).toEqual([]);
});
