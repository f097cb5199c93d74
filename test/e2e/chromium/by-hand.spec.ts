import type { Locator, Page } from '@playwright/test';
import type { Platform } from '../../service/index.ts';
import { expectAccessible } from './axe.ts';
import { inWorker } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { CaptureScreen } from './capture-screen.ts';
import { connect } from './connect.ts';
import { field, visual } from './editor-stage.ts';
import { expect, test } from './fixtures.ts';
import { worldTest } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

const area = (page: Page, name: string): Locator => page.locator(`textarea[name="article[${name}]"]`);

const WAITS = 'Saved on this device. Waiting until you connect.';

/** Makes the stand-in count as World Anvil although nobody has connected to it. */
const known = (chromium: Chromium, platform: Platform) =>
  inWorker(
    chromium,
    `chrome.storage.local.set({ settings: { pageDomains: [${JSON.stringify(new URL(platform.url).host)}] } })`,
  );

/** Types a draft in the popup's page, as somebody without a key. */
async function write(screen: CaptureScreen, title: string, text: string): Promise<void> {
  await screen.title.fill(title);
  await screen.showMarkup();
  await screen.content.fill(text);
}

const menu = (page: Page): Locator => page.getByRole('button', { name: /^Insert, copy, or mark as done/ });

async function choose(page: Page, item: RegExp): Promise<void> {
  await menu(page).first().click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('without a key: a draft waits calmly, fills in a new article, and is marked as done', async ({
  chromium,
  platform,
}) => {
  await chromium.context.grantPermissions(['clipboard-read']);
  await known(chromium, platform);
  const screen = await CaptureScreen.begin(chromium);

  await test.step('saving says that it waits for a connection, and keeps the caret', async () => {
    await write(screen, 'Mirelle Vane', '[b]Keeper[/b] of the lamps.\n\nLit at [i]dusk[/i].');
    await screen.addTag('lamps');
    await screen.content.focus();
    await expect(screen.page.locator('.savebar-outcome')).toHaveText('Waiting until you connect');
    await screen.page.keyboard.press('Control+Enter');
    await expect(screen.page.locator('.capture-slim')).toContainText(WAITS);
    await expect(screen.content).toBeFocused();
    await expect(screen.page.locator('[data-tone=danger]')).toHaveCount(0);
    expect(await inWorker(chromium, 'chrome.action.getBadgeText({})')).toBe('');
    await expectAccessible(screen.page, 'a draft that waits for a connection');
  });

  await test.step('it is copied in three forms', async () => {
    await choose(screen.page, /Copy as Markdown/);
    await expect(screen.page.getByText('Copied “Mirelle Vane” as Markdown.').first()).toBeVisible();
    const clipboard = () => screen.page.evaluate<string>('navigator.clipboard.readText()');
    expect(await clipboard()).toBe('# Mirelle Vane\n\n**Keeper** of the lamps.\n\nLit at *dusk*.');
    await choose(screen.page, /Copy as World Anvil markup/);
    await expect.poll(clipboard).toBe('[b]Keeper[/b] of the lamps.\n\nLit at [i]dusk[/i].');
    await choose(screen.page, /Copy as formatted text/);
    await expect.poll(clipboard).toBe('Mirelle Vane\n\nKeeper of the lamps.\n\nLit at dusk.');
    const html = await screen.page.evaluate<string>(
      `navigator.clipboard.read().then(([item]) => item.getType('text/html')).then((blob) => blob.text())`,
    );
    expect(html).toContain('<strong>Keeper</strong> of the lamps.');
  });
  await screen.page.close();

  const page = await chromium.visit(`${platform.url}/world/person/new`);
  await test.step('the toolbar button on a new article offers the draft, and one key fills in the fields', async () => {
    await area(page, 'footnotes').fill('Mine.');
    await chromium.triggerAction(page);
    const popup = new CaptureScreen(await chromium.realPage('popup'));
    await expect(popup.title).toHaveValue('Mirelle Vane');
    await popup.page.keyboard.press('Alt+KeyI');
    await expect(popup.page.locator('.by-hand')).toContainText(
      'Filled: Title, Text, Tags, Draft, and Work in progress.',
    );
    await expect(page.locator('[name="article[title]"]')).toHaveValue('Mirelle Vane');
    await expect(area(page, 'content')).toHaveValue('[b]Keeper[/b] of the lamps.\n\nLit at [i]dusk[/i].');
    await expect(page.locator('[name="article[tags]"]')).toHaveValue('lamps');
    await expect(page.locator('[name="article[isDraft]"]')).toBeChecked();
    await expect(area(page, 'footnotes')).toHaveValue('Mine.');
    await expect(popup.page.getByRole('button', { name: 'Mark as done', exact: true })).toBeFocused();
    await popup.page.keyboard.press('Enter');
    await expect(popup.receipt).toContainText('Inserted into World Anvil’s editor');
  });

  await test.step('the page’s own undo and save work', async () => {
    await page.bringToFront();
    await area(page, 'content').focus();
    await page.keyboard.press('Control+KeyZ');
    await expect(area(page, 'content')).toHaveValue('');
    await page.keyboard.press('Control+Shift+KeyZ');
    await expect(area(page, 'content')).toHaveValue(/^\[b\]Keeper/);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/edit$/);
    const article = platform.articles(platform.worldId).find(({ title }) => title === 'Mirelle Vane');
    expect(article).toMatchObject({ templateType: 'person', tags: expect.stringContaining('lamps') });
    expect(platform.requests().filter(({ path }) => path.startsWith('/api'))).toEqual([]);
  });

  await test.step('it is finished, after the worker’s death too, until it is taken back', async () => {
    await chromium.killWorker();
    const outbox = await CaptureScreen.open(chromium);
    await outbox.page.keyboard.press('Alt+KeyO');
    const done = outbox.page.locator('[data-section=done]');
    await expect(done).toContainText('Mirelle Vane');
    await expect(done).toContainText('Inserted into World Anvil’s editor');
    await expect(done.locator('time')).toBeVisible();
    for (const width of [320, 400, 1000]) {
      await outbox.page.setViewportSize({ width, height: 700 });
      expect(await tooWide(outbox.page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(outbox.page, 'an outbox with a finished draft');
    await done.getByRole('button', { name: 'Undo: Mirelle Vane' }).click();
    await expect(outbox.page.locator('[data-section=writing]')).toContainText('Mirelle Vane');
  });
});

worldTest(
  'what is there stays: the person says where the text goes, or opens a new article',
  async ({ chromium, platform }) => {
    const [article] = platform.articles(platform.worldId);
    if (!article) throw new Error('The world has no article');
    const screen = await CaptureScreen.begin(chromium);
    await write(screen, 'A stranger', 'Came [b]late[/b], with @[Isaura](person:abc-1) and [img:12].');

    await test.step('in the visual editor, the text goes to the end as one step of its undo', async () => {
      const page = await chromium.visit(`${platform.url}/p/athena/article/${article.id}`);
      const editor = visual(page, 'content');
      await expect(editor).not.toBeEmpty();
      const shown = await editor.textContent();
      await screen.page.bringToFront();
      await choose(screen.page, /Insert into editor/);
      const notice = screen.page.locator('.by-hand');
      await expect(notice).toContainText('The text on this page isn’t empty.');
      await expect(editor).toHaveText(shown ?? '');
      await notice.getByRole('button', { name: 'At the end' }).click();
      await expect(notice).toContainText('Filled: Text.');
      await expect(notice).toContainText('Not on this page: Title.');
      await expect(editor.locator('strong', { hasText: 'late' })).toHaveCount(1);
      await expect(editor.locator('[data-inline-content-type=mention][data-target-id=abc-1]')).toHaveCount(1);
      await expect(editor).toContainText('[img:12]');
      await page.bringToFront();
      await editor.focus();
      await page.keyboard.press('Control+KeyZ');
      await expect(editor).toHaveText(shown ?? '');
      await page.close();
    });

    await test.step('in plain text, at the caret; title and flags of an existing article stay', async () => {
      const page = await chromium.visit(`${platform.url}/world/article/${article.id}/edit`);
      await field(page, 'content').focus();
      await page.keyboard.press('Control+Home');
      // The visual editor may have saved what was undone there.
      const before = await field(page, 'content').inputValue();
      await screen.page.bringToFront();
      await choose(screen.page, /Insert into editor/);
      const notice = screen.page.locator('.by-hand');
      await expect(notice).toContainText('Left as it was, because it isn’t empty: Title');
      await notice.getByRole('button', { name: 'At the cursor' }).click();
      await expect(notice).toContainText('Filled: Text.');
      const value = await field(page, 'content').inputValue();
      expect(value.replaceAll('\r', '')).toBe(
        `Came [b]late[/b], with @[Isaura](person:abc-1) and [img:12].\n\n${before.replaceAll('\r', '')}`,
      );
      await page.close();
    });

    await test.step('on another page, World Anvil’s page for a new article is one click away', async () => {
      const page = await chromium.visit(`${platform.url}/login`);
      await screen.page.bringToFront();
      await choose(screen.page, /Insert into editor/);
      const notice = screen.page.locator('.by-hand');
      await expect(notice).toContainText('No World Anvil editor is open in this tab.');
      const [opened] = await Promise.all([
        chromium.context.waitForEvent('page'),
        notice.getByRole('button', { name: 'New article on World Anvil' }).click(),
      ]);
      await expect(opened).toHaveURL(`${platform.url}/world/article/new`);
      await opened.goto(`${platform.url}/world/article/new?fields=few`);
      await page.close();
      await screen.page.bringToFront();
      await choose(screen.page, /Insert into editor/);
      await expect(notice).toContainText('Filled: Title and Text.');
      await expect(opened.locator('[name="article[title]"]')).toHaveValue('A stranger');
      expect(platform.articles(platform.worldId).some(({ title }) => title === 'A stranger')).toBe(false);
    });

    await test.step('the page’s menu leads to the drafts in the panel', async () => {
      const panel = await chromium.open('sidepanel');
      await expect(panel.locator('.panel-drafts')).toContainText('A stranger');
      await panel.setViewportSize({ width: 400, height: 300 });
      await panel.evaluate(`chrome.windows.getCurrent().then(({ id }) => chrome.storage.session.set({
      'panel.wanted': { windowId: id, at: Date.now(), place: { view: 'drafts' } },
    }))`);
      await expect(panel.locator('.panel-drafts')).toBeInViewport();
      await expect(menu(panel).first()).toBeVisible();
      await panel.close();
    });

    await test.step('the search over an editor inserts it, too, and marks it as done', async () => {
      const page = await chromium.visit(`${platform.url}/world/person/new`);
      const tabId = await inWorker(
        chromium,
        `chrome.tabs.query({ url: '*://*/world/person/new' }).then(([tab]) => tab.id)`,
      );
      const palette = await chromium.open('palette', `?tab=${tabId}`);
      await palette.getByRole('button', { name: 'Insert “A stranger” into the editor' }).click();
      await expect(palette.locator('.by-hand')).toContainText('Filled: Title, Text');
      await expect(page.locator('[name="article[title]"]')).toHaveValue('A stranger');
      await palette.getByRole('button', { name: 'Mark as done', exact: true }).click();
      await expect(palette.locator('.by-hand')).toHaveCount(0);
      await expect(screen.receipt).toContainText('Inserted into World Anvil’s editor');
    });
  },
);

test('drafts from before the first connection are offered, and sent only when their person says so', async ({
  chromium,
  platform,
}) => {
  const screen = await CaptureScreen.begin(chromium);
  for (const title of ['First', 'Second']) {
    if (title === 'Second') await screen.beginAnother();
    await write(screen, title, `The text of ${title}.`);
    await screen.page.keyboard.press('Control+Enter');
    await expect(screen.page.locator('.capture-slim')).toContainText(WAITS);
  }
  await screen.page.close();
  await connect(chromium, platform);
  const titles = () => platform.articles(platform.worldId).map(({ title }) => title);
  const outbox = await CaptureScreen.open(chromium);
  await outbox.page.keyboard.press('Alt+KeyO');
  await expect(outbox.page.getByText('2 drafts were written before you connected.')).toBeVisible();
  expect(titles()).not.toContain('First');
  await outbox.page.getByRole('button', { name: 'Review and send' }).click();
  const dialog = outbox.page.getByRole('dialog');
  await expectAccessible(outbox.page, 'reviewing drafts');
  await dialog.getByRole('checkbox', { name: 'Second' }).uncheck();
  await dialog.getByRole('button', { name: 'Send 1 draft' }).click();
  await outbox.page.getByRole('button', { name: 'Send now: First' }).click();
  await expect.poll(titles).toContain('First');
  await expect(outbox.page.getByText('1 draft was written before you connected.')).toBeVisible();
  expect(titles()).not.toContain('Second');
});
