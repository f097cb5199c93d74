import { corpus, DEEP, ownPayloads } from '../../unit/markup-screen/hostile.ts';
import { openStage } from './article-stage.ts';
import { expect } from './fixtures.ts';
import { chunks, NOTHING, seenBy, showAndCheck, TEST_ALL, watched } from './hostile-page.ts';
import { stageTest as test } from './shared-stage.ts';

/** The statblocks of the stage, each with its own layout. */
const LAYOUTS = ['1', '2', '3'];

/** Finds what is visible outside its card or makes the page wider. Wide tables may scroll. */
function escapees(): string[] {
  const found: string[] = [];
  for (const details of document.querySelectorAll('details')) details.open = true;
  const look = (element: Element, frame: DOMRect): void => {
    if (element.matches('table, .visually-hidden, svg')) return;
    const { left, right, bottom, width } = element.getBoundingClientRect();
    if (width > 0 && (left < frame.left - 8 || right > frame.right + 8 || bottom > frame.bottom + 8))
      found.push(
        `${element.tagName}.${element.className} ${left} ${right} ${element.textContent?.slice(0, 60)}`,
      );
    // Content that its own box clips isn't visible.
    if (element.matches('.rich, h1, h3, h4, dt, .stat-kind, .chip, .entry-line, li')) return;
    for (const child of element.children) look(child, frame);
  };
  for (const card of document.querySelectorAll('.stat-card'))
    for (const child of card.children) look(child, card.getBoundingClientRect());
  if (document.documentElement.scrollWidth > document.body.clientWidth) found.push('the page is too wide');
  return found;
}

test('a statblock with hostile text in every value, key and tag does no harm', async ({ chromium }) => {
  const page = await openStage(chromium, 'statblock-mount.tsx');
  const seen = await watched(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const collected = chunks(corpus() ?? [], TEST_ALL ? 20 : 60).map((some) => some.join('\n\n'));
  const shared = [...ownPayloads, ...collected, ...DEEP].map((payload, at) => ({
    payload,
    // Distributed over the layouts, which render text with the same components.
    ids: TEST_ALL ? LAYOUTS : LAYOUTS.filter((_, layout) => layout === at % LAYOUTS.length),
  }));
  const shown = shared.flatMap(({ payload, ids }) => ids.map((id) => ({ payload, id })));
  for (const [turn, { payload, id }] of shown.entries()) {
    const show = (mark: string) =>
      `statblocks.hostile(${JSON.stringify(payload)}, '${mark}'); statblocks.show('${id}')`;
    const visit = {
      show,
      shown: '.stat-creature, .stat-sheet, .stat-source',
      escapees,
      isCut: true,
      isTwice: TEST_ALL,
      foreign: '.rich, pre, .stat-head',
      turn,
    };
    expect(await showAndCheck(page, visit), `${id} ${payload.slice(0, 200)}`).toEqual([]);
  }
  expect(await seenBy(seen)).toEqual(NOTHING);
});
