import { afterEach, beforeEach, expect, it } from 'vitest';
import { keyOf } from '../../../lib/history/backup/index.ts';
import { readPutBack } from '../../../lib/import/index.ts';
import { pathOf, planPutBack } from '../../../lib/put-back/index.ts';
import { Ground, seeded } from '../import/ground.ts';
import { backupOf, type Made, remove } from './world.ts';

let ground: Ground;
beforeEach(async () => {
  ground = await Ground.open({ random: seeded(7), death: 0, fault: 0 });
});
afterEach(() => ground.close());

const options = (backup: Awaited<ReturnType<typeof backupOf>>['backup'], all: readonly Made[]) => ({
  ...{ backup, worldId: ground.worldId, back: new Set<string>(), signal: new AbortController().signal },
  ...{ there: new Set<string>(), create: [], restore: [], relink: [] },
  readNow: async (kind: string, id: string) =>
    all.some((one) => one.kind === kind && one.id === id)
      ? (await ground.service.article(id)).raw
      : undefined,
  contentOf: ({ content }: { content: string }) => content,
  slice: () => null,
  onProgress() {},
});

it('puts an article back under its logical parent, in its place among others', async () => {
  const { service, worldId, platform } = ground;
  platform.quirks.metadataDropped = false;
  const location = async (title: string, more: object = {}): Promise<Made> => {
    const { id } = await service.createArticle({ worldId, title, template: 'location', ...more });
    return { kind: 'article', id: id ?? '', title };
  };
  const coast = await location('Coast');
  const quay = await location('Quay', { parentId: coast.id, position: 7, userMetadata: '{"depth":9}' });
  const all = [quay, coast];
  const parentOf = async (id: string) => Object(Object((await service.fullArticle(id)).raw).parent).id;
  const { backup } = await backupOf(service, all);

  // Somebody moved it: restoring moves it back.
  await service.patchArticle(quay.id, worldId, { parentId: null });
  const there = new Set(all.map(keyOf));
  const { resources } = backup.manifest;
  const restoring = await planPutBack({ ...options(backup, all), there, restore: resources });
  expect(restoring.restored).toBe(1);
  await ground.startPlan(restoring.plan);
  await ground.until('done');
  expect(await parentOf(quay.id)).toBe(coast.id);

  await remove(service, all);
  const { plan, lost } = await planPutBack({ ...options(backup, all), create: resources });
  expect(lost).toEqual([]);
  await ground.startPlan(plan);
  await ground.until('done');
  const back = await readPutBack(worldId);
  const now = back.get(pathOf('article', quay.id)) ?? '';
  expect(await parentOf(now)).toBe(back.get(pathOf('article', coast.id)));
  expect((await service.fullArticle(now)).raw).toMatchObject({ position: 7, userMetadata: { depth: 9 } });
});
