import { bundleGallery, type Gallery } from '../../../scripts/gallery/server.ts';
import { KIT, SCREENS } from '../../gallery/catalogue.ts';
import { LOAD_SHEET_AXE, linesOf, SHEET_RULES } from '../axe.ts';
import { findUnseen } from '../find-unseen.ts';
import { SIDEWAYS } from '../touch-targets.ts';
import { setScheme, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const SHIFT = '\uE008';
/** Makes Firefox use its own colors instead of those of pages, as a contrast theme does. */
const FORCED = { 'browser.display.document_color_use': 2 };
const NOT_FORCED = { 'browser.display.document_color_use': 0 };

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
  await firefox.prefer({ 'ui.prefersReducedMotion': 1 });
  await setScheme(firefox, 'light');
  const tab = await firefox.open('about:blank');
  await tab.resize(320, 640);
  const found: string[] = [];
  for (const { id } of [...KIT, ...SCREENS]) {
    await tab.go(`${gallery.url}sheet.html?sheet=${id}&language=en`);
    await expect.poll(() => tab.eval(`document.body.matches('[data-ready]')`), id).toBe(true);
    const over = Number(await tab.eval(SIDEWAYS));
    if (over > 0) found.push(`${id}: ${over} px too wide`);
    await tab.eval(LOAD_SHEET_AXE);
    found.push(...linesOf(await violations(tab, ':root', SHEET_RULES)).map((line) => `${id}: ${line}`));
    await firefox.prefer(FORCED);
    await expect.poll(() => tab.eval("matchMedia('(forced-colors: active)').matches")).toBe(true);
    await tab.chord(SHIFT);
    const unseen = await tab.eval(`(${findUnseen.toString()})()`);
    if (Array.isArray(unseen)) found.push(...unseen.map((line) => `${id}, forced colors: ${line}`));
    await firefox.prefer(NOT_FORCED);
  }
  await firefox.prefer({ 'ui.prefersReducedMotion': 0 });
  expect(found).toEqual([]);
});
