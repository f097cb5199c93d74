import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '../../../lib/history/backup/index.ts';
import { importStore, readPutBack } from '../../../lib/import/index.ts';
import { pathOf, planPutBack } from '../../../lib/put-back/index.ts';
import { Ground, seeded } from '../import/ground.ts';
import {
  backupOf,
  differencesOf,
  furnish,
  idsNow,
  type Made,
  rawOf,
  remove,
  sealed,
  textsOf,
} from './world.ts';

let ground: Ground;
let all: Made[];
let backup: Awaited<ReturnType<typeof backupOf>>;
let other: string;

const planned = (create: readonly Made[], back: readonly string[] = []) =>
  planPutBack({
    ...{ backup: backup.backup, worldId: ground.worldId, restore: [], signal: new AbortController().signal },
    there: new Set([`article ${other}`]),
    back: new Set(back),
    create: backup.backup.manifest.resources.filter((one) => create.some(({ id }) => id === one.id)),
    relink: other === '' ? [] : [{ kind: 'article', id: other, title: 'Stays' }],
    readNow: async (kind, id) =>
      kind === 'article' && id === other ? (await ground.service.article(id)).raw : undefined,
    contentOf: ({ content }) => content,
    slice: () => null,
    onProgress() {},
  });

const textOf = async (id: string): Promise<string> => (await ground.service.article(id)).content;

describe.each([
  ['undisturbed', 1, 0, 0],
  // With 22 as the seed, the first requests are lost before any marker was seen.
  ...[2, 3, 22].map(
    (seed) => [`with deaths at any step and lost requests, ${seed}`, seed, 0.04, 0.3] as const,
  ),
] as const)('putting back %s', (_, seed, death, fault) => {
  beforeEach(async () => {
    ground = await Ground.open({ random: seeded(seed), death, fault });
    const { service, worldId } = ground;
    all = await furnish(service, worldId, ground.platform);
    const orra = all.find(({ title }) => title === 'Orra');
    other =
      (
        await service.createArticle({
          ...{ worldId, title: 'Stays', template: 'article', content: `Knows @[Orra](article:${orra?.id}).` },
        })
      ).id ?? '';
    backup = await backupOf(service, all);
    await remove(service, all);
  });
  afterEach(() => ground.close());

  it('creates everything once, leads all links to the new ids, costs nothing again, and is undone whole', async () => {
    const before = JSON.stringify(await ground.standing());
    const { plan, lost, relinked } = await planned(all);
    expect(lost).toEqual([]);
    expect(relinked).toBe(1);
    expect(await ground.startPlan({ ...plan, rows: plan.rows.map(sealed) })).toBe(true);
    await ground.until('done');
    const paths = await readPutBack(ground.worldId);
    const ids = await idsNow(ground.worldId);
    expect(all.filter(({ kind, id }) => !paths.has(pathOf(kind, id)))).toEqual([]);
    for (const one of all)
      expect([one.title, await differencesOf(ground.service, one, backup.raw(one), ids)]).toEqual([
        one.title,
        [],
      ]);
    const orra = ids.get(all.find(({ title }) => title === 'Orra')?.id ?? '');
    expect(await textOf(other)).toBe(`Knows @[Orra](article:${orra}).`);
    const book = ids.get(all.find(({ kind }) => kind === 'manuscript')?.id ?? '') ?? '';
    expect((await textsOf(ground.service, book)).filter(Boolean)).toEqual([
      'And the sea.',
      `Of @[Orra](article:${orra}).`,
    ]);
    // Everything is there once.
    const after = await ground.standing();
    const count = JSON.parse(before).length;
    expect(after.length - count).toBe(all.length);

    const again = await planned([], all.map(keyOf));
    expect(again.plan.rows).toEqual([]);

    await importStore.changeJob(ground.worldId, (job) => ({ ...job, state: 'undoing' }));
    await ground.until('undone');
    expect(JSON.stringify(await ground.standing())).toBe(before);
    if (death > 0) expect([ground.kills > 10, ground.faults > 2]).toEqual([true, true]);
  }, 120_000);
});

