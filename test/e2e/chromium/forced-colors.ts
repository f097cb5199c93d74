import type { Page } from '@playwright/test';
import { findUnseen } from '../find-unseen.ts';

/** What nobody sees in forced colors: the focus of some controls, and chosen items that look like the others. */
export async function unseenInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // From now on, the focus is shown.
  await page.keyboard.press('Shift');
  const unseen = await page.evaluate(findUnseen);
  await page.emulateMedia({ forcedColors: 'none' });
  return unseen;
}
