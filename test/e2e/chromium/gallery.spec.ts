import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { bundleGallery, type Gallery } from '../../../scripts/gallery/server.ts';
import { KIT, type Listing, SCREENS } from '../../gallery/catalogue.ts';
import type { Scheme } from '../../gallery/scheme.ts';

let gallery: Gallery;
let browser: Browser;

test.beforeAll(async () => {
  gallery = await bundleGallery();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
});
test.afterAll(async () => {
  await browser.close();
  await gallery.close();
});

/** What axe finds, by rule. Several of one thing on a page, as a board has them, are no flaw here. */
async function flaws(page: Page, scheme: Scheme): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  const { violations } = await new AxeBuilder({ page })
    .disableRules(['landmark-unique', 'page-has-heading-one'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${scheme}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`,
  );
}

/** The kit is looked at in both schemes; whole screens in light, for their own tests look at them in the dark. */
const LOOKS: readonly [Listing, Scheme[]][] = [
  ...KIT.map((listing): [Listing, Scheme[]] => [listing, ['light', 'dark']]),
  ...SCREENS.map((listing): [Listing, Scheme[]] => [listing, ['light']]),
];

for (const [{ id, title }, schemes] of LOOKS)
  test(`${title}: no flaw that axe knows, and no wider than its frame`, async () => {
    const size = { viewport: { width: 400, height: 640 }, reducedMotion: 'reduce' as const };
    const context = await browser.newContext(size);
    const page = await context.newPage();
    await page.goto(`${gallery.url}sheet.html?sheet=${id}`);
    await expect(page.locator('body[data-ready]')).toBeVisible();
    const found: string[] = [];
    for (const scheme of schemes) found.push(...(await flaws(page, scheme)));
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await context.close();
  });

test('the gallery shows each sheet twice, side by side, at the width that is chosen', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
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
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await context.close();
});
