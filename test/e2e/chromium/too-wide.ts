import type { Page } from '@playwright/test';

/**
 * By how many pixels the content, or an open menu, is wider than the page without its scrollbar. Content that fits makes
 * it 0.
 */
export function tooWide(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A page adapts to its new size with the next frame.
    await new Promise(requestAnimationFrame);
    const { clientWidth, scrollWidth } = document.documentElement;
    const menus = [...document.querySelectorAll('.popover:popover-open')].map((menu) => {
      const { left, right } = menu.getBoundingClientRect();
      return Math.floor(Math.max(right - clientWidth, -left));
    });
    return Math.max(scrollWidth - document.body.clientWidth, ...menus.filter((over) => over > 0));
  });
}
