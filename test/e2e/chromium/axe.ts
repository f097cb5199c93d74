import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { AXE, COLOR_RULES, linesOf, type Violation, violationsIn } from '../axe.ts';

/**
 * The violations that axe finds in a page. Axe is injected only once per page.
 * @param within a selector of what to check
 */
export async function violations(page: Page, within: string, options: RunOptions): Promise<Violation[]> {
  const isThere: boolean = await page.evaluate("typeof globalThis.axe?.run === 'function'");
  if (!isThere) await page.evaluate(await AXE);
  return page.evaluate(violationsIn(within, options));
}

/**
 * The violations that axe finds in a page, one line each.
 * @param within a selector of what to check; the whole page by default
 */
export async function violationLines(
  page: Page,
  { within = ':root', colours = false } = {},
): Promise<string[]> {
  return linesOf(await violations(page, within, colours ? COLOR_RULES : {}));
}

/** Expects no violations in light mode, and no color violations in dark mode, which stays on. */
export async function expectAccessible(page: Page, name: string, within = ':root'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(
      await violationLines(page, { within, colours: colorScheme === 'dark' }),
      `${name}, ${colorScheme}`,
    ).toEqual([]);
  }
}
