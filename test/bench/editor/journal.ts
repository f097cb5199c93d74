// World Anvil’s editors with the journal on and off: what listeners of the window, ours among them, take of the wall clock for a key, and the longest task.

import type { Page } from '@playwright/test';
import { Chromium } from '../../e2e/chromium/browser.ts';
import { editArticle, field, visual } from '../../e2e/chromium/editor-stage.ts';
import { connectAndCopy } from '../../e2e/chromium/search-screen.ts';
import { startPlatform } from '../../service/index.ts';
import { atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import { percentile } from '../search/figures.ts';

const KEYS = 200;
/** Characters that the field has already. */
const LENGTH = 20_000;

interface Watched {
  /** Milliseconds between the first and the last listener of the window, by key. */
  keys: number[];
  tasks: number[];
}

/**
 * Runs in the page before every other script: its listeners on the window are the first of all, and those on the document
 * come after all on the window, where ours are.
 */
function watchKeys(): void {
  const watched: Watched = { keys: [], tasks: [] };
  Reflect.set(globalThis, 'watched', watched);
  let begun = 0;
  let spent = 0;
  for (const type of ['keydown', 'beforeinput', 'input', 'keyup'] as const) {
    addEventListener(type, () => (begun = performance.now()), { capture: true, passive: true });
    document.addEventListener(
      type,
      () => {
        spent += performance.now() - begun;
        if (type !== 'keyup') return;
        watched.keys.push(spent);
        spent = 0;
      },
      { capture: true, passive: true },
    );
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

async function typed(page: Page): Promise<Watched> {
  await page.evaluate('watched.tasks.length = watched.keys.length = 0');
  for (let key = 0; key < KEYS; key++) await page.keyboard.press(key % 7 === 6 ? ' ' : 'e', { delay: 5 });
  // What was typed is read and sent 400 ms later.
  await page.waitForTimeout(1_500);
  return page.evaluate<Watched>('watched');
}

export async function journalKeys(): Promise<Row[]> {
  const platform = await startPlatform({ https: true });
  const chromium = await Chromium.launch();
  try {
    await (await connectAndCopy(chromium, platform)).page.close();
    const rows: Row[] = [];
    for (const journal of ['off', 'on'] as const) {
      const options = await chromium.open('options');
      await options.evaluate(`chrome.storage.local.get('settings').then(({ settings }) =>
        chrome.storage.local.set({ settings: { ...settings, journal: '${journal}' } }))`);
      await options.close();
      const init = await chromium.context.addInitScript(watchKeys);
      for (const editor of ['plain', 'visual'] as const) {
        const title = platform.articles(platform.worldId)[0]?.title ?? '';
        const page = await editArticle(chromium, platform, title, editor);
        // The journal's script has asked what it may do.
        await page.waitForTimeout(1_500);
        const text = editor === 'plain' ? field(page, 'content') : visual(page, 'content');
        await text.click();
        await page.keyboard.insertText('The tide took the ninth lantern. '.repeat(LENGTH / 33));
        await page.waitForTimeout(1_500);
        const { keys, tasks } = await typed(page);
        await page.close();
        const what = `a key in the ${editor} editor, journal ${journal}: all listeners of the window, p99`;
        const longest = Math.max(0, ...tasks);
        rows.push(
          ...(journal === 'on'
            ? [
                atMost(what, percentile(keys, 0.99), 1, 'ms'),
                atMost('  the longest task while typing', longest, 50, 'ms'),
              ]
            : [
                figure(what, percentile(keys, 0.99), 'ms'),
                figure('  the longest task while typing', longest, 'ms'),
              ]),
        );
      }
      await init.dispose();
    }
    return rows;
  } finally {
    await chromium.close();
    await platform.close();
  }
}
