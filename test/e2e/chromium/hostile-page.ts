import type { Page } from '@playwright/test';
import { breaches } from '../../unit/markup-screen/breaches.ts';

/** Every string in every place, told every event: before a release. Else each of them has its turn. */
export const IS_WHOLE = Boolean(process.env.HOSTILE_ALL);

/**
 * Presses every button, and tells the innermost elements the events that attacks wait for, which rise from there.
 * @param turn which event the first element is told, where there are many; those after it are told the next ones. Null: all are told all.
 */
function poke(turn: number | null): void {
  for (const button of document.querySelectorAll('main button'))
    if (button instanceof HTMLElement) button.click();
  const names =
    'mouseover mouseenter focus blur load error toggle animationstart transitionend pointerdown wheel copy'.split(
      ' ',
    );
  const innermost = [...document.querySelectorAll('main *:not(:has(*))')];
  for (const [at, element] of innermost.entries()) {
    const told =
      turn === null || innermost.length < 400 ? names : names.slice((turn + at) % names.length).slice(0, 1);
    for (const name of told) element.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

export interface Visit {
  /** Shows something: source of a statement. */
  show: string;
  /** What tells that it is shown. */
  shown: string;
  /** What is seen outside its box. Whole in itself. */
  escapees: (isCut: boolean) => string[];
  /** What a box cuts off is no escape. */
  isCut: boolean;
  /** Looked at before it is touched too, and not only after. */
  isTwice: boolean;
  /** The elements that hold foreign texts, and nothing else. */
  foreign: string;
  turn: number;
}

/** Shows something hostile, and gives what is wrong with it when everything was touched: in one visit of the page. */
export function flawsShown(
  page: Page,
  { show, shown, escapees, isCut, isTwice, foreign, turn }: Visit,
): Promise<string[]> {
  return page.evaluate(`(async () => {
    ${show};
    const isShown = () => document.querySelector('${shown}') !== null;
    for (const until = performance.now() + 10_000; !isShown(); )
      if (performance.now() > until) return ['nothing is shown'];
      else await new Promise((resolve) => requestAnimationFrame(resolve));
    const outside = ${isTwice} ? (${escapees.toString()})(${isCut}) : [];
    (${poke.toString()})(${IS_WHOLE ? null : turn});
    // What was pressed is drawn by then.
    await new Promise((resolve) => setTimeout(resolve));
    const places = [...document.querySelectorAll('${foreign}')];
    return places.length === 0 ? ['no place'] : [...outside, ...(${escapees.toString()})(${isCut}), ...places.flatMap(${breaches.toString()})];
  })()`);
}

export interface Watch {
  dialogs: string[];
  requests: string[];
  violations(): Promise<string[]>;
}

/** Watches a page for all that a foreign text may not do. */
export async function watched(page: Page): Promise<Watch> {
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
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  const violations = () => page.evaluate(() => Reflect.get(globalThis, 'seenViolations') as string[]);
  return { dialogs, requests, violations };
}

/** All that was seen: three empty lists, where a foreign text did nothing. */
export const seenBy = async ({ dialogs, requests, violations }: Watch) => ({
  dialogs,
  requests,
  violations: await violations(),
});

export const NOTHING = { dialogs: [], requests: [], violations: [] };

export const chunks = (texts: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, at) => texts.slice(at * size, (at + 1) * size));
