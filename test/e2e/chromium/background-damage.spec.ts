import { ask, connectionState, inWorker, readStoredState } from './background-state.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { articlesIn, entriesIn } from './library-copy.ts';
import { worldTest } from './shared-world.ts';

const RUBBISH = [
  null,
  7,
  'rubbish',
  [],
  { state: 'connected' },
  { __proto__: null, nested: { deep: [1, 2] } },
];

worldTest(
  'garbage in every storage key: the extension works and keeps a copy of what was there',
  async ({ chromium }) => {
    const page = await chromium.open('options');
    expect(await articlesIn(page)).toBe(60);
    // One tab for all screens, because opening a tab takes longer than anything else here.
    const shown = await chromium.open('welcome');
    for (const rubbish of RUBBISH) {
      await page.evaluate(`chrome.storage.local.get(null).then((all) => chrome.storage.local.set(
      Object.fromEntries([...Object.keys(all), 'settings', 'outboxPause', 'outboxLost', 'outboxKnown', 'outbox.timing']
        .filter((key) => !key.endsWith('.broken')).map((key) => [key, ${JSON.stringify(rubbish)}]))))`);
      await chromium.killWorker('stop');
      await ask(page, 'capture.pending');
      // The credentials are intact, so the connection recovers by itself.
      await expect.poll(() => connectionState(page)).toBe('connected');
      const { local } = await readStoredState(page);
      expect(local).toHaveProperty(['connection.broken']);
      for (const screen of ['popup', 'options', 'sidepanel', 'welcome'] as const) {
        await shown.goto(chromium.url(screen));
        await expect(shown.locator('body')).not.toHaveText('');
      }
    }
  },
);

/** A script that replaces every record of a database with garbage. */
const spoil = (database: string): string => `new Promise((resolve, reject) => {
  const request = indexedDB.open(${JSON.stringify(database)});
  request.onsuccess = () => {
    const opened = request.result;
    const write = opened.transaction([...opened.objectStoreNames], 'readwrite');
    for (const name of opened.objectStoreNames) {
      const table = write.objectStore(name);
      table.openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor) return;
        const kept = table.keyPath === null ? {} : Object.fromEntries([table.keyPath].flat().map((key) => [key, cursor.value[key]]));
        cursor.update(kept);
        cursor.continue();
      };
    }
    write.oncomplete = () => (opened.close(), resolve());
    write.onerror = () => reject(write.error);
  };
})`;

worldTest(
  'a damaged vault reports it, keeps its data, and lets the person connect again',
  async ({ chromium, platform }) => {
    const page = await chromium.open('options');
    await page.evaluate(spoil('loreside-vault'));
    await chromium.killWorker('stop');
    await ask(page, 'capture.pending');
    await expect.poll(() => connectionState(page)).toBe('refused');
    await expect(page.getByText(/can no longer be read/).first()).toBeVisible();
    expect((await readStoredState(page)).records['loreside-vault/vault']).toBe(1);
    await connect(chromium, platform);
    expect(await connectionState(page)).toBe('connected');
  },
);

worldTest('a damaged offline copy is fetched again', async ({ chromium, platform }) => {
  const page = await chromium.open('options');
  await page.evaluate(spoil('loreside-library'));
  await chromium.killWorker('stop');
  await ask(page, 'library.refresh', { worldId: platform.worldId });
  await expect
    .poll(async () => (await entriesIn(page)).filter(({ title }) => title === undefined).length)
    .toBe(0);
  await expect.poll(() => articlesIn(page)).toBe(60);
});

test('a draft that is missing from both stores is named', async ({ chromium }) => {
  const page = await chromium.open('options');
  await page.evaluate(`chrome.storage.local.set({ outboxKnown: { gone: 'Saltmere' } })`);
  await chromium.killWorker('stop');
  await ask(page, 'outbox.wake');
  await expect
    .poll(async () => JSON.stringify((await readStoredState(page)).local.outboxLost))
    .toContain('"gone":["Saltmere"]');
  expect(
    String(await inWorker(chromium, `chrome.storage.local.get('outboxKnown').then(JSON.stringify)`)),
  ).not.toContain('Saltmere');
});
