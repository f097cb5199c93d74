import { CHANNELS } from '../../../lib/messaging/registry.ts';
import { alarmDue, ask, readStoredState, ringSoon } from './background-state.ts';
import { CaptureScreen } from './capture-screen.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { worldTest } from './shared-world.ts';
import { removeRateLimit, shortenDelays } from './timing.ts';

/** Channels that no content script may use. */
const CLOSED = CHANNELS.filter(({ from }) => !from.includes('content')).map(({ name }) => name);

test('no credential appears in the console, in messages or in exported drafts, whatever goes wrong', async ({
  chromium,
  platform,
}) => {
  await removeRateLimit(chromium);
  const secrets = [platform.applicationKey, platform.authToken];
  const said: string[] = [];
  chromium.context.on('console', (message) => said.push(message.text()));
  chromium.context.on('weberror', (error) => said.push(String(error.error())));
  const page = await connect(chromium, platform);
  const worker = await chromium.worker();
  worker.on('console', (message) => said.push(message.text()));
  for (const fault of [
    {
      kind: 'status',
      status: 500,
      body: `<h1>${secrets.join(' ')}</h1>`,
      headers: { 'content-type': 'text/html' },
    },
    { kind: 'sql', summary: `token ${secrets.join(' ')} is wrong` },
    { kind: 'failure', error: `no such key ${secrets.join(' ')}` },
    { kind: 'redirect', status: 307, to: 'other' },
    { kind: 'truncate' },
  ] as const) {
    platform.faults.add({ ...fault, match: { path: '/api/' } });
    said.push(JSON.stringify(await ask(page, 'connection.check')));
    platform.faults.clear();
  }
  said.push(
    JSON.stringify(
      await ask(page, 'connection.connect', { applicationKey: secrets[0], userToken: secrets[1] }),
    ),
  );
  said.push(JSON.stringify(await readStoredState(page)));
  for (const secret of secrets) expect(said.join('\n')).not.toContain(secret);
  expect(said.length).toBeGreaterThan(6);
});

worldTest(
  'a content script gets no answer on page channels, can’t read storage, and its requests have no effect',
  async ({ chromium, savedPage }) => {
    const page = await chromium.visit(savedPage.url);
    await chromium.triggerAction(page);
    const popup = await chromium.realPage('popup');
    const requests = { 'vault.setPassphrase': { next: 'theirs', current: null } };
    const found = await popup.evaluate<string>(`(async () => {
    const [tab] = await chrome.tabs.query({ url: ${JSON.stringify(savedPage.url)} });
    const attempt = async (channels, requests) => {
      const found = { databases: await indexedDB.databases(), areas: {}, answers: [] };
      for (const area of ['local', 'sync', 'session'])
        found.areas[area] = await Promise.resolve().then(() => chrome.storage[area].get(null)).then(JSON.stringify, () => 'refused');
      for (const channel of channels)
        found.answers.push(await chrome.runtime.sendMessage({ channel, request: requests[channel] ?? {} }).catch(() => null));
      return JSON.stringify(found);
    };
    const [{ result }] = await chrome.scripting.executeScript({
      target: { tabId: tab.id }, func: attempt, args: ${JSON.stringify([CLOSED, requests])} });
    return result;
  })()`);
    expect(JSON.parse(found)).toEqual({
      databases: [],
      areas: { local: 'refused', sync: 'refused', session: 'refused' },
      answers: CLOSED.map(() => null),
    });
    const options = await chromium.open('options');
    const { local, records } = await readStoredState(options);
    expect(local.connection).toMatchObject({ state: 'connected', hasPassphrase: false });
    expect(records['loreside-vault/vault']).toBe(1);
  },
);

for (const death of ['close', 'reload'] as const)
  worldTest(
    `a draft is sent even if the background dies right after Save (${death})`,
    async ({ chromium, platform }) => {
      await shortenDelays(chromium, 1);
      const screen = await CaptureScreen.begin(chromium);
      await screen.title.fill('Saved in the last moment');
      await Promise.all([screen.save(), chromium.killWorker(death)]);
      const made = () =>
        platform.articles().filter(({ title }) => title === 'Saved in the last moment').length;
      // No screen is opened: only the alarm restarts the background, at the earliest time that browsers allow. The test
      // checks that the alarm is due and then triggers it. After a reload the screen is gone, so it can't be asked; and
      // if the worker died late, the draft may have been sent already.
      if (death === 'close') {
        const isComing = async () => made() === 1 || (await alarmDue(screen.page, 'outbox')) <= 30_000;
        await expect.poll(isComing).toBe(true);
        await ringSoon(screen.page, 'outbox');
      }
      await expect.poll(made).toBe(1);
    },
  );

worldTest(
  'an alarm is set while a draft waits, whether World Anvil answers or not',
  async ({ chromium, platform }) => {
    const page = await chromium.open('options');
    platform.faults.add({ kind: 'drop' });
    const screen = await CaptureScreen.begin(chromium);
    await screen.title.fill('Waits');
    await screen.save();
    await expect(screen.receipt).toBeVisible();
    await expect.poll(async () => (await readStoredState(page)).alarms).toContain('outbox');
    for (let n = 0; n < 3; n++) {
      await chromium.killWorker('stop');
      expect((await readStoredState(page)).alarms).toContain('outbox');
      await ask(page, 'outbox.wake');
    }
    await page.evaluate(`chrome.alarms.clear('outbox')`);
    await chromium.killWorker('stop');
    await ask(page, 'capture.pending');
    await expect.poll(async () => (await readStoredState(page)).alarms).toContain('outbox');
  },
);

worldTest(
  'two windows share one connection, and a choice in one appears in the other',
  async ({ chromium }) => {
    const first = await chromium.open('options');
    const opened = chromium.context.waitForEvent('page');
    await first.evaluate(`void chrome.windows.create({ url: 'options.html' })`);
    const second = await opened;
    await second.getByRole('radio', { name: 'The Ninth Lantern' }).check();
    await expect(first.getByRole('radio', { name: 'The Ninth Lantern' })).toBeChecked();
    await Promise.all([ask(first, 'connection.check'), ask(second, 'connection.disconnect')]);
    await ask(first, 'connection.check');
    const { local, records } = await readStoredState(first);
    expect(local.connection).toBeUndefined();
    expect(records['loreside-vault/vault']).toBeUndefined();
  },
);
