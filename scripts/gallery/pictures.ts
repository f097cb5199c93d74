import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { Chromium } from '../../test/e2e/chromium/browser.ts';
import { CaptureScreen } from '../../test/e2e/chromium/capture-screen.ts';
import { selectParagraph } from '../../test/e2e/chromium/reader.ts';
import { connectAndCopy } from '../../test/e2e/chromium/search-screen.ts';
import { serveSavedPage } from '../../test/e2e/saved-page.ts';
import type { Scheme } from '../../test/gallery/scheme.ts';
import { startPlatform } from '../../test/service/index.ts';
import { bundleGallery } from './server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/pictures');
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** A panel's width; and how much of it a picture shows. */
const PANEL = { width: 400, height: 640 };
const SHARPNESS = 1.5;

/** A reader with a sharp screen sees letters, not their shadows. A popup has the size and the pixels it has. */
async function sharpen(page: Page, size: { width: number; height: number }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const metrics = { ...size, deviceScaleFactor: SHARPNESS, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  return session;
}

/** The page as it stands, light and dark; nothing moves, no caret blinks. */
async function shoot(page: Page, name: string, sharp?: CDPSession): Promise<string[]> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { caret-color: transparent !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
  const taken: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const file = path.join(folder, `${name}-${colorScheme}.png`);
    if (sharp) {
      const { data } = await sharp.send('Page.captureScreenshot', { format: 'png' });
      await writeFile(file, Buffer.from(data, 'base64'));
    } else await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
    taken.push(path.relative(root, file));
  }
  return taken;
}

/** The built extension over the stand-in platform: the search, and a selection of a real page. */
async function ofTheExtension(): Promise<string[]> {
  const platform = await startPlatform({ seed: 7, articles: 120 });
  const saved = await serveSavedPage(path.join(root, 'test/pages/lighthouse.html'));
  const chromium = await Chromium.launch();
  try {
    const panel = await connectAndCopy(chromium, platform);
    await panel.page.setViewportSize(PANEL);
    await panel.type('lamp');
    await expect(panel.rows.first()).toBeVisible();
    const found = await shoot(panel.page, 'search', await sharpen(panel.page, PANEL));

    const page = await chromium.context.newPage();
    await page.goto(saved.url);
    await selectParagraph(page);
    await chromium.triggerAction(page);
    const popup = new CaptureScreen(await chromium.realPage('popup'));
    await expect(popup.title).not.toHaveValue('');
    await expect(popup.content).not.toHaveValue('');
    await popup.addTag('harbour');
    await popup.title.focus();
    return [...found, ...(await shoot(popup.page, 'capture'))];
  } finally {
    await chromium.close();
    await saved.close();
    await platform.close();
  }
}

/** What a page of our own shows as well as the extension does, with things that have everything. */
async function ofTheGallery(page: Page, id: string, ready: string): Promise<string[]> {
  await page.setViewportSize(PANEL);
  const gallery = await bundleGallery();
  try {
    await page.goto(`${gallery.url}sheet.html?sheet=${id}`);
    await expect(page.getByText(ready).first()).toBeVisible();
    return await shoot(page, id, await sharpen(page, PANEL));
  } finally {
    await gallery.close();
  }
}

/** Takes every picture anew. @returns their paths, from the root */
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
      ...(await ofTheExtension()),
      ...(await ofTheGallery(page, 'article', 'It is known for three things')),
      ...(await ofTheGallery(page, 'statblock', 'Legendary Resistance')),
    ];
  } finally {
    await browser.close();
  }
}
