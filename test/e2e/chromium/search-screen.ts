import { expect, type Locator, type Page } from '@playwright/test';
import type { Platform } from '../../service/index.ts';
import type { Chromium } from './browser.ts';
import { connect } from './connect.ts';
import { removeRateLimit } from './timing.ts';

/** Page object of the search in the panel or the palette, by the text on it. */
export class SearchScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(chromium: Chromium, screen: 'sidepanel' | 'palette', query = ''): Promise<SearchScreen> {
    const page = await chromium.open(screen, query);
    await expect(page.locator('body')).toHaveAttribute('data-ready', screen);
    return new SearchScreen(page);
  }

  get box(): Locator {
    return this.page.getByRole('combobox', { name: 'Search the world' });
  }

  /** Every visible row, without headings. */
  get rows(): Locator {
    return this.page.getByRole('option');
  }

  /** The row that Enter opens. */
  get active(): Locator {
    return this.page.getByRole('option', { selected: true });
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title }).first();
  }

  async type(text: string): Promise<void> {
    await this.box.focus();
    await this.page.keyboard.type(text);
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** The page may be gone before the key is released. */
  async closesOn(key: string): Promise<void> {
    await Promise.all([this.page.waitForEvent('close'), this.press(key).catch(() => {})]);
  }
}

/** Reading all full texts takes longer than most tests, so only tests that need them read them. */
const LISTS_ALONE = { library: { bodies: 'opened' } };
export const WITH_TEXTS = { library: { bodies: 'all' } };

/** Connects, and waits until everything in the lists is copied. */
export async function connectAndCopy(
  chromium: Chromium,
  platform: Platform,
  settings: object = LISTS_ALONE,
): Promise<SearchScreen> {
  await removeRateLimit(chromium, settings);
  await (await connect(chromium, platform)).close();
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  await expect(panel.page.getByText(/^\d+ entries · synced/)).toBeVisible();
  return panel;
}
