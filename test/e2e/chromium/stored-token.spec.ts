import { readableIn } from '../stored-tokens.ts';
import { CaptureScreen } from './capture-screen.ts';
import { allowAddress, connect, detailsOf, submitConnection } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { worldTest } from './shared-world.ts';

// This search has to find a readable token, or else finding nothing would prove nothing.
test('without a passphrase, the token can be read from the browser’s files', async ({
  ownChromium: chromium,
  platform,
}) => {
  await connect(chromium, platform);
  await chromium.quit();
  expect(readableIn(chromium.profile, platform.authToken)).toMatchObject({ isReadable: true });
});

test('with a passphrase set while connecting, the token can’t be read from any file', async ({
  ownChromium: chromium,
  platform,
}) => {
  const details = detailsOf(platform, 'current');
  await allowAddress(chromium, details.address);
  const page = await chromium.open('welcome');
  await page.getByRole('button', { name: 'Enter keys' }).click();
  await page.getByRole('switch', { name: 'Lock with a passphrase' }).click();
  await page.getByLabel('Passphrase', { exact: true }).fill('opal and iron');
  await page.getByLabel('Repeat passphrase', { exact: true }).fill('opal and iron');
  await submitConnection(page, details);
  await expect(page.getByText(/^Connected as .*, locked with a passphrase/)).toBeVisible();
  // Use the extension normally, so that the browser writes all its files.
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill('Behind the lock');
  await screen.save();
  await expect(screen.receipt).toBeVisible();
  await chromium.restart();
  const found = readableIn(chromium.profile, platform.authToken);
  expect(found.isReadable).toBe(false);
  expect(found.sealed, 'the sealed boxes are among what was tried').toBeGreaterThanOrEqual(5);
  expect(readableIn(chromium.profile, platform.applicationKey).isReadable).toBe(false);
});

worldTest(
  'setting a passphrase later, and Disconnect, ask the person to renew the token and say where',
  async ({ chromium, platform }) => {
    const page = await chromium.open('options');
    await page.getByRole('button', { name: 'Set passphrase' }).click();
    await page.getByLabel('Passphrase', { exact: true }).fill('opal and iron');
    await page.getByLabel('Repeat passphrase', { exact: true }).fill('opal and iron');
    await page.getByRole('button', { name: 'Set passphrase' }).click();
    const warning = page.getByText('Your user token was saved before the passphrase');
    await expect(warning).toBeVisible();
    await expect(warning.getByRole('link')).toHaveAttribute('href', `${platform.url}/api/auth/key`);
    await page.reload();
    await expect(warning).toBeVisible();

    await page.getByRole('button', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Old copies of the user token can stay readable');
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    const left = page.locator('.notice', { hasText: 'You’re disconnected.' });
    await expect(left.getByRole('link')).toHaveAttribute('href', `${platform.url}/api/auth/key`);
  },
);
