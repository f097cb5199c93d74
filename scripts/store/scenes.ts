import path from 'node:path';
import { expect as baseExpect, type Page } from '@playwright/test';
import { ask, inWorker } from '../../test/e2e/chromium/background-state.ts';
import { Chromium } from '../../test/e2e/chromium/browser.ts';
import { CaptureScreen } from '../../test/e2e/chromium/capture-screen.ts';
import { longWords, selectParagraph } from '../../test/e2e/chromium/reader.ts';
import { connectAndCopy, type SearchScreen, WITH_TEXTS } from '../../test/e2e/chromium/search-screen.ts';
import { type SavedPage, serveSavedPage } from '../../test/e2e/saved-page.ts';
import { type Platform, startPlatform } from '../../test/service/index.ts';
import { openAsSite } from '../gallery/open-as-site.ts';
import type { Scene } from './listing.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Waits longer than Playwright's own default: the machine may be busy. */
const expect = baseExpect.configure({ timeout: 30_000 });

/** In CSS pixels. Pictures have twice as many, so that they stay sharp when a store enlarges them. */
const WINDOW = { width: 1120, height: 640 };
const PANEL = { width: 400, height: 580 };
const PIXEL_RATIO = 2;

/** What a picture is made of. */
export interface Shot {
  scene: Scene;
  language: string;
  /** A web page, as PNG. */
  behind: Buffer;
  /** The popup or panel in front of it, as PNG, with its size in CSS pixels. */
  front: Buffer;
  size: { width: number; height: number };
}

/** Resolves when a page shows the language. */
async function showLanguage(chromium: Chromium, page: Page, language: string): Promise<void> {
  const change = `(async () => {
    const { settings = {} } = await chrome.storage.local.get('settings');
    await chrome.storage.local.set({ settings: { ...settings, language: ${JSON.stringify(language)} } });
  })()`;
  await inWorker(chromium, change);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // Names, dates and numbers are drawn with the language, and images a frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function hideCaret(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { caret-color: transparent !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
}

/** Takes a page in every language, and leaves it in English. */
class Photographer {
  readonly #chromium: Chromium;
  readonly #languages: readonly string[];
  readonly shots: Shot[] = [];

  constructor(chromium: Chromium, languages: readonly string[]) {
    this.#chromium = chromium;
    this.#languages = languages;
  }

