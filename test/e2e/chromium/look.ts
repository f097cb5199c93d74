import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { tooWide } from './too-wide.ts';

/** Checks a screen in all widths, and for accessibility. With `LOOKS`, stores pictures in that folder, light and dark. */
export async function look(page: Page, name: string, show = async () => {}): Promise<void> {
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 820 });
    await show();
    await expect.poll(() => tooWide(page), `${width} px`).toBe(0);
    if (!process.env.LOOKS) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: `${process.env.LOOKS}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
  }
  await expectAccessible(page, name);
}
