import path from 'node:path';
import { type Platform, startPlatform } from '../../service/index.ts';
import { type Found, readableIn } from '../stored-tokens.ts';
import { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { connect } from './welcome.ts';

let platform: Platform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform?.close());

/**
 * Connects in its own browser, quits, and searches the files of all sites and extensions, including logs and freed
 * pages.
 */
async function searchProfile(passphrase: string | null): Promise<Found> {
  const firefox = await Firefox.launchDurable();
  try {
    await connect(firefox, platform, 'current', false, passphrase);
    await firefox.quit();
    return readableIn(path.join(firefox.profile, 'storage/default'), platform.authToken);
  } finally {
    await firefox.close();
  }
}

// This search has to find a readable token, or else finding nothing would prove nothing.
test('without a passphrase, the token can be read from the browser’s files', async () => {
  expect(await searchProfile(null)).toMatchObject({ isReadable: true });
});

test('with a passphrase set while connecting, the token can’t be read from the extension’s files', async () => {
  const found = await searchProfile('opal and iron');
  expect(found.isReadable).toBe(false);
  expect(found.sealed, 'the sealed boxes are among what was tried').toBeGreaterThanOrEqual(5);
});

test('setting a passphrase later, and Disconnect, ask the person to renew the token and say where', async ({
  sharedFirefox: firefox,
}) => {
  await firefox.install();
  await firefox.closeTab(await connect(firefox, platform));
  const tab = await firefox.screen('options');
  const linkIn = (selector: string, text: string) =>
    tab.eval(`[...document.querySelectorAll(${JSON.stringify(selector)})]
      .find((one) => one.textContent.includes(${JSON.stringify(text)}) && one.querySelector('a'))
      ?.querySelector('a').href ?? null`);
  const address = `${platform.url}/api/auth/key`;
  await tab.press('Set passphrase');
  await tab.fill('Passphrase', 'opal and iron');
  await tab.fill('Repeat passphrase', 'opal and iron');
  await tab.press('Set passphrase');
  await expect
    .poll(() => linkIn('.notice, p', 'Your user token was saved before the passphrase'))
    .toBe(address);

  await tab.press('Disconnect');
  await expect
    .poll(() => tab.eval(`document.querySelector('dialog[open]')?.textContent ?? ''`))
    .toContain('Old copies of the user token can stay readable');
  await tab.click('dialog[open] .dialog-actions button:last-child');
  await expect.poll(() => linkIn('.notice', 'You’re disconnected.')).toBe(address);
});
