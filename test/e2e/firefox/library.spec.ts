import { type Platform, startPlatform } from '../../service/index.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { ask } from './screen.ts';
import { connect } from './welcome.ts';

let firefox: Firefox;
let platform: Platform;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform({ articles: 300 });
  await firefox.install();
});
test.afterAll(async () => {
  await platform?.close();
});

test('every event page loads the second background script when it is first needed', async () => {
  const tab = await firefox.screen('options');
  for (let life = 0; life < 3; life += 1) {
    await ask(tab, 'capture.pending');
    expect(await ask(tab, 'library.forget', { worldId: 'none' })).toEqual({ ok: true });
    expect(await firefox.terminateBackground()).toBe('stopped');
  }
});

test('a world is copied without duplicates even if the event page dies meanwhile', async () => {
  const tab = await firefox.screen('options');
  await tab.eval(
    `browser.storage.local.set({ settings: { pace: 5, library: { bodies: 'opened' } } }).then(() => null)`,
  );
  const copied = async () =>
    Number(
      await tab.eval(`(async () => {
        const done = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
        if (!(await indexedDB.databases()).some(({ name }) => name === 'loreside-library')) return 0;
        const database = await done(indexedDB.open('loreside-library'));
        const blocks = await done(database.transaction('blocks').objectStore('blocks').getAll());
        database.close();
        const ids = blocks.flatMap(({ entries }) => JSON.parse(entries)).filter((entry) => entry?.kind === 'article').map(({ id }) => id);
        return new Set(ids).size === ids.length ? ids.length : -1;
      })()`),
    );
  await connect(firefox, platform);
  await expect.poll(copied).toBeGreaterThanOrEqual(50);
  expect(await copied()).toBeLessThan(300);
  expect(await firefox.terminateBackground()).toBe('stopped');
  await ask(tab, 'capture.pending');
  await expect.poll(copied).toBe(300);
  await firefox.closeTab(tab);
});
