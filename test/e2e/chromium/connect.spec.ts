import type { Locator, Page } from '@playwright/test';
import type { Chromium } from './browser.ts';
import {
  allowAddress,
  type ConnectionDetails,
  connect,
  detailsOf,
  fillConnection,
  submitConnection,
} from './connect.ts';
import { expect, test } from './fixtures.ts';

const failedStep = (page: Page): Locator =>
  page.getByRole('list', { name: 'Connecting' }).getByRole('listitem').filter({ hasText: 'Failed:' });

async function attempt(chromium: Chromium, details: ConnectionDetails) {
  await allowAddress(chromium, details.address);
  const page = await chromium.open('welcome');
  await submitConnection(page, details);
  return failedStep(page);
}

for (const version of ['current', 'earlier'] as const)
  for (const secure of [false, true])
    test(`the ${version} version connects over ${secure ? 'HTTPS' : 'HTTP'} and chooses the first world`, async ({
      chromium,
      platform,
    }) => {
      const page = await connect(chromium, platform, version, secure);
      await expect(page.getByText('Connected as Tidewright').first()).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Saltmere' })).toBeChecked();
      const sent = platform.requests().filter(({ path }) => path.startsWith('/api/'));
      expect(sent.length).toBeGreaterThan(0);
      expect(new Set(sent.map(({ credentials }) => credentials))).toEqual(new Set(['header']));
      expect(new Set(sent.map(({ cookies }) => cookies))).toEqual(new Set([null]));
      for (const { userAgent } of sent)
        expect(userAgent).toMatch(/^Loreside \( https:\/\/\S+, \d+\.\d+\.\d+ \)$/);
    });

test('another world can be chosen and stays chosen', async ({ ownChromium: chromium, platform }) => {
  const page = await connect(chromium, platform);
  await page.getByRole('radio', { name: 'The Ninth Lantern' }).check();
  await expect(page.locator('body > [role=status]')).toContainText('The Ninth Lantern');
  await chromium.restart();
  const again = await chromium.open('welcome');
  await expect(again.getByRole('radio', { name: 'The Ninth Lantern' })).toBeChecked();
});

test('a failed attempt says what went wrong and keeps the input', async ({ chromium, platform }) => {
  const details = detailsOf(platform, 'current');
  const wrong = await attempt(chromium, { ...details, userToken: 'not-a-token' });
  await expect(wrong, 'a wrong key').toHaveCount(1);
  await expect(wrong).toContainText(/key|token/i);
  await expect(wrong.page().getByText(/doesn’t say which key is wrong/)).toBeVisible();
  await expect(wrong.page().getByLabel('World Anvil address', { exact: true })).toHaveValue(details.address);
  await expect(wrong.page().getByLabel('User token', { exact: true })).toHaveValue('not-a-token');

  platform.faults.add({
    kind: 'status',
    status: 404,
    body: '<h1>Not here</h1>',
    headers: { 'content-type': 'text/html' },
  });
  const another = await attempt(chromium, details);
  await expect(another, 'no such service').toContainText(/address/i);

  platform.faults.clear();
  platform.faults.add({ kind: 'challenge', status: 403 });
  const guarded = await attempt(chromium, details);
  await expect(guarded, 'a challenge page').toContainText(/human/i);
  await expect(guarded).not.toContainText(/SQL|Cloudflare ray/i);

  const nobody = await attempt(chromium, { ...details, address: 'http://127.0.0.1:9' });
  await expect(nobody, 'nobody at home').toContainText('Couldn’t reach World Anvil');
});

test('both keys are pasted into one field, in the wrong order', async ({ chromium, platform }) => {
  const details = detailsOf(platform, 'current');
  await allowAddress(chromium, details.address);
  await chromium.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await chromium.open('welcome');
  await fillConnection(page, { ...details, applicationKey: '', userToken: '' });
  await page.evaluate(
    (keys) => navigator.clipboard.writeText(keys),
    `${details.userToken}\n${details.applicationKey}\n`,
  );
  await page.getByLabel('User token', { exact: true }).press('Control+v');
  await expect(page.getByLabel('Application key', { exact: true })).toHaveValue(details.userToken);
  await expect(page.getByLabel('User token', { exact: true })).toHaveValue(details.applicationKey);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('Connected as Tidewright').first()).toBeVisible();
  await expect(page.getByText(/wrong way around\. Loreside switched them/).last()).toBeVisible();
  await expect(page.getByText(`ends with ${details.applicationKey.slice(-4)}`)).toBeVisible();
  const introductions = platform.requests().filter(({ path }) => path.endsWith('/identity'));
  expect(introductions).toHaveLength(2);
});

test('a key that World Anvil names is named', async ({ chromium, platform }) => {
  platform.faults.add({
    ...{ kind: 'status', status: 401, headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ success: false, error: 'invalid_application_key' }),
  });
  const failed = await attempt(chromium, detailsOf(platform, 'current'));
  await expect(failed).toContainText('World Anvil didn’t accept the application key.');
  const page = failed.page();
  await expect(page.getByLabel('Application key', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('doesn’t say which key is wrong')).toHaveCount(0);
});

test('a denied permission sends nothing', async ({ chromium, platform }) => {
  const page = await chromium.context.newPage();
  // The browser's prompt needs a display; here it is replaced by a refusal.
  await page.addInitScript(() => {
    const refuse = { value: async () => false };
    for (const name of ['browser', 'chrome'] as const) {
      const space: unknown = Reflect.get(globalThis, name);
      const permissions: unknown =
        typeof space === 'object' && space !== null && Reflect.get(space, 'permissions');
      if (permissions instanceof Object) Object.defineProperty(permissions, 'request', refuse);
    }
  });
  await page.goto(chromium.url('welcome'));
  await submitConnection(page, detailsOf(platform, 'current'));
  await expect(failedStep(page)).toContainText('nothing was sent');
  expect(platform.requests()).toEqual([]);
});
