import { CaptureScreen } from './capture-screen.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { removeRateLimit } from './timing.ts';

const SIZES = [320, 400] as const;

test('text typed after another window saved the draft continues in a new draft', async ({
  chromium,
  platform,
}, info) => {
  // On a slow machine, screenshots of the receipt take longer than the default undo time.
  await removeRateLimit(chromium, { undoSeconds: 60 });
  await connect(chromium, platform, 'current');
  const first = await CaptureScreen.begin(chromium);
  await first.title.fill('The tide bell');
  await first.showMarkup();
  await first.content.fill('It rings at low water.');
  await expect(first.page.getByText('Saved', { exact: true })).toBeVisible();

  const second = await CaptureScreen.open(chromium);
  // A window that the browser has suspended gets no messages until it wakes up.
  await second.page.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });
  });
  await second.page.reload();
  await second.show('The tide bell');

  await first.save();
  await expect(first.receipt).toBeVisible();
  for (const width of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      await first.page.setViewportSize({ width, height: 600 });
      await first.page.emulateMedia({ colorScheme });
      await first.page.screenshot({ path: info.outputPath(`receipt-${width}-${colorScheme}.png`) });
    }
  await first.receipt.getByRole('button', { name: 'Send now' }).click();

  await second.showMarkup();
  await second.content.focus();
  await second.page.keyboard.press('Control+End');
  await second.page.keyboard.type(' Nobody pulls the rope.', { delay: 10 });
  await expect(second.content).toHaveValue('It rings at low water. Nobody pulls the rope.');
  await expect(second.content).toBeFocused();
  await expect(second.page.locator('.notice', { hasText: 'This draft was already saved.' })).toBeVisible();
  for (const width of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      await second.page.setViewportSize({ width, height: 600 });
      await second.page.emulateMedia({ colorScheme });
      await second.page.screenshot({ path: info.outputPath(`continued-${width}-${colorScheme}.png`) });
    }

  await expect
    .poll(() => platform.articles(platform.worldId).filter(({ title }) => title === 'The tide bell').length)
    .toBe(1);
  const third = await CaptureScreen.open(chromium);
  await third.show('The tide bell');
  await third.showMarkup();
  await expect(third.content).toHaveValue('It rings at low water. Nobody pulls the rope.');
});
