import { CaptureScreen } from './capture-screen.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { installedTest } from './shared-world.ts';
import { shortenDelays } from './timing.ts';

const TITLE = 'The lamp that would not drown';

/** Milliseconds that a key is held: the popup may be gone before it is released. */
const TAP = { delay: 80 };

installedTest('the popup may close at any key press', async ({ chromium }) => {
  const first = await CaptureScreen.begin(chromium);
  await first.title.pressSequentially(TITLE.slice(0, 3), TAP);
  await first.page.close();
  for (let typed = 3; typed < TITLE.length; typed += 5) {
    const screen = await CaptureScreen.open(chromium);
    await screen.show(TITLE.slice(0, typed));
    await screen.title.press('End');
    await screen.title.pressSequentially(TITLE.slice(typed, typed + 5), TAP);
    await screen.page.close();
  }
  await (await CaptureScreen.open(chromium)).show(TITLE);
});

test('the browser may be killed', async ({ ownChromium: chromium }) => {
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.pressSequentially(TITLE, TAP);
  await screen.showMarkup();
  await screen.content.fill('It went down with the tide, and came up lit.');
  await expect(screen.page.locator('.savebar-status')).toHaveText('Saved');
  await chromium.crash();
  const again = await CaptureScreen.open(chromium);
  await again.show(TITLE);
  await again.showMarkup();
  await expect(again.content).toHaveValue('It went down with the tide, and came up lit.');
});

installedTest('the worker may die while typing', async ({ chromium }) => {
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.pressSequentially(TITLE.slice(0, 10));
  await chromium.killWorker('stop');
  await screen.title.pressSequentially(TITLE.slice(10), TAP);
  await screen.page.close();
  await (await CaptureScreen.open(chromium)).show(TITLE);
});

installedTest('several drafts stay open side by side', async ({ chromium }) => {
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill('The first');
  await screen.beginAnother();
  await screen.title.fill('The second');
  await screen.show('The first');
  await screen.show('The second');
});

test('a saved draft is sent even if the browser is killed right after', async ({
  ownChromium: chromium,
  platform,
}) => {
  await connect(chromium, platform);
  await shortenDelays(chromium, 1);
  // The browser stores permissions only after a while, or when it quits.
  await chromium.restart();
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill(TITLE);
  await screen.save();
  await expect(screen.receipt).toBeVisible();
  await chromium.crash();
  await CaptureScreen.open(chromium);
  await expect.poll(() => platform.articles().filter(({ title }) => title === TITLE).length).toBe(1);
});