it('restores what differs, only as far as it was compared, and gives it back', async () => {
  ground = await Ground.open({ random: seeded(5), death: 0, fault: 0 });
  const { service, worldId } = ground;
  all = await furnish(service, worldId, ground.platform);
  const made = (title: string) => all.find((one) => one.title === title);
  const [orra, pike, quay] = [made('Orra'), made('Pike'), made('Grey Quay')];
  const { id: loose = null } = await service.createArticle({ worldId, title: 'Loose', template: 'article' });
  all.push({ kind: 'article', id: loose ?? '', title: 'Loose' });
  backup = await backupOf(service, all);
  const categoryId = made('Lands')?.id ?? '';
  await service.patchArticle(loose ?? '', worldId, { categoryId });
  await service.patchArticle(orra?.id ?? '', worldId, {
    content: 'Changed.',
    tags: ['new'],
    state: 'public',
  });
  await service.patchStatblock(Number(pike?.id), { source: 'eats: "nothing"\n' });
  await service.deleteArticle(quay?.id ?? '');
  const before = JSON.stringify(await ground.standing());
  const chosen = backup.backup.manifest.resources.filter(({ id }) =>
    [orra?.id, pike?.id, loose].includes(id),
  );
  const { plan, restored, created, visible } = await planPutBack({
    ...{ backup: backup.backup, worldId, signal: new AbortController().signal },
    there: new Set(all.filter((one) => one !== quay).map(keyOf)),
    back: new Set(),
    create: backup.backup.manifest.resources.filter(({ id }) => id === quay?.id),
    ...{ restore: chosen, relink: [] },
    async readNow(kind, id) {
      const one = all.find((held) => held.kind === kind && held.id === id);
      return one && rawOf(service, one);
    },
    contentOf: ({ content }) => content,
    slice: () => null,
    onProgress() {},
  });
  expect([restored, created, visible]).toEqual([3, 1, 0]);
  // Somebody writes to one of them meanwhile.
  await service.patchStatblock(Number(pike?.id), { source: 'eats: "more"\n' });
  await ground.startPlan(plan);
  await ground.until('done');
  const now = (await readPutBack(worldId)).get(pathOf('article', quay?.id ?? ''));
  const again = await service.article(orra?.id ?? '');
  expect(again).toMatchObject({
    content: `Sails from @[the quay](article:${now}).`,
    tags: [],
    state: 'private',
  });
  expect((await service.statblock(Number(pike?.id))).source).toBe('eats: "more"\n');
  expect((await service.article(loose ?? '')).categoryId).toBe(null);
  await importStore.changeJob(worldId, (job) => ({ ...job, state: 'undoing' }));
  await ground.until('undone');
  expect(JSON.stringify(await ground.standing())).toBe(before);
  expect((await service.article(orra?.id ?? '')).tags).toEqual(['new']);
  expect((await service.article(loose ?? '')).categoryId).toBe(categoryId);
  await ground.close();
}, 120_000);

it('goes into another world, where nothing leads to the old one', async () => {
  ground = await Ground.open({ random: seeded(6), death: 0, fault: 0 });
  const { service, worldId } = ground;
  const others = (await service.worlds()).filter(({ id }) => id !== worldId);
  const from = others[0]?.id ?? '';
  all = await furnish(service, from, ground.platform);
  other = '';
  backup = await backupOf(service, all);
  const { plan, lost } = await planned(all);
  expect(lost).toEqual([]);
  await ground.startPlan(plan);
  await ground.until('done');
  const paths = await readPutBack(worldId);
  for (const one of all) {
    const id = paths.get(pathOf(one.kind, one.id)) ?? '';
    const text = JSON.stringify(await rawOf(service, { ...one, id }));
    expect(all.filter((old) => /-/.test(old.id) && text.includes(old.id))).toEqual([]);
  }
  await ground.close();
}, 120_000);
