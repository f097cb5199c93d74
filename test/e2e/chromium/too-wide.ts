import type { Page } from '@playwright/test';

/** By how many pixels the content is wider than the page without its scrollbar. Content that fits makes it 0. */
export function tooWide(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A page adapts to its new size with the next frame.
    await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth - document.body.clientWidth;
  });
}
