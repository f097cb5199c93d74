import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { Chromium } from '../../test/e2e/chromium/browser.ts';
import { CaptureScreen } from '../../test/e2e/chromium/capture-screen.ts';
import { longWords, selectParagraph } from '../../test/e2e/chromium/reader.ts';
import { connectAndCopy, WITH_TEXTS } from '../../test/e2e/chromium/search-screen.ts';
import { type SavedPage, serveSavedPage } from '../../test/e2e/saved-page.ts';
import { startPlatform } from '../../test/service/index.ts';
import { Camera } from './camera.ts';
import { openAsSite } from './open-as-site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'docs/pictures/loreside.webp');

const WINDOW = { width: 960, height: 600 };
const POPUP = { width: 460, height: 560 };
const PANEL = { width: 380, height: 560 };

const SCROLL_MS = 800;
const KEY_MS = 140;
const GLANCE_MS = 900;
const READ_MS = 2200;

/** Types into the focused field and takes a picture of each letter. */
async function typeInto(page: Page, text: string, shoot: () => Promise<void>): Promise<void> {
  for (const letter of text) {
    await page.keyboard.type(letter);
    await shoot();
  }
}

/** From a selection to a draft: select, press a key, add a tag, save. */
async function filmCapture(chromium: Chromium, camera: Camera, saved: SavedPage): Promise<void> {
  const page = await chromium.context.newPage();
  await page.setViewportSize(WINDOW);
  await openAsSite(page, saved);
  const selected = await selectParagraph(page);
  // The page scrolls smoothly.
  await page.waitForTimeout(SCROLL_MS);
  await camera.setBackground(page);
  await camera.shoot(null, GLANCE_MS);
  await camera.shoot(null, GLANCE_MS, 'Alt+Shift+D');

  await chromium.triggerAction(page);
  const popup = new CaptureScreen(await chromium.realPage('popup'));
  await expect(popup.title).not.toHaveValue('');
  for (const word of longWords(selected)) await expect(popup.formatted).toContainText(word);
  await camera.shoot(popup.page, READ_MS);
  await popup.chip('Template').click();
  await typeInto(popup.page, 'landm', () => camera.shoot(popup.page, KEY_MS));
  await popup.page.keyboard.press('Enter');
  await camera.shoot(popup.page, GLANCE_MS);
  await popup.addTag('harbour');
  await camera.shoot(popup.page, GLANCE_MS);
  await camera.shoot(popup.page, GLANCE_MS, 'Ctrl+Enter');
  await popup.save();
  await expect(popup.receipt).toBeVisible();
  await camera.shoot(popup.page, GLANCE_MS);
  await expect(popup.receipt.getByRole('button', { name: /^Open/ })).toBeVisible({ timeout: 60_000 });
  await camera.shoot(popup.page, READ_MS);
  await page.close();
}

/** Films the main loop with the built extension and the stand-in server. @returns the path of the film */
export async function takeFilm(): Promise<string> {
  const platform = await startPlatform({ seed: 7, articles: 120 });
  const saved = await serveSavedPage(path.join(root, 'test/pages/lighthouse.html'));
  const chromium = await Chromium.launch();
  const camera = await Camera.open(WINDOW);
  try {
    const panel = await connectAndCopy(chromium, platform, WITH_TEXTS);
    await filmCapture(chromium, camera.with(POPUP), saved);

    const page = await chromium.context.newPage();
    await page.setViewportSize(WINDOW);
    const written = platform.articles().find(({ title }) => title === 'Saltmere');
    await page.goto(`${platform.url}/world/article/${written?.id}/edit`);
    await camera.setBackground(page);
    await panel.page.setViewportSize(PANEL);
    const beside = camera.with(PANEL);
    await beside.shoot(panel.page, GLANCE_MS, 'Alt+Shift+L');
    await panel.box.focus();
    await typeInto(panel.page, 'needle', () => beside.shoot(panel.page, KEY_MS));
    await beside.shoot(panel.page, GLANCE_MS);
    await panel.press('Enter');
    await panel.page.getByRole('button', { name: 'Show images in this world' }).click();
    const cover = panel.page.locator('.cover img, [data-state="shown"] img').first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await panel.page.waitForTimeout(SCROLL_MS);
    await beside.shoot(panel.page, READ_MS);
  } finally {
    await camera.close();
    await chromium.close();
    await saved.close();
    await platform.close();
  }
  const { frames, durations } = camera.reel();
  await sharp(frames, { join: { animated: true } })
    .webp({ delay: durations, loop: 0, quality: 72, effort: 5 })
    .toFile(file);
  return path.relative(root, file);
}
