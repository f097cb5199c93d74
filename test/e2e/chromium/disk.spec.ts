import type { Page } from '@playwright/test';
import { startPlatform } from '../../service/index.ts';
import { SmallDisk } from '../small-disk.ts';
import { limitStorage } from '../storage-limit.ts';
import { alarmDue, ringSoon } from './background-state.ts';
import { Chromium } from './browser.ts';
import { CaptureScreen } from './capture-screen.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { articlesIn, copyIsDone } from './library-copy.ts';
import { removeRateLimit, setRateLimit } from './timing.ts';

const FULL = 'Your disk is full, so new text isn’t saved yet. Free some space; this page keeps trying.';
const DRAFTS = ['The drowned bell', 'Iris of Saltmere', 'The ninth lamp'];
const WORDS = 'It rang once under the water, and nobody said a word. ';

const saved = (page: Page) => expect(page.locator('.savebar-status')).toHaveText('Saved');

/** A browser whose profile is on a small disk. Where that isn't possible, its pages get a store that fills up soon. */
async function onSmallDisk(): Promise<{
  chromium: Chromium;
  fill(page: Page): Promise<void>;
  free(page: Page | null): Promise<void>;
  leave(): Promise<void>;
}> {
  const disk = await SmallDisk.mount(300);
  const chromium = await Chromium.launch({ place: disk?.folder });
  return {
    chromium,
    async fill(page) {
      if (disk) disk.fill(true);
      else await page.evaluate(limitStorage(2_000));
    },
    async free(page) {
      if (disk) disk.clear();
      else await page?.evaluate('freeStorage()');
    },
    async leave() {
      await chromium.close().catch(() => {});
      await disk?.unmount();
    },
  };
}

async function write(screen: CaptureScreen, title: string): Promise<void> {
  await screen.title.fill(title);
  await screen.showMarkup();
  await screen.content.fill(WORDS.repeat(20));
  await saved(screen.page);
}

test('no draft is lost when the disk fills up while typing', async () => {
  const { chromium, fill, free, leave } = await onSmallDisk();
  try {
    const screen = await CaptureScreen.begin(chromium);
    for (const [index, title] of DRAFTS.entries()) {
      if (index > 0) await screen.beginAnother();
      await write(screen, title);
    }
    await screen.beginAnother();
    await screen.title.fill('Typed on a full disk');
    await screen.showMarkup();
    await screen.content.pressSequentially(WORDS);
    await fill(screen.page);
    await screen.content.pressSequentially(WORDS.repeat(3));
    await expect(screen.page.getByText(FULL)).toBeVisible();
    await expect(screen.page.locator('.savebar-status')).toHaveText('Not saved yet');
    // Allow a few retries on a disk where some space comes and goes.
    await screen.page.waitForTimeout(4_000);
    await screen.content.pressSequentially('The end.');
    await expect(screen.page.locator('.savebar-status')).not.toHaveText('Saved');
    await expect(screen.content).toHaveValue(`${WORDS.repeat(4)}The end.`);

    await free(screen.page);
    await saved(screen.page);
    await expect(screen.page.getByText(FULL)).toBeHidden();
    await chromium.crash();

    const again = await CaptureScreen.open(chromium);
    for (const title of DRAFTS) {
      await again.show(title);
      await again.showMarkup();
      await expect(again.content).toHaveValue(WORDS.repeat(20));
    }
    await again.show('Typed on a full disk');
    await expect(again.content).toHaveValue(`${WORDS.repeat(4)}The end.`);
  } finally {
    await leave();
  }
});

/** A short text may still fit into space that the browser had reserved before. */
async function typeUntilFull(screen: CaptureScreen, title: string): Promise<void> {
  await screen.title.fill(title);
  await expect(async () => {
    await screen.showMarkup();
    await screen.content.pressSequentially(WORDS);
    await expect(screen.page.getByText(FULL)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('text typed on a full disk survives its window, and older text survives the browser', async () => {
  const { chromium, fill, free, leave } = await onSmallDisk();
  try {
    const screen = await CaptureScreen.begin(chromium);
    await write(screen, 'The drowned bell');
    await fill(screen.page);
    await typeUntilFull(screen, 'The drowned bell of Saltmere');
    await screen.page.close();
    await free(null);
    const next = await CaptureScreen.open(chromium);
    await next.show('The drowned bell of Saltmere');
    await saved(next.page);

    await fill(next.page);
    await typeUntilFull(next, 'Never saved');
    // The browser dies on the full disk, and its memory is lost.
    await chromium.crash(() => free(null));
    const last = await CaptureScreen.open(chromium);
    await expect(
      last.page.getByRole('tab', { name: /^(The drowned bell of Saltmere|Never saved)/ }),
    ).toHaveCount(1);
  } finally {
    await leave();
  }
});

test('an offline copy that can’t be written says so, keeps its data, and continues once there is space', async () => {
  const disk = await SmallDisk.mount(300);
  test.skip(!disk, 'No small file system can be mounted here.');
  if (!disk) return;
  const platform = await startPlatform({ articles: 200 });
  const chromium = await Chromium.launch({ place: disk.folder });
  try {
    // The copy must not be complete before the disk is full.
    await setRateLimit(chromium, 1);
    await connect(chromium, platform);
    const page = await chromium.open('options');
    await expect.poll(() => articlesIn(page)).toBeGreaterThan(50);
    await expect.poll(() => disk.isGrantStored('127.0.0.1')).toBe(true);
    const before = await articlesIn(page);
    disk.fill(false);
    const notice = page.locator('.options-section .notice', { hasText: 'Your disk is full' });
    await expect(notice).toContainText('syncing has stopped');
    await expect(notice).toContainText('syncing continues by itself');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await page.waitForTimeout(3_000);
    await expect(notice).toBeVisible();

    disk.clear();
    await removeRateLimit(chromium);
    // Nobody presses anything: the alarm resumes it within half a minute.
    expect(await alarmDue(page, 'library')).toBeLessThanOrEqual(30_000);
    await ringSoon(page, 'library');
    await expect(notice).toBeHidden();
    await chromium.crash();
    const again = await chromium.open('options');
    expect(await articlesIn(again)).toBeGreaterThanOrEqual(before);
    await expect.poll(() => alarmDue(again, 'library')).toBeLessThanOrEqual(30_000);
    await ringSoon(again, 'library');
    await copyIsDone(again);
    expect(await articlesIn(again)).toBe(200);
  } finally {
    await chromium.close().catch(() => {});
    await disk.unmount();
    await platform.close();
  }
});
