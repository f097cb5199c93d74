import { startPlatform } from '../../service/index.ts';
import { SmallDisk } from '../small-disk.ts';
import { limitStorage } from '../storage-limit.ts';
import { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';
import { connect, settings } from './welcome.ts';

const FULL = 'Your disk is full, so new text isn’t saved yet.';
const WORDS = 'It rang once under the water. ';

const status = (tab: Tab) =>
  expect.poll(() => tab.eval("document.querySelector('.savebar-status')?.textContent ?? ''"));

async function show(tab: Tab, title: string): Promise<void> {
  // If it isn't there, the error shows what is.
  await expect.poll(() => tab.text()).toContain(title);
  await tab.eval(
    `[...document.querySelectorAll('[role=tab]')].find((one) => one.textContent.startsWith(${JSON.stringify(title)})).click()`,
  );
  await expect.poll(() => tab.value('Title')).toBe(title);
  // A crash right after the choice may lose it.
  await tab.showMarkup();
}

test('no draft is lost when the disk fills up while typing', async () => {
  const disk = await SmallDisk.mount(300);
  const firefox = await Firefox.launchDurable(disk?.folder);
  try {
    const tab = await firefox.screen('popup');
    await expect.poll(() => tab.text()).toContain('Outbox');
    for (const title of ['The drowned bell', 'The ninth lamp']) {
      await tab.press('New empty draft');
      await tab.fill('Title', title);
      await tab.showMarkup();
      await tab.fill('Content', WORDS);
      await status(tab).toBe('Saved');
    }
    if (disk) disk.fill(false);
    else await tab.eval(limitStorage(2_000));
    await tab.paste('Content', WORDS.repeat(40));
    await expect.poll(() => tab.text()).toContain(FULL);
    await status(tab).toBe('Not saved yet');
    if (disk) disk.clear();
    else await tab.eval('freeStorage()');
    await status(tab).toBe('Saved');
    expect(await tab.text()).not.toContain(FULL);
    await firefox.crash();
    const again = await firefox.screen('popup');
    await show(again, 'The drowned bell');
    await expect.poll(() => again.value('Content')).toBe(WORDS);
    await show(again, 'The ninth lamp');
    await expect.poll(() => again.value('Content')).toBe(WORDS.repeat(40));
  } finally {
    await firefox.close();
    await disk?.unmount();
  }
});

const articlesIn = (tab: Tab): Promise<unknown> =>
  tab.eval(`(async () => {
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    if (!(await indexedDB.databases()).some(({ name }) => name === 'loreside-library')) return 0;
    const database = await done(indexedDB.open('loreside-library'));
    const blocks = await done(database.transaction('blocks').objectStore('blocks').getAll());
    database.close();
    return blocks.flatMap(({ entries }) => JSON.parse(entries)).filter((entry) => entry?.kind === 'article').length;
  })()`);

/** Makes an alarm fire in a moment. It has to be due within half a minute, and its period stays. */
async function ringSoon(tab: Tab, name: string): Promise<void> {
  const alarm = `browser.alarms.get(${JSON.stringify(name)})`;
  await expect
    .poll(() => tab.eval(`${alarm}.then((alarm) => (alarm ? alarm.scheduledTime - Date.now() : 1e9))`))
    .toBeLessThanOrEqual(30_000);
  await tab.eval(`${alarm}.then(({ periodInMinutes }) =>
    browser.alarms.create(${JSON.stringify(name)}, { when: Date.now() + 500, periodInMinutes }))`);
}

test('an offline copy that can’t be written says so, keeps its data, and continues once there is space', async () => {
  const disk = await SmallDisk.mount(300);
  test.skip(!disk, 'No small file system can be mounted here.');
  if (!disk) return;
  const platform = await startPlatform({ articles: 400 });
  const firefox = await Firefox.launchDurable(disk.folder);
  try {
    const page = await firefox.screen('options');
    await settings(page, { pace: 2 });
    await connect(firefox, platform);
    await expect.poll(() => articlesIn(page)).toBeGreaterThan(50);
    await expect.poll(() => disk.isGrantStored('127.0.0.1')).toBe(true);
    const before = Number(await articlesIn(page));
    disk.fill(false);
    await expect.poll(() => page.text()).toContain('Your disk is full, so syncing has stopped.');
    disk.clear();
    // Nobody presses anything: the alarm resumes it within half a minute.
    await ringSoon(page, 'library');
    await expect.poll(() => page.text()).not.toContain('syncing has stopped');
    await firefox.crash();
    const again = await firefox.screen('options');
    expect(Number(await articlesIn(again))).toBeGreaterThanOrEqual(before);
    await ringSoon(again, 'library');
    await expect.poll(() => articlesIn(again)).toBe(400);
  } finally {
    await firefox.close();
    await disk.unmount();
    await platform.close();
  }
});
