import type { Page } from '@playwright/test';
import { breaches } from '../../unit/markup-screen/breaches.ts';
import { PATIENCE_MS } from '../patience.ts';

/** Tests every string in every place with every event, before a release. Otherwise they take turns. */
export const TEST_ALL = Boolean(process.env.HOSTILE_ALL);

/**
 * Presses every button, and dispatches the events that attacks wait for to the innermost elements, from where they
 * bubble.
 * @param turn which event the first element gets if there are many; later elements get the next ones. Null: all get
 * all.
 */
function touchEverything(turn: number | null): void {
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
  /** A statement, as source code, that shows something, and this mark with it. */
  show: (mark: string) => string;
  /** A selector that matches what is shown. */
  shown: string;
  /** Finds what is visible outside its box. It is serialized, so it must be self-contained. */
  escapees: (isCut: boolean) => string[];
  /** Whether content that a box clips is allowed. */
  isCut: boolean;
  /** Check before the elements are touched too, not only after. */
  isTwice: boolean;
  /** A selector of the elements that contain foreign text, and nothing else. */
  foreign: string;
  turn: number;
}

let visits = 0;

/**
 * Shows something hostile, touches everything once it is drawn, and returns what is wrong, all in one evaluation. What an
 * earlier visit has shown doesn't count, because its mark is another one.
 */
export function showAndCheck(
  page: Page,
  { show, shown, escapees, isCut, isTwice, foreign, turn }: Visit,
): Promise<string[]> {
  const mark = `visit-${++visits}-shown`;
  return page.evaluate(`(async () => {
    ${show(mark)};
    const isShown = () =>
      document.querySelector('${shown}') !== null && document.querySelector('main').textContent.includes('${mark}');
    for (const until = performance.now() + ${PATIENCE_MS}; !isShown(); )
      if (performance.now() > until) return ['nothing is shown'];
      else await new Promise((resolve) => requestAnimationFrame(resolve));
    const outside = ${isTwice} ? (${escapees.toString()})(${isCut}) : [];
    (${touchEverything.toString()})(${TEST_ALL ? null : turn});
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

/** Watches a page for everything that foreign text must not do. */
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

/** What the watch has seen: three empty lists if the foreign text did nothing. */
export const seenBy = async ({ dialogs, requests, violations }: Watch) => ({
  dialogs,
  requests,
  violations: await violations(),
});

export const NOTHING = { dialogs: [], requests: [], violations: [] };

export const chunks = (texts: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, at) => texts.slice(at * size, (at + 1) * size));