  async take(scene: Scene, behind: Page, front: Page, fixed: { width: number; height: number } | null) {
    const background = await behind.screenshot({ animations: 'disabled' });
    const session = await front.context().newCDPSession(front);
    if (fixed) {
      const metrics = { ...fixed, deviceScaleFactor: PIXEL_RATIO, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', metrics);
    }
    await hideCaret(front);
    for (const language of this.#languages) {
      await showLanguage(this.#chromium, front, language);
      const size = await front.evaluate(() => ({ width: innerWidth, height: innerHeight }));
      const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
      const image = Buffer.from(data, 'base64');
      this.shots.push({ scene, language, behind: background, front: image, size });
    }
    await showLanguage(this.#chromium, front, 'en');
    await session.detach();
  }
}

/** What the writer is working on. */
const PROSE = `The ferry from Gull Ward comes in at dusk, when the ninth lamp is lit. Edda Marsh counts the boats from the stair, as she has every night since the flood, and chalks the number on the wall of the Lantern Inn.

Tonight there is one boat too many.

It carries no light, and nobody on the quay will look at it. It passes the Needle on the wrong side, over the drowned quarter, where a keel should strike a roof. Edda wipes the chalk from her fingers, and then, after a while, the number from the wall.`;

/** The edit page of an article, as a writer has it open. */
async function openEditor(chromium: Chromium, platform: Platform, title: string): Promise<Page> {
  const page = await chromium.context.newPage();
  await page.setViewportSize(WINDOW);
  const written = platform.articles().find((one) => one.title === title);
  await page.goto(`${platform.url}/world/article/${written?.id}/edit`);
  await page.addStyleTag({
    content: 'textarea[name=content] { inline-size: 590px; font: 17px/1.6 Georgia, "DejaVu Serif", serif }',
  });
  await page.locator('textarea[name=content]').fill(PROSE);
  return page;
}

async function openEntry({ page, box }: SearchScreen, query: string, title: string): Promise<void> {
  await page.keyboard.press('/');
  await box.fill(query);
  await page.getByRole('option').filter({ hasText: title }).first().click();
  await expect(page.locator('[data-place-title]')).toHaveText(title);
  const tools = page.getByRole('toolbar', { name: 'Actions' });
  await expect(tools.getByRole('button', { name: 'More' })).toBeVisible();
}

async function takeCapture(chromium: Chromium, photographer: Photographer, saved: SavedPage): Promise<void> {
  const page = await chromium.context.newPage();
  await page.setViewportSize(WINDOW);
  await openAsSite(page, saved);
  const selected = await selectParagraph(page);
  await chromium.triggerAction(page);
  const popup = new CaptureScreen(await chromium.realPage('popup'));
  await expect(popup.title).not.toHaveValue('');
  for (const word of longWords(selected)) await expect(popup.formatted).toContainText(word);
  await popup.addTag('harbour');
  await popup.title.focus();
  await photographer.take('capture', page, popup.page, null);
  await page.close();
}

/** Three changes by keyboard, so that the history has something to tell. */
async function changeEntries(panel: SearchScreen): Promise<void> {
  const toast = panel.page.getByRole('region', { name: 'Messages' });
  for (const [title, key, said] of [
    ['The Lantern Inn', 'w', /in progress/],
    ['Edda Marsh', 'd', /draft|published/i],
    ['Lantern Eel', 'w', /in progress/],
  ] as const) {
    // A statblock may have the same name.
    await openEntry(panel, `kind:article ${title}`, title);
    await panel.page.keyboard.press('e');
    const menu = panel.page.locator('[role=menu]:popover-open');
    await expect(menu.locator('[role^=menuitem]').first()).toBeFocused();
    // The change before may still be on its way.
    await expect(menu.locator('[aria-disabled=true]')).toHaveCount(0);
    await panel.page.keyboard.press(key);
    await expect(toast).toContainText(said);
  }
}

/** Writes what doesn't fit together into an article. */
async function contradict(panel: SearchScreen): Promise<void> {
  const title = 'Edda Marsh';
  const content = 'She keeps the lamps of Saltmere.\n\n[b]Born:[/b] 412 AE\n[b]Died:[/b] 398 AE';
  await panel.box.fill(title);
  await expect(panel.active).toContainText(title);
  const [worldId, kind, id] = ((await panel.active.getAttribute('data-key')) ?? '').split(' ');
  const ref = { worldId, kind, id };
  const edit = { ref, title, cause: 'append', changes: { content }, seen: null };
  expect(await ask(panel.page, 'history.change', { edit })).toMatchObject({ ok: true });
}

async function takeFindings(panel: SearchScreen): Promise<void> {
  const { page } = panel;
  await page.keyboard.press('Alt+r');
  await page.getByRole('tab', { name: 'Findings' }).click();
  const finding = page.getByRole('button', { name: /^Edda Marsh dies before being born/ });
  await finding.click();
  await expect(page.getByRole('listitem', { name: 'Edda Marsh' })).toHaveCount(2);
  await finding.evaluate((row) => row.scrollIntoView({ block: 'start' }));
}

/** Takes every scene in every language, with the built extension and the stand-in server. */
export async function takeScenes(languages: readonly string[]): Promise<Shot[]> {
  const platform = await startPlatform({ seed: 7, articles: 120 });
  const saved = await serveSavedPage(path.join(root, 'test/pages/lighthouse.html'));
  const chromium = await Chromium.launch();
  const photographer = new Photographer(chromium, languages);
  try {
    const panel = await connectAndCopy(chromium, platform, WITH_TEXTS);
    await takeCapture(chromium, photographer, saved);
    const behind = await openEditor(chromium, platform, 'Saltmere');
    await panel.page.bringToFront();
    await panel.page.setViewportSize(PANEL);

    await panel.type('lamp');
    await expect(panel.rows.first()).toBeVisible();
    await photographer.take('search', behind, panel.page, PANEL);

    await openEntry(panel, 'Saltmere', 'Saltmere');
    await panel.page.getByRole('button', { name: 'Show images in this world' }).click();
    const cover = panel.page.locator('.cover img, [data-state="shown"] img').first();
    await expect.poll(() => cover.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await photographer.take('article', behind, panel.page, PANEL);

    await openEntry(panel, 'kind:statblock lamp-eater', 'Lamp-Eater');
    await panel.page.getByRole('button', { name: 'To hit' }).click();
    await panel.page.locator('[data-place-title]').scrollIntoViewIfNeeded();
    await photographer.take('statblock', behind, panel.page, PANEL);

    await changeEntries(panel);
    await panel.page.goto(`${chromium.url('sidepanel')}?history`);
    await expect(panel.page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await photographer.take('history', behind, panel.page, PANEL);

    await panel.page.goto(chromium.url('sidepanel'));
    await contradict(panel);
    await takeFindings(panel);
    await photographer.take('findings', behind, panel.page, PANEL);
    return photographer.shots;
  } finally {
    await chromium.close();
    await saved.close();
    await platform.close();
  }
}
