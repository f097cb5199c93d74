import type { Page } from '@playwright/test';
import { type Platform, startPlatform } from '../../service/index.ts';
import { ask, deliveries, inWorker, readStoredState } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { CaptureScreen } from './capture-screen.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { articlesIn, copyIsDone, entriesIn, everythingIn } from './library-copy.ts';
import { worldTest } from './shared-world.ts';
import { shortenDelays } from './timing.ts';

const PAGE = 50;
/** The most pages fetched twice per death: those that arrived too fast to be written yet. */
const IN_VAIN = 6;

const quickly = (chromium: Chromium, library: object = {}): Promise<unknown> =>
  inWorker(
    chromium,
    `chrome.storage.local.set({ settings: ${JSON.stringify({ pace: 5, library: { bodies: 'opened', ...library } })} })`,
  );
const lists = (platform: Platform): number =>
  platform.requests().filter(({ path }) => path.endsWith('/world/articles')).length;
const beginnings = (platform: Platform): number =>
  platform
    .requests()
    .filter(({ path, body }) => path.endsWith('/world/articles') && /"offset":"?0\b/.test(body)).length;
const calls = (platform: Platform): string[] =>
  platform.requests().map(({ path }) => path.split('/').slice(-2).join('/'));
const look = (chromium: Chromium): Promise<unknown> =>
  inWorker(
    chromium,
    `void chrome.alarms.onAlarm.dispatch({ name: 'library.look', scheduledTime: Date.now() })`,
  );

async function isWholeOnce(page: Page, platform: Platform): Promise<void> {
  const articles = (await entriesIn(page)).filter(({ kind }) => kind === 'article');
  const there = platform.articles().filter(({ worldId }) => worldId === platform.worldId);
  expect(articles.map(({ id }) => id).sort()).toEqual(there.map(({ id }) => id).sort());
}

test('if the worker dies while copying a world of 1,000 articles, the copy continues and nothing is duplicated', async ({
  chromium,
}) => {
  const platform = await startPlatform({ articles: 1_000 });
  await quickly(chromium);
  const page = await chromium.open('options');
  let deaths = 0;
  let dying: Promise<unknown> = Promise.resolve();
  const kill = async (): Promise<void> => {
    await chromium.killWorker(deaths % 2 ? 'stop' : 'close');
    // Whatever comes next starts the worker: here a screen, otherwise the alarm within half a minute.
    await ask(page, 'capture.pending');
  };
  const stop = platform.on('request', ({ request }) => {
    if (!request.path.endsWith('/world/articles') || deaths >= 4 || lists(platform) % 5 !== 2) return;
    deaths += 1;
    dying = dying.then(kill);
  });
  await connect(chromium, platform);
  await expect.poll(() => articlesIn(page)).toBe(1_000);
  await copyIsDone(page);
  stop();
  await dying;
  expect(deaths).toBe(4);
  await isWholeOnce(page, platform);
  expect(beginnings(platform)).toBe(1);
  expect(lists(platform)).toBeLessThanOrEqual(1_000 / PAGE + 1 + deaths * IN_VAIN);
  await platform.close();
});

test('copying can be paused and continues where it was, also in another worker', async ({ chromium }) => {
  const platform = await startPlatform({ articles: 400 });
  // The copy must not be complete before it is paused.
  platform.faults.add({ kind: 'latency', ms: 300, match: { path: 'world/articles' } });
  await quickly(chromium);
  const page = await chromium.open('options');
  await connect(chromium, platform);
  await expect.poll(() => articlesIn(page), { intervals: [50] }).toBeGreaterThanOrEqual(PAGE);
  await ask(page, 'library.pause', { worldId: platform.worldId, paused: true });
  const kept = await articlesIn(page);
  expect(kept).toBeLessThan(400);
  await chromium.killWorker('stop');
  platform.clearRequests();
  await ask(page, 'library.look');
  await copyIsDone(page);
  expect(calls(platform)).toEqual([]);
  expect(await articlesIn(page)).toBe(kept);
  await ask(page, 'library.pause', { worldId: platform.worldId, paused: false });
  await expect.poll(() => articlesIn(page)).toBe(400);
  await copyIsDone(page);
  await isWholeOnce(page, platform);
  expect(lists(platform)).toBeLessThanOrEqual((400 - kept) / PAGE + 1);
  await platform.close();
});

worldTest('polling an unchanged world costs one list request', async ({ chromium, platform }) => {
  const page = await chromium.open('options');
  for (let times = 0; times < 3; times += 1) {
    platform.clearRequests();
    await look(chromium);
    await expect.poll(() => platform.requests().length).toBeGreaterThan(0);
    await copyIsDone(page);
    expect(calls(platform)).toHaveLength(1);
  }
});

worldTest(
  'a draft is in the library before World Anvil has it; the article replaces it even if the worker dies in between',
  async ({ chromium, platform }) => {
    const page = await chromium.open('options');
    await shortenDelays(chromium);
    const named = async (title: string) =>
      (await entriesIn(page)).filter((entry) => entry.title === title).map(({ isPending }) => isPending);
    platform.faults.add({
      kind: 'hang',
      commit: true,
      match: { method: 'PUT' },
    });
    const screen = await CaptureScreen.begin(chromium);
    await screen.title.fill('The drowned bell');
    await screen.save();
    await expect(screen.receipt).toBeVisible();
    await expect.poll(() => named('The drowned bell')).toEqual([true]);
    // The worker dies between the request and its answer, not before it.
    await expect.poll(() => platform.articles().some(({ title }) => title === 'The drowned bell')).toBe(true);
    expect(await named('The drowned bell')).toEqual([true]);
    await chromium.killWorker('close');
    platform.faults.clear();
    await ask(page, 'outbox.wake');
    const standing = async () => {
      const there = platform.articles().filter(({ title }) => title === 'The drowned bell').length;
      return { isPending: await named('The drowned bell'), outbox: await deliveries(page), there };
    };
    await expect.poll(standing).toEqual({ isPending: [false], outbox: ['verified'], there: 1 });
  },
);

worldTest(
  'a deleted copy leaves nothing behind and comes back only on request',
  async ({ chromium, platform }) => {
    const page = await chromium.open('options');
    expect(await articlesIn(page)).toBe(60);
    await ask(page, 'library.forget', { worldId: platform.worldId });
    const { records } = await readStoredState(page);
    const left = Object.keys(records).filter((name) => name.startsWith('loreside-library'));
    // The one remaining record says that it isn't wanted.
    expect(left).toEqual(['loreside-library/syncs']);
    expect(await entriesIn(page)).toEqual([]);
    platform.clearRequests();
    await look(chromium);
    await copyIsDone(page);
    expect(calls(platform)).toEqual([]);
    await ask(page, 'library.pause', { worldId: platform.worldId, paused: false });
    await expect.poll(() => articlesIn(page)).toBe(60);
  },
);

test('disconnecting while copying leaves nothing of any world', async ({ chromium }) => {
  const platform = await startPlatform({ articles: 400 });
  await quickly(chromium);
  const page = await chromium.open('options');
  await connect(chromium, platform);
  await expect.poll(() => articlesIn(page)).toBeGreaterThanOrEqual(PAGE);
  const [some] = (await entriesIn(page)).filter(({ title }) => title.length > 12);
  expect(await everythingIn(page)).toContain(some?.title);
  await ask(page, 'connection.disconnect');
  await expect.poll(async () => (await readStoredState(page)).local['connection.unsettled']).toBeUndefined();
  const { records, alarms, session, local } = await readStoredState(page);
  expect({ records, alarms, session }).toEqual({ records: {}, alarms: [], session: {} });
  expect(Object.keys(local).filter((key) => key.startsWith('library'))).toEqual([]);
  expect(await everythingIn(page)).not.toContain(some?.title);
  await platform.close();
});
