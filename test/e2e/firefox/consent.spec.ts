import { type Platform, startPlatform } from '../../service/index.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { ask } from './screen.ts';
import type { Tab } from './tab.ts';
import { DATA, settings, submitConnection } from './welcome.ts';

const BOX = 'Search the world';

let firefox: Firefox;
let platform: Platform;

// Like one person who first refuses, then allows, then changes their mind twice.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform();
  await firefox.install();
  await firefox.prefer({ 'extensions.webextOptionalPermissionPrompts': true });
  const options = await firefox.screen('options');
  await settings(options, { undoSeconds: 0 });
  await options.eval(`browser.storage.local.set({ 'outbox.timing': { pace: 1_000 } })`);
  await firefox.terminateBackground();
  await firefox.closeTab(options);
});
test.afterAll(async () => {
  await firefox.prefer({ 'extensions.webextOptionalPermissionPrompts': false });
  await platform?.close();
});

const granted = (tab: Tab): Promise<unknown> =>
  tab.eval('browser.permissions.getAll().then((all) => all.data_collection.sort())');

const answer = async (isYes: boolean): Promise<void> => {
  await expect.poll(() => firefox.answerPrompt(isYes)).toBe(true);
};

/** Writes a draft in the popup. */
async function write(title: string): Promise<Tab> {
  const tab = await firefox.screen('popup');
  await expect.poll(() => tab.text()).toContain('Outbox');
  await tab.press('New empty draft');
  await tab.fill('Title', title);
  await expect.poll(() => tab.text()).toContain('Saved');
  return tab;
}

const standing = (title: string): number =>
  platform.articles().filter((article) => article.title === title).length;

test('Connect asks for the address and for the data in one prompt; a refusal sends nothing', async () => {
  const tab = await submitConnection(firefox, platform);
  await expect.poll(() => firefox.promptText()).toMatch(/authentication information/i);
  const text = await firefox.promptText();
  expect(text).toMatch(/website content/i);
  expect(text).toMatch(/browsing activity/i);
  expect(text).toMatch(/127\.0\.0\.1|localhost/);
  await answer(false);
  await expect.poll(() => tab.text()).toContain('so nothing was sent');
  expect(await granted(tab)).toEqual([]);
  await firefox.closeTab(tab);
  await firefox.closeTab(await write('Written without permission'));
  const popup = await firefox.screen('popup');
  await expect.poll(() => popup.value('Title')).toBe('Written without permission');
  expect(platform.requests()).toEqual([]);
  await firefox.closeTab(popup);
});

test('connects once allowed', async () => {
  const tab = await submitConnection(firefox, platform);
  await answer(true);
  await expect.poll(() => tab.text()).toContain('Connected as ');
  expect(await granted(tab)).toEqual(DATA.toSorted());
  await firefox.closeTab(tab);
});

test('after the consent is withdrawn nothing is sent, and what is local still works', async () => {
  const panel = await firefox.screen('sidepanel');
  await expect.poll(() => panel.text()).toMatch(/\d+ entries · synced/);
  await firefox.permit({ data_collection: ['websiteContent'] }, false);
  await expect.poll(() => panel.text()).toContain('You no longer allow Loreside to send data');
  const before = platform.requests().length;
  const popup = await write('Written meanwhile');
  await popup.chord('\uE009', '\uE007');
  await expect.poll(() => popup.text()).toMatch(/1 waiting[\s\S]*Waiting for your permission/);
  await firefox.closeTab(popup);
  const title = platform.articles()[0]?.title ?? '';
  await panel.fill(BOX, title);
  await expect
    .poll(() =>
      panel.eval(
        `[...document.querySelectorAll('[role=option]')].some((row) => row.innerText.includes(${JSON.stringify(title)}))`,
      ),
    )
    .toBe(true);
  for (const channel of ['outbox.wake', 'library.look', 'connection.check'] as const)
    await ask(panel, channel);
  await firefox.terminateBackground();
  await ask(panel, 'outbox.wake');
  expect(platform.requests().length).toBe(before);
  expect(standing('Written meanwhile')).toBe(0);
  await firefox.closeTab(panel);
});

test('one button asks again, and then everything continues', async () => {
  const options = await firefox.screen('options', '#connection');
  await expect.poll(() => options.text()).toContain('You no longer allow Loreside to send data');
  await options.press('Allow again');
  await expect.poll(() => firefox.promptText()).toMatch(/website content/i);
  await answer(true);
  await expect.poll(() => options.text()).not.toContain('You no longer allow');
  await expect.poll(() => standing('Written meanwhile')).toBe(1);
});

test('Disconnect gives the consent back', async () => {
  const options = await firefox.screen('options', '#connection');
  await options.press('Disconnect');
  await options.eval(
    `document.querySelector('dialog button[data-tone=danger], dialog .button[data-tone=danger]').click()`,
  );
  await expect.poll(() => granted(options)).toEqual([]);
});
