import type { Page } from '@playwright/test';
import { ask, connectionState, readStoredState } from './background-state.ts';
import { CaptureScreen } from './capture-screen.ts';
import { allowAddress, connect, detailsOf } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { articlesIn, entriesIn } from './library-copy.ts';
import { worldTest } from './shared-world.ts';
import { removeRateLimit, setRateLimit } from './timing.ts';

const chosenWorld = (page: Page): Promise<string> =>
  page.evaluate<string>(
    `chrome.storage.local.get('connection').then(({ connection }) => connection.worldId)`,
  );

/** The values that screens store for a world. */
const ofWorlds = (worldId: string, hosts: string[]) => ({
  'panel.pins': [[worldId, 'article', 'a1']],
  'statblock.kept': [[worldId, '7']],
  'statblock.counters': [{ worldId, id: '7', hitPoints: null, tallies: [] }],
  'statblock.templates': [{ readAt: 1, template: { id: 4, fields: [] } }],
  'image.hosts': hosts,
});

test('connecting another account removes the offline copy of the previous one, even while it is being fetched', async ({
  chromium,
  platform,
}) => {
  await connect(chromium, platform);
  platform.faults.add({ kind: 'latency', ms: 400, match: { path: '/api/external/boromir/world' } });
  const page = await chromium.open('options');
  const userToken = platform.secondUser.authToken;
  await page.evaluate(`chrome.storage.local.set(${JSON.stringify(ofWorlds(await chosenWorld(page), []))})`);
  const report = await ask(page, 'connection.connect', {
    ...detailsOf(platform, 'current'),
    ...{ segment: '', userToken, passphrase: null },
  });
  expect(JSON.stringify(report)).toContain('Oriel');
  platform.faults.clear();
  const { local, origins } = await readStoredState(page);
  expect(Object.keys(local).filter((key) => /panel|statblock|image/.test(key))).toEqual([]);
  // The address is the same, so its permission may stay.
  expect(origins).toHaveLength(1);
  const worlds = async () => [...new Set((await entriesIn(page)).map(({ worldId }) => worldId))];
  const theirs = [platform.secondUser.worldId, platform.secondUser.privateWorldId];
  await expect.poll(async () => (await worlds()).length).toBe(1);
  expect(theirs).toEqual(expect.arrayContaining(await worlds()));
});

for (const moment of [1, 2, 3, 4])
  test(`if the worker dies at request ${moment} of connecting, the state stays consistent`, async ({
    chromium,
    platform,
  }) => {
    const details = detailsOf(platform, 'current');
    await setRateLimit(chromium, 5);
    await allowAddress(chromium, details.address);
    const page = await chromium.open('options');
    await page.evaluate(`(() => {
      const button = document.createElement('button');
      button.id = 'grant';
      button.onclick = () => chrome.permissions.request({ origins: ['http://127.0.0.1/*'] });
      button.textContent = 'grant';
      document.body.prepend(button);
    })()`);
    await page.click('#grant');
    await expect.poll(async () => (await readStoredState(page)).origins).toEqual(['http://127.0.0.1/*']);
    let seen = 0;
    let killed: Promise<void> | null = null;
    const stop = platform.on('responded', ({ request }) => {
      if (request.path.startsWith('/api/') && ++seen === moment) killed = chromium.killWorker('close');
    });
    await ask(page, 'connection.connect', { ...details, segment: '', passphrase: null });
    await expect.poll(() => killed).not.toBeNull();
    await killed;
    stop();
    const state = await connectionState(page);
    expect(['none', 'connected']).toContain(state);
    // The next worker, whatever starts it, repairs half-done work. No other state is ever visible.
    await ask(page, 'capture.pending');
    await expect
      .poll(async () => {
        const { local, records } = await readStoredState(page);
        const vault = records['loreside-vault/vault'] ?? 0;
        return `${local['connection.unsettled'] ?? 'settled'}, ${await connectionState(page)}, ${vault}`;
      })
      .toMatch(/^settled, (none, 0|connected, 1)$/);
    await ask(page, 'connection.connect', { ...details, segment: '', passphrase: null });
    expect(await connectionState(page)).toBe('connected');
  });

worldTest('Disconnect removes everything about the connection and keeps drafts', async ({ chromium }) => {
  const page = await chromium.open('options');
  await expect.poll(() => articlesIn(page)).toBe(60);
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill('Kept');
  await screen.title.press('End', { delay: 80 });
  const before = await readStoredState(page);
  await page.evaluate(
    `chrome.storage.local.set(${JSON.stringify(ofWorlds(await chosenWorld(page), before.origins))})`,
  );
  await ask(page, 'connection.disconnect');
  await expect.poll(async () => (await readStoredState(page)).local['connection.unsettled']).toBeUndefined();
  const left = await readStoredState(page);
  // Whatever stays concerns drafts, their copies, settings, and which of Loreside's versions was seen.
  const mayStay = /^(outbox\.timing|outboxKept|outboxKnown|outbox\.copy\/.*|settings|news\.seen)$/;
  expect(Object.keys(left.local).filter((key) => !mayStay.test(key))).toEqual([]);
  expect(left).toMatchObject({ session: {}, alarms: [], rules: 0, origins: [] });
  expect(left.records).toEqual({ 'loreside-outbox/drafts': 1 });
});

worldTest(
  'the permission for the address can be revoked and granted again at any time',
  async ({ chromium, platform }) => {
    await removeRateLimit(chromium, { undoSeconds: 0 });
    const page = await chromium.open('options');
    await page.evaluate(`chrome.permissions.remove({ origins: ['http://127.0.0.1/*'] })`);
    await expect.poll(() => connectionState(page)).toBe('refused');
    await expect(page.getByText(/no longer allowed to contact 127\.0\.0\.1/).first()).toBeVisible();
    platform.clearRequests();
    const screen = await CaptureScreen.begin(chromium);
    await screen.title.fill('Written meanwhile');
    await screen.save();
    await expect(screen.receipt).toBeVisible();
    await ask(page, 'outbox.wake');
    await expect.poll(async () => (await readStoredState(page)).alarms).toContain('outbox');
    expect(platform.requests()).toEqual([]);
    await allowAddress(chromium, platform.url);
    await page.evaluate(`(() => {
    const button = document.createElement('button');
    button.id = 'grant';
    button.textContent = 'grant';
    button.onclick = () => chrome.permissions.request({ origins: ['http://127.0.0.1/*'] });
    document.body.prepend(button);
  })()`);
    await page.click('#grant');
    await expect.poll(() => connectionState(page)).toBe('connected');
    await expect
      .poll(() => platform.articles().filter(({ title }) => title === 'Written meanwhile').length)
      .toBe(1);
  },
);
