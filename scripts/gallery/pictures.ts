import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { Chromium } from '../../test/e2e/chromium/browser.ts';
import { CaptureScreen } from '../../test/e2e/chromium/capture-screen.ts';
import { selectParagraph } from '../../test/e2e/chromium/reader.ts';
import { SearchScreen } from '../../test/e2e/chromium/search-screen.ts';
import { serveSavedPage } from '../../test/e2e/saved-page.ts';
import type { Scheme } from '../../test/gallery/scheme.ts';
import { openAsSite } from './open-as-site.ts';
import { bundleGallery } from './server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/pictures');
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Viewport of the panel, and the device pixel ratio of its screenshots. */
const PANEL = { width: 400, height: 640 };
const PIXEL_RATIO = 1.5;
/** Until images are drawn, in milliseconds. */
const GLANCE_MS = 1_500;

/** The entries in pictures: the picture's name, the search that finds it, and what it shows once it is read. */
const ENTRIES = [
  ['article', 'Saltmere', '.article img'],
  ['statblock', 'kind:statblock Drowned Warden', '.statblock'],
] as const;

/**
 * Raises the resolution of screenshots, so that text is sharp on high-density screens. Popups keep their size and
 * resolution.
 */
async function raiseResolution(page: Page, size: { width: number; height: number }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const metrics = { ...size, deviceScaleFactor: PIXEL_RATIO, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  return session;
}

/** Takes a screenshot in light and dark, without animations or a blinking caret. */
async function takeScreenshots(page: Page, name: string, session?: CDPSession): Promise<string[]> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { caret-color: transparent !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
  const taken: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const file = path.join(folder, `${name}-${colorScheme}.png`);
    if (session) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
      await writeFile(file, Buffer.from(data, 'base64'));
    } else await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
    taken.push(path.relative(root, file));
  }
  return taken;
}

/** Screenshots of the built extension with the sample world: a search, what it finds, and a capture of a real page. */
async function extensionScreenshots(): Promise<string[]> {
  const saved = await serveSavedPage(path.join(root, 'test/pages/lighthouse.html'));
  const chromium = await Chromium.launch();
  try {
    const welcome = await chromium.open('welcome');
    await welcome.getByRole('button', { name: 'Try the sample world' }).click();
    await expect(welcome.getByRole('button', { name: 'Open the panel' })).toBeVisible({ timeout: 60_000 });
    const panel = await SearchScreen.open(chromium, 'sidepanel');
    await panel.page.setViewportSize(PANEL);
    const session = await raiseResolution(panel.page, PANEL);
    await panel.type('lamp');
    await expect(panel.rows.first()).toBeVisible();
    await panel.page.waitForTimeout(GLANCE_MS);
    const taken = await takeScreenshots(panel.page, 'search', session);
    for (const [name, words, ready] of ENTRIES) {
      await panel.box.fill(words);
      await expect(panel.active).toBeVisible();
      await panel.press('Enter');
      await expect(panel.page.locator(ready).first()).toBeVisible();
      await panel.page.waitForTimeout(GLANCE_MS);
      taken.push(...(await takeScreenshots(panel.page, name, session)));
    }

    const page = await chromium.context.newPage();
    await openAsSite(page, saved);
    await selectParagraph(page);
    await chromium.triggerAction(page);
    const popup = new CaptureScreen(await chromium.realPage('popup'));
    await expect(popup.title).not.toHaveValue('');
    await expect(popup.formatted).toContainText(/\w/);
    await popup.addTag('harbor');
    await popup.title.focus();
    return [...taken, ...(await takeScreenshots(popup.page, 'capture'))];
  } finally {
    await chromium.close();
    await saved.close();
  }
}

/** Screenshots of a page of the gallery. */
async function galleryScreenshots(page: Page, id: string, ready: string): Promise<string[]> {
  await page.setViewportSize(PANEL);
  const gallery = await bundleGallery();
  try {
    await page.goto(`${gallery.url}sheet.html?sheet=${id}`);
    await expect(page.getByText(ready).first()).toBeVisible();
    await expect(page.locator('[data-state="loading"]')).toHaveCount(0);
    for (const image of await page.locator('[data-state="shown"] img').all())
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    return await takeScreenshots(page, id, await raiseResolution(page, PANEL));
  } finally {
    await gallery.close();
  }
}

/** Takes all screenshots. @returns their paths, relative to the project root */
export async function takePictures(): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    return [
      ...(await extensionScreenshots()),
      ...(await galleryScreenshots(page, 'surfaces', 'Tiles of all hues')),
    ];
  } finally {
    await browser.close();
  }
}
