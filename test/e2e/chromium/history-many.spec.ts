import { ask, readStoredState } from './background-state.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';

test('a batch continues after the worker’s death without repeating a change, is undone as one, and is deleted with the connection', async ({
  chromium,
  platform,
}) => {
  const page = await chromium.open('welcome');
  const { worldId } = platform;
  const articles = platform.articles(worldId).slice(0, 4);
  const ids = new Set(articles.map(({ id }) => id));
  const flags = () =>
    platform.articles(worldId).flatMap(({ id, isWip }) => (ids.has(id) ? [`${id} ${isWip}`] : []));
  const before = flags();
  const edits = articles.map(({ id, title, isWip }) => ({
    ref: { worldId, kind: 'article', id },
    ...{ title, cause: 'flags', changes: { isWip: !isWip }, seen: { isWip } },
  }));

  let writes = 0;
  let died: Promise<unknown> | null = null;
  platform.on('committed', ({ request }) => {
    if (request.method !== 'PATCH') return;
    writes += 1;
    if (writes === 2) died = chromium.killWorker('close');
  });
  const asked = Object(await ask(page, 'history.many', { edits }));
  expect(asked).toMatchObject({ ok: true });
  await expect.poll(() => died).not.toBeNull();
  await died;
  // Opening a screen starts the next worker. Nothing tells it about the batch.
  await ask(page, 'world.read', { worldId });
  const goneOn = () => expect.poll(async () => (await readStoredState(page)).alarms);
  await goneOn().not.toContain('history');
  expect(flags().every((flag) => !before.includes(flag))).toBe(true);
  expect(writes).toBe(4);
  expect((await readStoredState(page)).records).toMatchObject({
    'loreside-history/changes': 4,
    'loreside-history/wholes': 4,
  });

  await ask(page, 'history.undoMany', { batch: asked.value.batch });
  await goneOn().not.toContain('history');
  expect(flags()).toEqual(before);
  expect(writes).toBe(8);

  await ask(page, 'connection.disconnect', {});
  const { records } = await readStoredState(page);
  expect(Object.keys(records).filter((name) => name.startsWith('loreside-history'))).toEqual([]);
});
