// World Anvil’s editors with the journal on and off: what our script takes of the page's thread for a key, and what the
// longest task takes of it.

import type { Page } from '@playwright/test';
import { Chromium } from '../../e2e/chromium/browser.ts';
import { editArticle, field, visual } from '../../e2e/chromium/editor-stage.ts';
import { connectAndCopy } from '../../e2e/chromium/search-screen.ts';
import { startPlatform } from '../../service/index.ts';
import { atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import { percentile } from '../search/figures.ts';
import { threadTimes } from './thread-tasks.ts';

const KEYS = 200;
/** Characters that the field has already. */
const LENGTH = 20_000;
const PARAGRAPHS = 60;

async function type(page: Page): Promise<void> {
  for (let key = 0; key < KEYS; key++) await page.keyboard.press(key % 7 === 6 ? ' ' : 'e', { delay: 5 });
  // What was typed is read and sent 400 ms later.
  await page.waitForTimeout(1_500);
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
      for (const editor of ['plain', 'visual'] as const) {
        const title = platform.articles(platform.worldId)[0]?.title ?? '';
        const page = await editArticle(chromium, platform, title, editor);
        // The journal's script has asked what it may do.
        await page.waitForTimeout(1_500);
        const text = editor === 'plain' ? field(page, 'content') : visual(page, 'content');
        await text.click();
        await page.keyboard.insertText(
          'The tide took the ninth lantern. '
            .repeat(LENGTH / PARAGRAPHS / 33)
            .concat('\n')
            .repeat(PARAGRAPHS),
        );
        await page.waitForTimeout(1_500);
        const { tasks, keys } = await threadTimes(chromium, () => type(page));
        const [longest = Number.NaN] = tasks;
        await page.close();
        const what = `a key in the ${editor} editor, journal ${journal}: our listeners, p99 of the thread’s time`;
        rows.push(
          ...(journal === 'on'
            ? [
                atMost(what, percentile(keys, 0.99), 1, 'ms'),
                atMost('  the longest task while typing, thread time', longest, 50, 'ms'),
              ]
            : [
                figure(what, percentile(keys, 0.99), 'ms'),
                figure('  the longest task while typing, thread time', longest, 'ms'),
              ]),
        );
      }
    }
    return rows;
  } finally {
    await chromium.close();
    await platform.close();
  }
}
