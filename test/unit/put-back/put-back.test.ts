import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareFields, keyOf } from '../../../lib/history/backup/index.ts';
import { importStore, type PlanRow, readPutBack } from '../../../lib/import/index.ts';
import type { Json } from '../../../lib/model/index.ts';
import { pathOf, planPutBack } from '../../../lib/put-back/index.ts';
import { Ground, seeded } from '../import/ground.ts';
import { backupOf, furnish, type Made, rawOf, remove } from './world.ts';

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
    relink: [{ kind: 'article', id: other, title: 'Stays' }],
    readNow: async (kind, id) =>
      kind === 'article' && id === other ? (await ground.service.article(id)).raw : undefined,
    contentOf: ({ content }) => content,
    slice: () => null,
    onProgress() {},
  });

/** A response with the ids of now. */
function renamed(raw: object | undefined, ids: ReadonlyMap<string, string>): Json {
  let text = JSON.stringify(raw);
  for (const [id, now] of ids)
    text = /^\d+$/.test(id)
      ? text.replaceAll(new RegExp(`(?<=block:|"id":"?)${id}\\b`, 'g'), now)
      : text.replaceAll(id, now);
  return JSON.parse(text);
}

const textOf = async (id: string): Promise<string> => (await ground.service.article(id)).content;

/** What secrets say is stored encrypted. */
function sealed(row: PlanRow): PlanRow {
  const { thing } = row;
  if (thing?.kind !== 'secret') return row;
  const content = { sealed: JSON.stringify(thing.values.content) };
  return { ...row, thing: { ...thing, values: { ...thing.values, content } } };
}

describe.each([
  ['undisturbed', 1, 0, 0],
  ...[2, 3, 4].map(
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
    const ids = new Map(all.map(({ kind, id }) => [id, paths.get(pathOf(kind, id)) ?? '']));
    expect(new Set(ids.values()).size).toBe(all.length);
    for (const one of all) {
      const now = await rawOf(ground.service, { ...one, id: ids.get(one.id) ?? '' });
      const differences = compareFields(renamed(backup.raw(one), ids), renamed(now, new Map()));
      // Addresses contain the id, dates are those of now, and the outbox's marker stays.
      const found = differences.filter(({ path }) => !/url|date|scrapbook/i.test(path.at(-1) ?? ''));
      expect([one.title, found]).toEqual([one.title, []]);
    }
    const orra = ids.get(all.find(({ title }) => title === 'Orra')?.id ?? '');
    expect(await textOf(other)).toBe(`Knows @[Orra](article:${orra}).`);
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
