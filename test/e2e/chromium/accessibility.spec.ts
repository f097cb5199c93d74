import { expectAccessible } from './axe.ts';
import { CaptureScreen } from './capture-screen.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { tooWide } from './too-wide.ts';

test('every screen passes axe in light and dark and fits a narrow window', async ({ chromium, platform }) => {
  const first = await chromium.open('welcome');
  await expect(first.getByRole('button', { name: 'Enter keys' })).toBeVisible();
  await expectAccessible(first, 'welcome, at install');
  await first.close();

  await expectAccessible(await connect(chromium, platform), 'welcome, connected');

  const options = await chromium.open('options');
  await expect(options.getByRole('button', { name: 'Check connection' })).toBeVisible();
  await expectAccessible(options, 'options');

  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill('The lamp');
  await screen.addTag('harbour');
  await expectAccessible(screen.page, 'capture');
  await screen.page.keyboard.press('Alt+m');
  await expect(screen.page.getByLabel('Excerpt', { exact: true })).toBeVisible();
  await expectAccessible(screen.page, 'capture, more fields');
  await screen.page.keyboard.press('Alt+m');
  await screen.save();
  await expect(screen.receipt).toBeVisible();
  await expectAccessible(screen.page, 'receipt');

  const panel = await chromium.open('sidepanel');
  await expect(panel.getByText('The lamp').first()).toBeVisible();
  await expectAccessible(panel, 'side panel');

  for (const name of ['welcome', 'options', 'popup', 'sidepanel'] as const) {
    const page = await chromium.open(name);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.locator('body')).not.toHaveText('');
    const overflow = await tooWide(page);
    expect([name, overflow]).toEqual([name, 0]);
  }
});

test('an announcement doesn’t make a page scroll', async ({ chromium }) => {
  const page = await chromium.open('sidepanel');
  const announcement = page.locator('body > [role=status]');
  // Screen-share mode that is turned on and off is announced and leaves nothing on the page.
  const button = page.getByRole('button', { name: /^Screen sharing/ });
  await button.click();
  await expect(announcement).toContainText('is on');
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(announcement).toContainText('is off');
  await expect(page.locator('.screenshare-bar')).toHaveCount(0);
  const [content, visible] = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return [scrollHeight, clientHeight];
  });
  expect(content).toBe(visible);
});
