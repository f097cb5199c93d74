import { startPlatform } from '../../service/index.ts';
import { ask, belongings, inWorker } from './background-state.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';

/** At most this many articles are fetched twice for each death: the page that was under way. */
const PAGE = 50;

test('the worker may die at any moment of fetching a world of 1,000; it goes on where it was', async ({
  chromium,
}) => {
  const platform = await startPlatform({ articles: 1_000 });
  await inWorker(chromium, 'chrome.storage.local.set({ settings: { pace: 5 } })');
  const lists = () => platform.requests().filter(({ path }) => path.endsWith('/world/articles'));
  const page = await chromium.open('options');
  let deaths = 0;
  let dying: Promise<unknown> = Promise.resolve();
  const kill = async (): Promise<void> => {
    await chromium.killWorker(deaths % 2 ? 'stop' : 'close');
    // Whatever asks next: here a screen, else the alarm within half a minute.
    await ask(page, 'capture.pending');
  };
  const stop = platform.on('request', ({ request }) => {
    if (!request.path.endsWith('/world/articles') || deaths >= 3 || lists().length % 6 !== 3) return;
    deaths += 1;
    dying = dying.then(kill);
  });
  await connect(chromium, platform);
  const records = async () => (await belongings(page)).records['loreside-library/articles'];
  await expect.poll(records, { timeout: 45_000 }).toBe(1_000);
  await expect
    .poll(async () => (await belongings(page)).alarms, { timeout: 20_000 })
    .toEqual(['library.look']);
  stop();
  await dying;
  expect(deaths).toBe(3);
  expect(lists().length).toBeLessThanOrEqual(1_000 / PAGE + 1 + deaths);
  await platform.close();
});

test('a world that has not changed costs two requests to look at', async ({ chromium, platform }) => {
  await connect(chromium, platform);
  const page = await chromium.open('options');
  await expect.poll(async () => (await belongings(page)).alarms).toEqual(['library.look']);
  platform.clearRequests();
  await ask(page, 'library.refresh', { worldId: platform.worldId });
  await expect.poll(() => platform.requests().length).toBe(2);
  await expect.poll(async () => (await belongings(page)).alarms).toEqual(['library.look']);
  expect(platform.requests().map(({ path }) => path.split('/').at(-1))).toEqual(['world', 'categories']);
});
