import type { Page } from '@playwright/test';
import type { Chromium } from './browser.ts';
import { CaptureScreen } from './capture-screen.ts';

/** A draft with this text, formatted. */
export async function formatted(chromium: Chromium, markup: string): Promise<CaptureScreen> {
  const screen = await CaptureScreen.begin(chromium);
  screen.page.on('pageerror', (error) => console.error(error.stack));
  await screen.showMarkup();
  await screen.content.fill(markup);
  await screen.showFormatted();
  return screen;
}

/** The text as markup. */
export async function markupOf(screen: CaptureScreen): Promise<string> {
  await screen.showMarkup();
  const markup = await screen.content.inputValue();
  await screen.showFormatted();
  return markup;
}

/** Puts the caret at the end of the first paragraph with this text. */
export async function caretAfter(page: Page, text: string): Promise<void> {
  await page
    .locator('.rich-text p', { hasText: text })
    .first()
    .click({ position: { x: 2, y: 8 } });
  await moveCaret(page, 'End');
}

/** Moves the caret with a key. */
export async function moveCaret(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  // The editor reads the caret when the browser reports it: after this key, and perhaps after the next.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
}

/** Pastes this data, by type. */
export async function paste(screen: CaptureScreen, data: Record<string, string>): Promise<void> {
  await screen.formatted.evaluate((element, parts) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(parts)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}
