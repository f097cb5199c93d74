import { breaches } from '../../unit/markup-screen/breaches.ts';
import { corpus, DEEP, ownPayloads } from '../../unit/markup-screen/hostile.ts';
import { openStage } from './article-stage.ts';
import { expect, test } from './fixtures.ts';

/** The statblocks of the stage: each has a layout of its own. */
const LAYOUTS = ['1', '2', '3'];

/** What is seen outside its card, or makes the page wider. Wide tables scroll in frames of their own. */
function escapees(): string[] {
  const found: string[] = [];
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const card of document.querySelectorAll('.stat-card')) {
    const frame = card.getBoundingClientRect();
    for (const element of card.querySelectorAll('*')) {
      if (element.closest('table, .visually-hidden, svg')) continue;
      // What its own box cuts off is seen nowhere.
      if (element.parentElement?.closest('.rich, h1, h3, h4, dt, .stat-kind, .chip, .stat-sort, li'))
        continue;
      const { left, right, bottom, width } = element.getBoundingClientRect();
      if (width > 0 && (left < frame.left - 8 || right > frame.right + 8 || bottom > frame.bottom + 8))
        found.push(
          `${element.tagName}.${element.className} ${left} ${right} ${element.textContent?.slice(0, 60)}`,
        );
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  return found;
}

/** Presses every button. Events rise from the innermost elements, so that each is told without a way down of its own. */
function poke(): void {
  for (const button of document.querySelectorAll('.stat-card button, .rich button'))
    if (button instanceof HTMLElement) button.click();
  const names = 'mouseover mouseenter focus blur load error toggle animationstart pointerdown wheel';
  for (const element of document.querySelectorAll('main *:not(:has(*))'))
    for (const name of names.split(' ')) element.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Shows a payload in one of the layouts, and gives what is wrong with it: all in one visit of the page. */
const flawsShown = (payload: string, id: string): string => `(async () => {
  statblocks.hostile(${JSON.stringify(payload)});
  statblocks.show('${id}');
  const isShown = () => document.querySelector('.stat-creature, .stat-sheet, .stat-source') !== null;
  for (const until = performance.now() + 10_000; !isShown(); )
    if (performance.now() > until) return ['nothing is shown'];
    else await new Promise((resolve) => requestAnimationFrame(resolve));
  const outside = (${escapees.toString()})();
  (${poke.toString()})();
  const places = [...document.querySelectorAll('.rich, pre, .stat-head')];
  return places.length === 0 ? ['no place'] : [...outside, ...places.flatMap(${breaches.toString()})];
})()`;

test('a statblock that is hostile in every value, key and tag is a statblock', async ({ chromium }) => {
  test.setTimeout(300_000);
  const page = await openStage(chromium, 'statblock-mount.tsx');
  const dialogs: string[] = [];
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on('request', (request) => {
    if (!/^(chrome-extension|data|blob):/.test(request.url())) requests.push(request.url());
  });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenViolations: seen });
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective));
  });
  await page.setViewportSize({ width: 360, height: 800 });
  const collected = corpus() ?? [];
  const some = Array.from({ length: Math.ceil(collected.length / 20) }, (_, at) =>
    collected.slice(at * 20, (at + 1) * 20).join('\n\n'),
  );
  const shown = [
    ...DEEP.flatMap((payload) => LAYOUTS.map((id) => ({ payload, id }))),
    // All others are shared out among the layouts, which draw texts by the same parts.
    ...[...ownPayloads, ...some].map((payload, at) => ({ payload, id: LAYOUTS[at % LAYOUTS.length] ?? '1' })),
  ];
  for (const { payload, id } of shown)
    expect(await page.evaluate(flawsShown(payload, id)), `${id} ${payload.slice(0, 200)}`).toEqual([]);
  const violations = await page.evaluate(() => Reflect.get(globalThis, 'seenViolations'));
  expect({ dialogs, requests, violations }).toEqual({ dialogs: [], requests: [], violations: [] });
});
