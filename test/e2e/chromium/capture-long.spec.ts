import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveSavedPage } from '../saved-page.ts';
import { CaptureScreen } from './capture-screen.ts';
import { expect } from './fixtures.ts';
import { worldTest } from './shared-world.ts';
import { shortenDelays } from './timing.ts';

const CHAPTER = 'The eels come up the river in the third month and nobody counts them any more, for luck. ';
const LONG = `<!doctype html><title>The eel book</title><article><h1>The eel book</h1>${Array.from(
  { length: 60 },
  (_, at) => `<h2>Chapter ${at}</h2><p>${CHAPTER.repeat(60)}</p><p>${CHAPTER.repeat(50)} End of ${at}.</p>`,
).join('')}</article>`;

async function contentsOf(screen: CaptureScreen): Promise<string[]> {
  const contents: string[] = [];
  for (const tab of await screen.page.getByRole('tab').all()) {
    if (!/eel book/.test((await tab.textContent()) ?? '')) continue;
    await tab.click();
    await screen.showMarkup();
    contents.push(await screen.content.inputValue());
  }
  return contents;
}

worldTest(
  'a very long page becomes two drafts, which are sent one by one',
  async ({ chromium, platform }, testInfo) => {
    const file = testInfo.outputPath('eels.html');
    writeFileSync(file, LONG);
    const site = await serveSavedPage(file);
    await shortenDelays(chromium);
    const page = await chromium.visit(site.url);
    await chromium.triggerAction(page);
    const screen = new CaptureScreen(await chromium.realPage('popup'));
    await expect(screen.title).toHaveValue('The eel book');
    await expect(
      screen.page.getByText('This page is long, so it became 2 drafts.', { exact: true }),
    ).toBeVisible();
    await expect(screen.page.getByRole('tab', { name: /^The eel book \(part 2\)/ })).toBeVisible();
    const [first = '', second = ''] = await contentsOf(screen);
    const ends = (text: string): string[] => [...text.matchAll(/End of (\d+)\./g)].map(([, at = '']) => at);
    expect([...ends(first), ...ends(second)]).toEqual(Array.from({ length: 60 }, (_, at) => String(at)));
    expect(second).toMatch(/^\[h2\]Chapter \d+\[\/h2\]/);

    await screen.page.getByRole('tab', { name: /part 2/ }).click();
    await expect(screen.title).toHaveValue('The eel book (part 2)');
    await screen.save();
    await expect(screen.receipt).toContainText('Saltmere');
    await expect(screen.receipt.getByRole('button', { name: /^Open/ })).toBeVisible();
    const titles = platform.articles(platform.worldId).map(({ title }) => title);
    expect(titles).toContain('The eel book (part 2)');
    expect(titles).not.toContain('The eel book');
    await expect(screen.page.getByRole('tab', { name: /^The eel book(?! \(part)/ })).toBeVisible();
    await site.close();
  },
);

const CLOSED = path.resolve(import.meta.dirname, '../../pages/closed.html');

worldTest('words in closed shadow roots come with the page and with a selection', async ({ chromium }) => {
  const site = await serveSavedPage(CLOSED);
  const opened = async (act: (page: Page) => Promise<unknown>): Promise<string> => {
    const page = await chromium.visit(site.url);
    await act(page);
    await chromium.triggerAction(page);
    const screen = new CaptureScreen(await chromium.realPage('popup'));
    await screen.showMarkup();
    await expect(screen.content).toHaveValue(/last page says/);
    const content = await screen.content.inputValue();
    await screen.page.close();
    await page.close();
    return content;
  };
  const whole = await opened(async () => {});
  expect(whole).toMatch(
    /open\.\s+At \[b\]spring tide\[\/b\] the causeway[\s\S]*At neap tide \[i\]the drowned bell\[\/i\]/,
  );
  const selected = await opened((page) =>
    page.evaluate("getSelection().selectAllChildren(document.querySelector('article'))"),
  );
  expect(selected).toContain('At [b]spring tide[/b] the causeway');
  expect(selected).toContain('At neap tide [i]the drowned bell[/i]');
  await site.close();
});
