import { expect, type Locator, type Page } from '@playwright/test';
import type { Platform, StoredArticle } from '../../service/index.ts';
import type { Chromium } from './browser.ts';
import type { SearchScreen } from './search-screen.ts';

export function articleCalled(platform: Platform, title: string): StoredArticle {
  const article = platform.articles(platform.worldId).find((one) => one.title === title);
  if (!article) throw new Error(`No article is called ${title}`);
  return article;
}

/** Opens an article's editor: plain text fields, or the visual editor with a real ProseMirror. */
export async function editArticle(
  chromium: Chromium,
  platform: Platform,
  title: string,
  editor: 'plain' | 'visual',
): Promise<Page> {
  const { id } = articleCalled(platform, title);
  const page = await chromium.visit(
    `${platform.url}${editor === 'plain' ? `/world/article/${id}/edit` : `/p/athena/article/${id}`}`,
  );
  return page;
}

export const field = (page: Page, name: string): Locator => page.locator(`textarea[name=${name}]`);

/** The visual editor of a field. */
export const visual = (page: Page, name: string): Locator => page.locator(`.ProseMirror[aria-label=${name}]`);

/** Clears an editor and types into it. The cursor ends up `back` characters before the end. */
export async function write(page: Page, editor: Locator, text: string, back = 0): Promise<void> {
  await editor.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
  for (let moved = 0; moved < back; moved++) await page.keyboard.press('ArrowLeft');
}

/** Brings the panel to the front and moves to an entry in its search. */
export async function find(panel: SearchScreen, title: string): Promise<void> {
  await panel.page.bringToFront();
  await panel.box.fill(title);
  await expect(panel.active).toContainText(title);
  await panel.box.focus();
}

/** The panel's status message. */
export const statusMessage = (panel: SearchScreen): Locator => panel.page.locator('[data-toast=status]');

/** The text on the clipboard. */
export function clipboard(panel: SearchScreen): Promise<string> {
  return panel.page.evaluate<string>('navigator.clipboard.readText()');
}

/** Opens the panel's link check with its shortcut. */
export async function checkLinks(panel: SearchScreen): Promise<void> {
  await panel.page.bringToFront();
  await panel.press('Alt+KeyK');
  await expect(panel.page.getByRole('heading', { name: 'Link check' })).toBeVisible();
}

/** The article's content as World Anvil has it. */
export const stored = (platform: Platform, title: string): string =>
  articleCalled(platform, title).texts.content ?? '';
