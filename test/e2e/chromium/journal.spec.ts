import type { Page } from '@playwright/test';
import type { Chromium } from './browser.ts';
import { editArticle, field, stored, visual, write } from './editor-stage.ts';
import { expect } from './fixtures.ts';
import { platformAnswer } from './secret-screen.ts';
import { worldTest as test } from './shared-world.ts';
import { articleCalled, OnPage } from './world-page-stage.ts';

const EDITED = 'The Salt Tax of 288';
const TYPED = 'Levied on every barrel, and hated in every tavern.';

/** Texts that are kept, as our own pages list them. */
class Journal {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  static of = async (chromium: Chromium): Promise<Journal> => new Journal(await chromium.open('options'));

  texts(): Promise<string[]> {
    return this.#page.evaluate<string[]>(`(async () => {
      const ask = (channel, request) => chrome.runtime.sendMessage({ channel, request });
      const list = (await ask('journal.list', {})).value;
      const read = await Promise.all(list.map(({ id }) => ask('journal.read', { id })));
      return read.map(({ value }) => value?.text);
    })()`);
  }

  has(text: string): Promise<void> {
    return expect.poll(() => this.texts()).toContain(text);
  }

  isEmpty(): Promise<void> {
    return expect.poll(() => this.texts()).toEqual([]);
  }

  choose(setting: string): Promise<unknown> {
    return this.#page.evaluate(`chrome.storage.local.get('settings').then(({ settings }) =>
      chrome.storage.local.set({ settings: { ...settings, journal: '${setting}' } }))`);
  }
}

/** The page's process dies, as in a crash. */
async function crash(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void cdp.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

test('a text that was typed and not saved is offered on the next visit, put in, and no longer kept once saved', async ({
  chromium,
  platform,
}) => {
  const journal = await Journal.of(chromium);
  const page = await editArticle(chromium, platform, EDITED, 'plain');
  await (await OnPage.of(page)).click('Keep it');
  await write(page, field(page, 'content'), 'Levied on every barrel, ');
  await journal.has('Levied on every barrel, ');
  // The next text wakes the background.
  await chromium.killWorker();
  await page.keyboard.type('and hated in every tavern.');
  await journal.has(TYPED);
  await crash(page);

  const again = await editArticle(chromium, platform, EDITED, 'plain');
  const shown = await OnPage.of(again);
  await shown.seen('Put in');
  expect(await shown.words('line-words')).toMatch(/^Text from \d+:\d\d.* isn’t on World Anvil\.$/);
  await shown.expectAccessible('line');
  await shown.click('Put in');
  await expect(field(again, 'content')).toHaveValue(TYPED);
  await shown.says('The text is in the editor.');
  expect(await shown.box('Put in')).toBeNull();
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(again).toHaveURL(/\/w\//);
  expect(stored(platform, EDITED)).toBe(TYPED);
  const last = await editArticle(chromium, platform, EDITED, 'plain');
  await expect.poll(async () => (await journal.texts()).length).toBe(1);
  expect(await (await OnPage.of(last)).box('Put in')).toBeNull();
});

for (const [name, fault] of [
  ['fails', { kind: 'status', status: 500 }],
  ['answers success and stores nothing', { kind: 'empty', commit: false }],
  ['meets a sign-in that has lapsed', { kind: 'redirect', to: 'same' }],
] as const)
  test(`a visual editor whose save ${name} gets its text back with mentions and marks`, async ({
    chromium,
    platform,
  }) => {
    const journal = await Journal.of(chromium);
    await journal.choose('on');
    platform.faults.add({ ...fault, match: { method: 'PATCH', path: '/p/athena' } });
    const page = await editArticle(chromium, platform, EDITED, 'visual');
    const before = stored(platform, EDITED);
    await visual(page, 'content').click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Barrels first.');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await journal.texts())[0]).toMatch(/^Barrels first\.\n/);
    const typed = await visual(page, 'content').textContent();
    await page.close();
    platform.faults.clear();
    expect(stored(platform, EDITED)).toBe(before);

    const again = await editArticle(chromium, platform, EDITED, 'visual');
    const shown = await OnPage.of(again);
    await shown.click('Put in');
    await expect.poll(() => visual(again, 'content').textContent()).toBe(typed);
    await expect.poll(() => stored(platform, EDITED)).toMatch(/^Barrels first\./);
    const last = await editArticle(chromium, platform, EDITED, 'visual');
    // What was put in has arrived. What was replaced by that isn't offered.
    await expect.poll(async () => (await journal.texts()).length).toBe(1);
    expect(await (await OnPage.of(last)).box('Put in')).toBeNull();
  });

test('what was saved is never offered, whichever editor it was typed in, and a new article neither', async ({
  chromium,
  platform,
}) => {
  const journal = await Journal.of(chromium);
  await journal.choose('on');
  const page = await editArticle(chromium, platform, EDITED, 'visual');
  await write(page, visual(page, 'content'), 'Levied on [barrels].');
  await journal.has('Levied on [barrels].\n');
  await expect.poll(() => stored(platform, EDITED)).toBe('Levied on [barrels].');
  const plain = await editArticle(chromium, platform, EDITED, 'plain');
  await expect.poll(() => journal.texts()).not.toContain('Levied on [barrels].\n');

  await plain.goto(`${platform.url}/world/landmark/new`);
  await plain.getByLabel('Main text').fill('A lamp for the drowned.');
  await journal.has('A lamp for the drowned.');
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain).toHaveURL(/\/edit$/);
  await journal.isEmpty();
});

test('nothing is kept before somebody is asked or where it is off, and the question is asked once', async ({
  chromium,
  platform,
}) => {
  const journal = await Journal.of(chromium);
  const page = await editArticle(chromium, platform, EDITED, 'plain');
  const shown = await OnPage.of(page);
  await shown.seen('Keep it');
  await write(page, field(page, 'content'), TYPED);
  await shown.click('Don’t keep it');
  await page.keyboard.type(' And that is all.');
  const other = await editArticle(chromium, platform, 'The Needle', 'plain');
  await (await OnPage.of(other)).seen('bar');
  expect(await (await OnPage.of(other)).box('Keep it')).toBeNull();
  await journal.isEmpty();
});

const WITH_TABLE =
  'Levied on every barrel:\n\n[table][tr][td]Herring[/td][td]two pence[/td][/tr][/table]\n\nHated in every tavern.';

test('an editor that loses a table says so in the page, whether it was switched or saved, and the versions have it', async ({
  chromium,
  platform,
}) => {
  const { id } = articleCalled(platform, EDITED);
  const store = (text: string) => platformAnswer(platform, 'PATCH', `article?id=${id}`, { content: text });
  const isRead = () =>
    expect.poll(() => platform.requests().some(({ url }) => url.includes(`article?id=${id}`))).toBe(true);
  await store(WITH_TABLE);
  platform.clearRequests();
  const page = await editArticle(chromium, platform, EDITED, 'plain');
  const shown = await OnPage.of(page);
  await shown.click('Don’t keep it');
  await isRead();
  expect(await shown.box('Compare')).toBeNull();

  // World Anvil gives the time of a save in seconds, and a second save in the same one looks like no save.
  await page.waitForTimeout(1_000);
  await page.getByRole('button', { name: 'Switch to the visual editor' }).click();
  await expect(page).toHaveURL(/athena/);
  await shown.seen('Compare');
  expect(await shown.words('line-words')).toMatch(/^The text of .+ lost 1 table\.$/);
  await shown.expectAccessible('line');
  await shown.click('Compare');
  const panel = await chromium.realPage('sidepanel');
  await expect(panel.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible();
  await expect(panel.getByText('This lost 1 table. The words are still there.')).toBeVisible();
  await shown.click('Dismiss');
  await page.reload();
  await shown.seen('bar');
  expect(await shown.box('Compare')).toBeNull();

  // The table comes back elsewhere. This editor, which is still open without it, overwrites it.
  await store(WITH_TABLE);
  platform.clearRequests();
  await editArticle(chromium, platform, EDITED, 'plain');
  await isRead();
  await page.waitForTimeout(1_000);
  await page.bringToFront();
  await visual(page, 'content').click();
  await page.keyboard.type('!');
  await shown.seen('Compare');
});
