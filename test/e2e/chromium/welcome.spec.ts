import { expectAccessible } from './axe.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { tooWide } from './too-wide.ts';

test('without keys, the welcome page leads to collecting drafts, and to the form', async ({ chromium }) => {
  const page = await chromium.open('welcome');
  await expect(page).toHaveTitle('Welcome to Loreside');
  const collect = page.getByRole('button', { name: 'Just collect drafts for now' });
  await expect(collect).toBeVisible();
  await expect(page.getByLabel('Application key')).toHaveCount(0);
  await expectAccessible(page, 'first visit');
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
  }

  await collect.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Collect drafts' })).toBeFocused();
  await expect(page.getByText(/saved as drafts on this device/)).toBeVisible();
  await expectAccessible(page, 'without keys');
  const [options] = await Promise.all([
    chromium.context.waitForEvent('page'),
    page.getByRole('link', { name: 'export them as a file' }).click(),
  ]);
  await expect(options.getByRole('heading', { name: 'Drafts', exact: true })).toBeFocused();
  await options.close();

  await page.getByRole('button', { name: 'Other ways to start' }).click();
  await expect(page.getByRole('heading', { name: 'How do you want to start?' })).toBeFocused();
  await page.getByRole('button', { name: 'Enter keys' }).click();
  await expect(page.getByRole('heading', { name: 'Connect your world' })).toBeFocused();
  await expect(page.getByLabel('Application key', { exact: true })).toBeVisible();
  await expect(page.getByLabel('World Anvil address')).toBeHidden();
  await expectAccessible(page, 'the form');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Enter keys' })).toBeVisible();
});

test('once connected, the welcome page has the world and how to capture', async ({ chromium, platform }) => {
  const page = await connect(chromium, platform);
  await expect(page.getByRole('heading', { name: /You’re all set/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Saltmere' })).toBeChecked();
  await expectAccessible(page, 'connected');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
});
