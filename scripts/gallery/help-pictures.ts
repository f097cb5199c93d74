import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { PICTURES, type PictureName, pictureFile } from '../../entrypoints/help/pictures.ts';
import { Chromium } from '../../test/e2e/chromium/browser.ts';
import { connectAndCopy } from '../../test/e2e/chromium/search-screen.ts';
import { showArticle, waitUntilSteady } from '../../test/e2e/chromium/world-page-stage.ts';
import type { Scheme } from '../../test/gallery/scheme.ts';
import { startPlatform } from '../../test/service/index.ts';
import { readLanguages } from '../build/messages/index.ts';
import { bundleGallery } from './server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'public/help');
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Text stays sharp on most screens, and the files stay small. */
const PIXEL_RATIO = 1.5;
const QUALITY = { quality: 38, effort: 4 };

/** Height of the stand-in’s own header, which users don’t see. */
const PAGE_HEADER = 48;

/** The sheet of the gallery that shows each screen. */
const SHEETS = { capture: 'capture', search: 'panel-found', outbox: 'outbox-few' } as const;

async function sharpen(page: Page, name: PictureName, more = 0): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = PICTURES[name];
  const metrics = { width, height: height + more, deviceScaleFactor: PIXEL_RATIO, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  return session;
}

/** `top`: how many pixels of the page are left out above. */
async function shoot(session: CDPSession, file: string, name: PictureName, top = 0): Promise<string> {
  const { width, height } = PICTURES[name];
  const clip = { x: 0, y: top, width, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip });
  const target = path.join(folder, file);
  await writeFile(target, await sharp(Buffer.from(data, 'base64')).avif(QUALITY).toBuffer());
  return path.relative(root, target);
}

/** Hides what differs between two runs. */
const STILL =
  '* { caret-color: transparent !important; animation: none !important; transition: none !important }';

async function sheetPictures(browser: Browser, url: string, language: string): Promise<string[]> {
  const taken: string[] = [];
  for (const name of ['capture', 'search', 'outbox'] as const) {
    // Sheets store what they show, so each starts with an empty storage.
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const session = await sharpen(page, name);
    await page.goto(`${url}sheet.html?sheet=${SHEETS[name]}&language=${language}`);
    await expect(page.locator('body')).toHaveAttribute('data-ready', /./, { timeout: 30_000 });
    await page.addStyleTag({ content: STILL });
    await page.waitForTimeout(600);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(200);
      taken.push(await shoot(session, pictureFile(name, colorScheme, language), name));
    }
    await context.close();
  }
  return taken;
}

/** Pictures of the built extension on a page of the stand-in for World Anvil. */
async function pagePictures(): Promise<string[]> {
  const platform = await startPlatform({ https: true, seed: 7, articles: 40 });
  const chromium = await Chromium.launch();
  const taken: string[] = [];
  try {
    await (await connectAndCopy(chromium, platform)).page.close();
    const shown = await showArticle(chromium, platform, 'Captain Isaura Venn');
    const session = await sharpen(shown.page, 'page', PAGE_HEADER);
    for (const colorScheme of SCHEMES) {
      await shown.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await waitUntilSteady(shown, 'bar');
      taken.push(await shoot(session, pictureFile('page', colorScheme, 'en'), 'page', PAGE_HEADER));
    }
    return taken;
  } finally {
    await chromium.close();
    await platform.close();
  }
}

/** Takes the pictures of the help page, in each language. @returns their paths, relative to the project root */
export async function takeHelpPictures(): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) await rm(path.join(folder, file));
  const languages = readLanguages().map(({ code }) => code);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const gallery = await bundleGallery();
  try {
    const taken: string[] = [];
    for (const language of languages) taken.push(...(await sheetPictures(browser, gallery.url, language)));
    return [...taken, ...(await pagePictures())];
  } finally {
    await gallery.close();
    await browser.close();
  }
}
