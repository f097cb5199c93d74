import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * As much of axe as we read. It need not name all that is well, and none of our pages has a frame that it should follow, or
 * should look at from a tab of its own. Where the page has axe already, from a look before, it is not put there again.
 */
export async function axeFor(page: Page): Promise<AxeBuilder> {
  const isThere: boolean = await page.evaluate("typeof globalThis.axe?.run === 'function'");
  const axe = isThere ? new AxeBuilder({ page, axeSource: ';' }) : new AxeBuilder({ page });
  return axe.setLegacyMode().options({ resultTypes: ['violations'], iframes: false });
}

/** The rules of axe that a colour scheme has to do with; all others say of both schemes the same. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds in a page, in a line each.
 * @param within a selector of what is looked at; the whole page where it is left out
 */
export async function flaws(page: Page, { within = ':root', colours = false } = {}): Promise<string[]> {
  const axe = (await axeFor(page)).include(within);
  const { violations } = await (colours ? axe.withRules(OF_COLOURS) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
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
