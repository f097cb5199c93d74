import type { Chromium } from './browser.ts';
import { CaptureScreen } from './capture-screen.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { hasten } from './hasten.ts';

const TITLE = 'The lamp that would not drown';

async function open(chromium: Chromium): Promise<CaptureScreen> {
  return new CaptureScreen(await chromium.open('popup'));
}

/** The text so far, in the draft's own tab when it is not the one that opened. */
async function expectTitle(screen: CaptureScreen, title: string): Promise<void> {
  const tab = screen.page.getByRole('tab', { name: new RegExp(`^${title}`) });
  await expect(async () => {
    if ((await screen.title.inputValue()) !== title) await tab.click({ timeout: 1_000 });
    await expect(screen.title).toHaveValue(title, { timeout: 1_000 });
  }).toPass();
}

test('the popup may close at any key', async ({ chromium }) => {
  for (const [index] of [...TITLE].entries()) {
    if (index % 3 !== 0) continue;
    const screen = await open(chromium);
    if (index > 0) await expectTitle(screen, TITLE.slice(0, index));
    await screen.title.press('End');
    await screen.title.pressSequentially(TITLE.slice(index, index + 3));
    await screen.page.close();
  }
  await expectTitle(await open(chromium), TITLE);
});

test('the browser may be killed', async ({ chromium }) => {
  const screen = await open(chromium);
  await screen.title.pressSequentially(TITLE);
  await screen.content.fill('It went down with the tide, and came up lit.');
  await expect(screen.page.getByRole('tab', { name: new RegExp(TITLE) })).toBeVisible();
  await chromium.crash();
  const again = await open(chromium);
  await expectTitle(again, TITLE);
  await expect(again.content).toHaveValue('It went down with the tide, and came up lit.');
});

test('the worker may die while typing', async ({ chromium }) => {
  const screen = await open(chromium);
  await screen.title.pressSequentially(TITLE.slice(0, 10));
  await chromium.killWorker('stop');
  await screen.title.pressSequentially(TITLE.slice(10));
  await screen.page.close();
  await expectTitle(await open(chromium), TITLE);
});

test('several drafts stand side by side', async ({ chromium }) => {
  const screen = await open(chromium);
  await screen.title.fill('The first');
  await screen.page.keyboard.press('Alt+n');
  await screen.title.fill('The second');
  await screen.page.getByRole('tab', { name: /^The first/ }).click();
  await expect(screen.title).toHaveValue('The first');
  await screen.page.getByRole('tab', { name: /^The second/ }).click();
  await expect(screen.title).toHaveValue('The second');
});

test('a saved draft goes out though the browser is killed right after', async ({ chromium, platform }) => {
  await connect(chromium, platform);
  await hasten(chromium, 1);
  await chromium.restart();
  const screen = await open(chromium);
  await screen.title.fill(TITLE);
  await screen.save();
  await expect(screen.receipt).toBeVisible();
  await chromium.crash();
  await open(chromium);
  await expect.poll(() => platform.articles().filter(({ title }) => title === TITLE).length).toBe(1);
});
