import { SmallDisk } from '../small-disk.ts';
import { limitStorage } from '../storage-limit.ts';
import { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const FULL = 'Your disk is full, so new text isn’t saved yet.';
const WORDS = 'It rang once under the water. ';

const status = (tab: Tab) =>
  expect.poll(() => tab.eval("document.querySelector('.savebar-status').textContent"));

async function show(tab: Tab, title: string): Promise<void> {
  await expect
    .poll(() =>
      tab.eval(`(() => {
        const tab = [...document.querySelectorAll('[role=tab]')].find((one) => one.textContent.startsWith(${JSON.stringify(title)}));
        tab?.click();
        return Boolean(tab);
      })()`),
    )
    .toBe(true);
  await expect.poll(() => tab.value('Title')).toBe(title);
}

test('a disk that fills up while one types loses no draft', async () => {
  test.setTimeout(180_000);
  const disk = await SmallDisk.mount(300);
  const firefox = await Firefox.launchDurable(disk?.folder);
  try {
    const tab = await firefox.screen('popup');
    await expect.poll(() => tab.text()).toContain('Outbox');
    for (const title of ['The drowned bell', 'The ninth lamp']) {
      await tab.press('New empty draft');
      await tab.fill('Title', title);
      await tab.fill('Content', WORDS);
      await status(tab).toBe('Saved');
    }
    if (disk) disk.fill(false);
    else await tab.eval(limitStorage(2_000));
    await tab.fill('Content', WORDS.repeat(40));
    await expect.poll(() => tab.text(), { timeout: 40_000 }).toContain(FULL);
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
