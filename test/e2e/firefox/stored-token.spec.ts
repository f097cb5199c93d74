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

/** Connects in its own browser, quits, and searches the files of every site and extension, with logs and freed pages. */
async function leftBy(passphrase: string | null): Promise<Found> {
  const firefox = await Firefox.launchDurable();
  try {
    await connect(firefox, platform, 'current', false, passphrase);
    await firefox.quit();
    return readableIn(path.join(firefox.profile, 'storage/default'), platform.authToken);
  } finally {
    await firefox.close();
  }
}

// The search has to find the token where it can be read, or finding nothing would prove nothing.
test('without a passphrase, the token can be read from the browser’s files', async () => {
  expect(await leftBy(null)).toMatchObject({ isReadable: true });
});

test('with a passphrase chosen at Connect, the token can’t be read from the extension’s files', async () => {
  const found = await leftBy('opal and iron');
  expect(found.isReadable).toBe(false);
  expect(found.sealed, 'the sealed boxes are among what was tried').toBeGreaterThanOrEqual(5);
});
