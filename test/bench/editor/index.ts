// The popup's editor with a text of 100,000 characters: what opening it and a keystroke cost, against the same
// paragraphs in a plain editable element of the same page.

import type { CDPSession, Page } from '@playwright/test';
import { Chromium } from '../../e2e/chromium/browser.ts';
import { CaptureScreen } from '../../e2e/chromium/capture-screen.ts';
import { atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import { median } from '../search/figures.ts';
import { journalKeys } from './journal.ts';

/** The longest text that opens formatted. */
const LENGTH = 100_000;
const ROUNDS = 3;
const KEYS = 40;

function sampleText(): string {
  const words = 'The [b]bell[/b] of the drowned light rings at [i]low water[/i], and nobody hears it twice. ';
  const list = `[ul]\n${'[li]A keeper of the [url:https://a.example/]light[/url][/li]\n'.repeat(8)}[/ul]`;
  let text = '';
  for (let part = 0; ; part++) {
    const next =
      part % 9 === 8 ? `[h2]Part ${part}[/h2]` : part % 9 === 7 ? list : words.repeat(1 + (part % 6));
    if (text.length + next.length > LENGTH - 1_000) return text;
    text += `${next}\n\n`;
  }
}

/** Milliseconds of the page's main thread that some work takes, with all that follows from it. */
async function threadTime(page: Page, client: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const spent = async (): Promise<number> => {
    await page.waitForTimeout(300);
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const before = await spent();
  await work();
  return (await spent()) - before;
}

/** Runs in the page: shows the paragraphs of the editor in a plain editable element, until it is painted. */
const showPlain = async (): Promise<void> => {
  const [editor] = document.getElementsByClassName('rich-text');
  const copy = editor?.cloneNode(true);
  const field = editor?.parentElement;
  if (!(copy instanceof HTMLElement) || !(editor instanceof HTMLElement) || !field) return;
  copy.id = 'plain';
  editor.hidden = true;
  copy.contentEditable = 'true';
  field.prepend(copy);
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
};

/** Types into the first paragraph, key by key. */
async function type(page: Page, css: string): Promise<void> {
  await page
    .locator(`${css} p`)
    .first()
    .click({ position: { x: 2, y: 8 } });
  for (let key = 0; key < KEYS; key++) await page.keyboard.press('e', { delay: 5 });
}

export async function run(): Promise<Row[]> {
  const chromium = await Chromium.launch();
  try {
    const [opening, longest, plain, keys, plainKeys]: number[][] = [[], [], [], [], []];
    for (let round = -1; round < ROUNDS; round++) {
      const screen = await CaptureScreen.begin(chromium);
      const { page } = screen;
      await screen.showMarkup();
      await screen.content.fill(sampleText());
      const client = await page.context().newCDPSession(page);
      await client.send('Performance.enable');
      await page.evaluate(() => {
        const tasks: number[] = [];
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) tasks.push(duration);
        }).observe({ type: 'longtask' });
        Reflect.set(globalThis, 'tasks', tasks);
      });
      const opened = await threadTime(page, client, () => screen.showFormatted());
      const block = await page.evaluate<number>('Math.max(0, ...tasks)');
      const typed = await threadTime(page, client, () => type(page, '.rich-text:not(#plain)'));
      const shown = await threadTime(page, client, () => page.evaluate(showPlain));
      const typedPlain = await threadTime(page, client, () => type(page, '#plain'));
      await page.close();
      // In the first round, the browser hasn't compiled anything.
      if (round < 0) continue;
      opening?.push(opened);
      longest?.push(block);
      keys?.push(typed / KEYS);
      plain?.push(shown);
      plainKeys?.push(typedPlain / KEYS);
    }
    const [open, blocked, key] = [median(opening ?? []), median(longest ?? []), median(keys ?? [])];
    const [plainOpen, plainKey] = [median(plain ?? []), median(plainKeys ?? [])];
    return [
      atMost('100 kB opened: the longest task', blocked, 200, 'ms'),
      figure('  all its thread time', open, 'ms'),
      figure('  against showing the same elements', open / plainOpen, '×'),
      atMost('a key in 100 kB: thread time, with layout and saving', key, 16, 'ms'),
      figure('  against a plain editable element', key / plainKey, '×'),
      ...(await journalKeys()),
    ];
  } finally {
    await chromium.close();
  }
}
