import type { Page } from '@playwright/test';
import { ask, inWorker } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { worldTest } from './shared-world.ts';

/** Simulates a click on the menu item as the browser reports it to the background. */
async function clickMenu(chromium: Chromium, page: Page, more: object): Promise<void> {
  const url = page.url();
  await inWorker(
    chromium,
    `chrome.tabs.query({}).then((tabs) => {
      const tab = tabs.find(({ url, active }) => url === ${JSON.stringify(url)}) ?? tabs.find(({ active }) => active);
      chrome.contextMenus.onClicked.dispatch(
        { menuItemId: 'capture', editable: false, pageUrl: ${JSON.stringify(url)}, ...${JSON.stringify(more)} }, tab);
    })`,
  );
}

worldTest(
  'the menu opens the popup with what was clicked on, and hands it over once',
  async ({ chromium, savedPage }) => {
    const page = await chromium.visit(savedPage.url);
    await chromium.triggerAction(page);
    await (await chromium.realPage('popup')).close();
    await page.bringToFront();
    await page.evaluate(() =>
      getSelection()?.selectAllChildren(document.querySelector('p') ?? document.body),
    );
    const selected = await page.evaluate(() => String(getSelection()));
    await clickMenu(chromium, page, { selectionText: selected });
    const popup = await chromium.realPage('popup');
    await expect(popup.getByLabel('Content', { exact: true })).toContainText(/\w/);
    const options = await chromium.open('options');
    expect(await ask(options, 'capture.pending')).toEqual({ ok: true, value: null });
  },
);

test('a click on a link or a page is passed on to the popup; a restart forgets it', async ({
  ownChromium: chromium,
  savedPage,
}) => {
  const page = await chromium.visit(savedPage.url);
  const options = await chromium.open('options');
  // Keep this browser's popup from consuming it first.
  await inWorker(chromium, 'void (chrome.action.openPopup = async () => {})');
  await page.bringToFront();
  await clickMenu(chromium, page, { linkUrl: 'https://example.org/tale' });
  const value = {
    selectionText: '',
    linkUrl: 'https://example.org/tale',
    pageUrl: savedPage.url,
    frameUrl: null,
  };
  await expect.poll(() => ask(options, 'capture.pending')).toMatchObject({ ok: true, value });
  await clickMenu(chromium, page, {});
  await expect
    .poll(() => ask(options, 'capture.pending'))
    .toMatchObject({ value: { selectionText: '', linkUrl: null, pageUrl: savedPage.url } });
  await clickMenu(chromium, page, { selectionText: 'Left behind' });
  await chromium.restart();
  expect(await ask(await chromium.open('options'), 'capture.pending')).toEqual({ ok: true, value: null });
});

worldTest(
  'the words that were selected come along from a page where no script may run',
  async ({ chromium }) => {
    const page = await chromium.visit('chrome://version');
    await clickMenu(chromium, page, { selectionText: 'Words of a page that lets nobody in' });
    const popup = await chromium.realPage('popup');
    await expect(popup.getByLabel('Content', { exact: true })).toContainText(
      /Words of a page that lets nobody in/,
    );
  },
);

worldTest('where no popup can be opened, a small window takes its place', async ({ chromium, savedPage }) => {
  const page = await chromium.visit(savedPage.url);
  await inWorker(
    chromium,
    `void (chrome.action.openPopup = () => Promise.reject(new Error('no window in front')))`,
  );
  const opened = chromium.context.waitForEvent('page');
  await clickMenu(chromium, page, { selectionText: 'Seen in a small window' });
  const small = await opened;
  await expect(small).toHaveURL(/popup\.html\?tab=\d+/);
  await expect(small.getByLabel('Content', { exact: true })).toContainText(/Seen in a small window/);
});
