import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const source = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The axe rules that depend on the color scheme; all others give the same result in both. */
export const COLOR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * The violations that axe finds in a page. It skips passed rules and frames, which none of our pages has. Axe is
 * injected only once per page.
 * @param within a selector of what to check
 */
export async function violations(
  page: Page,
  within: string,
  options: RunOptions,
): Promise<{ id: string; targets: string[] }[]> {
  const isThere: boolean = await page.evaluate("typeof globalThis.axe?.run === 'function'");
  if (!isThere) await page.evaluate(await source);
  const asked = JSON.stringify({ resultTypes: ['violations'], iframes: false, ...options });
  return page.evaluate(`axe.run(${JSON.stringify(within)}, ${asked}).then(({ violations }) =>
    violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) })))`);
}

/**
 * The violations that axe finds in a page, one line each.
 * @param within a selector of what to check; the whole page by default
 */
export async function violationLines(
  page: Page,
  { within = ':root', colours = false } = {},
): Promise<string[]> {
  const found = await violations(page, within, colours ? COLOR_RULES : {});
  return found.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
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
