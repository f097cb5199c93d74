import type { Page } from '@playwright/test';
import { CaptureScreen } from './capture-screen.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';
import { lengthenUndo } from './timing.ts';

/** Takes pictures of a page for somebody who asks for them. */
async function look(page: Page, name: string): Promise<void> {
  if (!process.env.LOOKS) return;
  for (const width of [320, 400])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 600 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${process.env.LOOKS}/${name}-${width}-${colorScheme}.png` });
    }
}

test('text typed after another window saved the draft continues in a new draft', async ({
  chromium,
  platform,
}) => {
  await lengthenUndo(chromium);
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
  await look(first.page, 'receipt');
  await first.receipt.getByRole('button', { name: 'Send now' }).click();

  await second.showMarkup();
  await second.content.focus();
  await second.page.keyboard.press('Control+End');
  await second.page.keyboard.type(' Nobody pulls the rope.', { delay: 10 });
  await expect(second.content).toHaveValue('It rings at low water. Nobody pulls the rope.');
  await expect(second.content).toBeFocused();
  await expect(second.page.locator('.notice', { hasText: 'This draft was already saved.' })).toBeVisible();
  await look(second.page, 'continued');

  await expect
    .poll(() => platform.articles(platform.worldId).filter(({ title }) => title === 'The tide bell').length)
    .toBe(1);
  const third = await CaptureScreen.open(chromium);
  await third.show('The tide bell');
  await third.showMarkup();
  await expect(third.content).toHaveValue('It rings at low water. Nobody pulls the rope.');
});
