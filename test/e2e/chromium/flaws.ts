import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const source = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules of axe that a colour scheme has to do with; all others say of both schemes the same. */
export const OF_COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * What axe finds in a page, each with the places where. It need not name all that is well, and none of our pages has a
 * frame that it should follow. Where the page has axe already, from a look before, it is not put there again.
 * @param within a selector of what is looked at
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
 * What axe finds in a page, in a line each.
 * @param within a selector of what is looked at; the whole page where it is left out
 */
export async function flaws(page: Page, { within = ':root', colours = false } = {}): Promise<string[]> {
  const found = await violations(page, within, colours ? OF_COLOURS : {});
  return found.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
}

/** No flaw that axe knows in the light, and none of the colours in the dark, which is left on. */
export async function expectNoFlaws(page: Page, name: string, within = ':root'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await flaws(page, { within, colours: colorScheme === 'dark' }), `${name}, ${colorScheme}`).toEqual(
      [],
    );
  }
}
