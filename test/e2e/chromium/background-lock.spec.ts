import { filesWith } from '../profile-files.ts';
import { ask, connectionState, inWorker, readStoredState } from './background-state.ts';
import { CaptureScreen } from './capture-screen.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { shortenDelays } from './timing.ts';

test('while locked, by command or by closing the browser, nothing is sent until the passphrase is entered', async ({
  ownChromium: chromium,
  platform,
}) => {
  await connect(chromium, platform);
  await shortenDelays(chromium);
  const page = await chromium.open('options');
  expect(await ask(page, 'vault.setPassphrase', { next: 'opal and iron', current: null })).toMatchObject({
    value: true,
  });
  await expect.poll(() => connectionState(page)).toBe('connected');
  await inWorker(chromium, `chrome.commands.onCommand.dispatch('lock', { id: 1 })`);
  await expect.poll(() => connectionState(page)).toBe('locked');

  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill('Behind the lock');
  await screen.save();
  await expect(screen.receipt).toBeVisible();
  await chromium.restart();

  const again = await chromium.open('options');
  expect(await connectionState(again)).toBe('locked');
  platform.clearRequests();
  for (let n = 0; n < 5; n++)
    expect(await ask(again, 'vault.unlock', { passphrase: `guess ${n}` })).toMatchObject({ value: false });
  expect(await connectionState(again)).toBe('locked');
  await ask(again, 'outbox.wake');
  await expect.poll(async () => (await readStoredState(again)).alarms).toContain('outbox');
  expect(platform.requests()).toEqual([]);
  expect(await ask(again, 'vault.unlock', { passphrase: 'opal and iron' })).toMatchObject({ value: true });
  await expect
    .poll(() => platform.articles().filter(({ title }) => title === 'Behind the lock').length)
    .toBe(1);
});

for (const passphrase of [null, 'opal and iron'])
  test(`the credentials are in no file of the profile ${passphrase ? 'behind a passphrase' : 'as they were typed'}`, async ({
    ownChromium: chromium,
    platform,
  }) => {
    const page = await connect(chromium, platform);
    if (passphrase !== null) await ask(page, 'vault.setPassphrase', { next: passphrase, current: null });
    const written = 'The words that do lie on the disk';
    const screen = await CaptureScreen.begin(chromium);
    await screen.title.fill(written);
    await screen.save();
    await expect(screen.receipt).toBeVisible();
    await chromium.crash();
    expect(filesWith(chromium.profile, written)).not.toEqual([]);
    for (const secret of [platform.applicationKey, platform.authToken, 'opal and iron'])
      expect(filesWith(chromium.profile, secret)).toEqual([]);
    await chromium.restart();
    for (const secret of [platform.applicationKey, platform.authToken, 'opal and iron'])
      expect(filesWith(chromium.profile, secret)).toEqual([]);
  });
