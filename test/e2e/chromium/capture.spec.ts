import { CaptureScreen } from './capture-screen.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { citedAddress, longWords, selectParagraph } from './reader.ts';
import { worldTest } from './shared-world.ts';
import { lengthenUndo, shortenDelays } from './timing.ts';

interface Command {
  name: string;
  shortcut: string;
}

for (const version of ['current', 'earlier'] as const)
  test(`a selection becomes one draft article with its source (${version} version)`, async ({
    chromium,
    platform,
    savedPage,
  }) => {
    await connect(chromium, platform, version);
    await shortenDelays(chromium);
    const page = await chromium.visit(savedPage.url);
    const selected = await selectParagraph(page);
    await chromium.triggerAction(page);
    const screen = new CaptureScreen(await chromium.realPage('popup'));
    await expect(screen.title).not.toHaveValue('');
    await screen.showMarkup();
    for (const word of longWords(selected)) await expect(screen.content).toHaveValue(new RegExp(word));

    await screen.chooseTemplate('Building');
    await screen.addTag('harbour');
    await screen.title.fill('A light at the edge');
    await screen.save();
    await expect(screen.receipt).toContainText('Saltmere');
    await expect(screen.receipt.getByRole('button', { name: /^Open/ })).toBeVisible();

    const created = platform
      .articles(platform.worldId)
      .filter(({ title }) => title === 'A light at the edge');
    expect(created).toHaveLength(1);
    const [article] = created;
    expect(article).toMatchObject({ isDraft: true, isWip: true, tags: expect.stringContaining('harbour') });
    expect(article?.templateType).toBe('landmark');
    expect(article?.texts.footnotes).toContain(await citedAddress(page));
    for (const word of longWords(selected)) expect(article?.texts.content).toContain(word);
  });

worldTest(
  'Ctrl+Enter saves from within the text, and the outbox takes the place of the draft',
  async ({ chromium }) => {
    await lengthenUndo(chromium);
    const screen = await CaptureScreen.begin(chromium);
    await screen.title.fill('Saved from its text');
    await screen.formatted.click();
    await screen.page.keyboard.type('A short text.');
    await screen.save();
    await expect(screen.receipt).toContainText('Saved from its text');
    await screen.page.getByRole('button', { name: /^Outbox/ }).click();
    await expect(screen.page.getByRole('heading', { name: /^Waiting/ })).toBeVisible();
    await expect(screen.receipt).toBeHidden();
    await screen.page.getByRole('button', { name: /^Outbox/ }).click();
    await expect(screen.receipt).toBeVisible();
    await screen.receipt.getByRole('button', { name: /^Undo/ }).click();
  },
);

worldTest('without a selection, the article part of the page is taken', async ({ chromium, savedPage }) => {
  const page = await chromium.visit(savedPage.url);
  const words = longWords(await selectParagraph(page));
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await chromium.triggerAction(page);
  const screen = new CaptureScreen(await chromium.realPage('popup'));
  await expect(screen.title).not.toHaveValue('');
  await screen.showMarkup();
  for (const word of words) await expect(screen.content).toHaveValue(new RegExp(word));
});

worldTest(
  'a page of the browser says that it may not be read, and offers an empty draft',
  async ({ chromium }) => {
    const page = await chromium.visit('chrome://version');
    await chromium.triggerAction(page);
    const screen = new CaptureScreen(await chromium.realPage('popup'));
    const notice = screen.page.getByText('The browser doesn’t let extensions read this page.');
    await expect(notice).toBeVisible();
    await screen.page.getByRole('button', { name: 'Empty draft', exact: true }).click();
    await screen.page.keyboard.type('From nowhere');
    await expect(screen.title).toHaveValue('From nowhere');
    await expect(notice).toBeHidden();
  },
);

worldTest('what is typed at once is in the draft that stays, and nowhere else', async ({ chromium }) => {
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill('The drowned bell');
  await expect(screen.page.locator('.savebar-status')).toHaveText('Saved');
  const { keyboard, mouse } = screen.page;
  await screen.page.getByRole('button', { name: 'New empty draft' }).hover();
  // The keys are on their way before the page has answered the click.
  await Promise.all([mouse.down(), mouse.up(), keyboard.type('Typed at once')]);
  await expect(screen.title).toHaveValue('Typed at once');
  await expect(screen.page.locator('.savebar-status')).toHaveText('Saved');
  await screen.page.close();

  const again = await CaptureScreen.open(chromium);
  await again.page.keyboard.type(' again');
  await expect(again.title).toHaveValue('Typed at once again');
  await expect(again.page.getByRole('tab', { name: /^The drowned bell/ })).toBeVisible();
});

worldTest('the context menu leaves what was clicked for the capture', async ({ chromium, savedPage }) => {
  const page = await chromium.visit(savedPage.url);
  const selected = await selectParagraph(page);
  // The menu itself needs a display. The permission is real; the click is simulated in the worker.
  await chromium.triggerAction(page);
  await (await chromium.realPage('popup')).close();
  const worker = await chromium.worker();
  await worker.evaluate(
    `(async () => {
      const [tab] = await chrome.tabs.query({ url: ${JSON.stringify(savedPage.url)} });
      const info = { menuItemId: 'capture', pageUrl: tab.url, selectionText: ${JSON.stringify(selected)}, editable: false };
      chrome.contextMenus.onClicked.dispatch(info, tab);
    })()`,
  );
  const screen = new CaptureScreen(await chromium.realPage('popup'));
  await screen.showMarkup();
  for (const word of longWords(selected)) await expect(screen.content).toHaveValue(new RegExp(word));
});

worldTest('the keys that are suggested are the keys that the browser gave', async ({ chromium }) => {
  const worker = await chromium.worker();
  const [given, suggested]: [Command[], Record<string, { suggested_key?: { default: string } }>] =
    await worker.evaluate('Promise.all([chrome.commands.getAll(), chrome.runtime.getManifest().commands])');
  // Browsers in other languages name the modifier keys differently ("Umschalt").
  const isEnglish = await worker.evaluate("chrome.i18n.getUILanguage().startsWith('en')");
  const spelled = (keys: string) =>
    isEnglish ? keys : keys.split('+').map((part, at, all) => (at < all.length - 1 ? 'modifier' : part));
  for (const { name, shortcut } of given)
    expect([name, spelled(shortcut)]).toEqual([name, spelled(suggested[name]?.suggested_key?.default ?? '')]);
  expect(given.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['_execute_action', 'open-panel', 'lock']),
  );
  const panelKey = given.find(({ name }) => name === 'open-panel')?.shortcut ?? '';
  expect(spelled(panelKey)).toEqual(spelled('Alt+Shift+L'));
});
