import { bundleGallery, type Gallery } from '../../../scripts/gallery/server.ts';
import { KIT, SCREENS } from '../../gallery/catalogue.ts';
import { LOAD_SHEET_AXE, linesOf, SHEET_RULES } from '../axe.ts';
import { findUnseen } from '../find-unseen.ts';
import { SHEET_READY } from '../sheet-ready.ts';
import { SIDEWAYS } from '../touch-targets.ts';
import { setScheme, violations } from './axe.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';

const SHIFT = '\uE008';
/** Keeps what is compiled from one sheet to the next: all of them load the same two megabytes. */
const KEEP_COMPILED = 'dom.script_loader.experimental.navigation_cache';

/**
 * Makes Firefox use its own colors instead of those of the page in front, as a contrast theme does. The preference for
 * that would restyle the browser itself, too.
 */
async function forceColors(firefox: Firefox, state: 'active' | 'none'): Promise<void> {
  await firefox.privileged(
    `(() => { gBrowser.selectedBrowser.browsingContext.forcedColorsOverride = '${state}'; })()`,
  );
}

let gallery: Gallery;

test.beforeAll(async () => {
  gallery = await bundleGallery();
});
test.afterAll(async () => {
  await gallery.close();
});

test('every component in every state passes axe, fits, and shows focus and choice in forced colors', async ({
  sharedFirefox: firefox,
}) => {
  test.slow();
  await firefox.prefer({ 'ui.prefersReducedMotion': 1, [KEEP_COMPILED]: true });
  await setScheme(firefox, 'light');
  const tab = await firefox.open('about:blank');
  await tab.resize(320, 640);
  const found: string[] = [];
  for (const { id } of [...KIT, ...SCREENS]) {
    await tab.go(`${gallery.url}sheet.html?sheet=${id}&language=en`);
    expect(await tab.eval(SHEET_READY), id).toBe(true);
    const over = Number(await tab.eval(SIDEWAYS));
    if (over > 0) found.push(`${id}: ${over} px too wide`);
    await tab.eval(LOAD_SHEET_AXE);
    found.push(...linesOf(await violations(tab, ':root', SHEET_RULES)).map((line) => `${id}: ${line}`));
    await forceColors(firefox, 'active');
    await expect.poll(() => tab.eval("matchMedia('(forced-colors: active)').matches")).toBe(true);
    await tab.chord(SHIFT);
    const unseen = await tab.eval(`(${findUnseen.toString()})()`);
    if (Array.isArray(unseen)) found.push(...unseen.map((line) => `${id}, forced colors: ${line}`));
    await forceColors(firefox, 'none');
  }
  await firefox.prefer({ 'ui.prefersReducedMotion': 0, [KEEP_COMPILED]: false });
  expect(found).toEqual([]);
});
