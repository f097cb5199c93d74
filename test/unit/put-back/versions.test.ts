import { afterEach, beforeEach, expect, it } from 'vitest';
import { keyOf } from '../../../lib/history/backup/index.ts';
import { importStore, readPutBack } from '../../../lib/import/index.ts';
import type { Instant, VersionedRef } from '../../../lib/model/index.ts';
import { type PastWorld, pathOf, planPutBack, readPastWorld } from '../../../lib/put-back/index.ts';
import {
  deleteVersions,
  recordReplaced,
  stateOf,
  type VersionedResource,
} from '../../../lib/versions/index.ts';
import { Ground, seeded } from '../import/ground.ts';

const THEN = 1_000;
const LATER = 2_000;

let ground: Ground;
beforeEach(async () => {
  await deleteVersions(null);
  ground = await Ground.open({ random: seeded(3), death: 0, fault: 0 });
});
afterEach(() => ground.close());

const made = async (creating: Promise<{ id: string | number | null }>): Promise<string> =>
  String((await creating).id);
const article = (id: string) => ground.service.fullArticle(id, { includeEmpty: true });
const resourceOf = ({ kind, id }: VersionedRef): Promise<VersionedResource> =>
  kind === 'category' ? ground.service.category(id) : article(id);

/** Notes what an entry said, and then (unless it is deleted) says. */
async function replaced(ref: VersionedRef, before: VersionedResource, isGone: boolean, at: Instant) {
  const after = isGone ? null : { resource: await resourceOf(ref), updatedAt: null };
  await recordReplaced(
    ground.worldId,
    [{ ref, before: { resource: before, readAt: at, updatedAt: null }, after }],
    'sync',
    LATER,
  );
}

const thenAt = (
  since: Instant,
  there: readonly VersionedRef[],
  back: ReadonlyMap<string, string> = new Map(),
): Promise<PastWorld> =>
  readPastWorld({
    ...{ worldId: ground.worldId, since, there: new Set(there.map(keyOf)), back, slice: () => null },
    stateNow: async (ref) => stateOf(await resourceOf(ref)),
  });

const planOf = (then: PastWorld, there: readonly VersionedRef[]) => {
  const of = (keys: { has(key: string): boolean }) =>
    then.backup.manifest.resources.filter((one) => keys.has(keyOf(one)) && !then.obstacles.has(keyOf(one)));
  return planPutBack({
    ...{ backup: then.backup, worldId: ground.worldId, there: new Set(there.map(keyOf)), back: new Set() },
    ...{ create: of(then.gone), restore: of(then.changed), signal: new AbortController().signal },
    relink: there.flatMap(({ kind, id }) => (kind === 'article' ? [{ kind, id, title: '' }] : [])),
    readNow: async (kind, id) => (kind === 'article' ? (await article(id)).raw : undefined),
    contentOf: ({ content }) => content,
    slice: () => null,
    onProgress() {},
  });
};

it('puts back what was deleted and what changed as it was, with links to new ids, and undoes it', async () => {
  const { service, worldId } = ground;
  const ward = await made(service.createCategory({ worldId, title: 'Ward', state: 'private' }));
  const fresh = (title: string, content: string, more: object = {}) =>
    made(service.createArticle({ worldId, title, template: 'person', content, ...more }));
  const odo = await fresh('Odo', 'A keeper.', {
    ...{ categoryId: ward, tags: ['lamp', 'wall'], state: 'private', isDraft: false, footnotes: 'Old.' },
  });
  const ilse = await fresh('Ilse', `Knows @[Odo](person:${odo}).`, { tags: ['x'], isDraft: false });
  const refs = {
    ward: { kind: 'category', id: ward },
    odo: { kind: 'article', id: odo },
    ilse: { kind: 'article', id: ilse },
  } as const;
  const [wardWas, odoWas, ilseWas] = [await service.category(ward), await article(odo), await article(ilse)];
  await service.deleteArticle(odo);
  await service.deleteCategory(ward);
  await service.patchArticle(ilse, worldId, { content: 'Nothing.', excerpt: 'Changed since.', tags: [] });
  await replaced(refs.ward, wardWas, true, 500);
  await replaced(refs.odo, odoWas, true, 600);
  await replaced(refs.ilse, ilseWas, false, 700);
  const before = JSON.stringify(await ground.standing());

  const then = await thenAt(THEN, [refs.ilse]);
  expect([...then.gone].sort()).toEqual([keyOf(refs.odo), keyOf(refs.ward)].sort());
  expect(then.changed.get(keyOf(refs.ilse))?.toSorted()).toEqual(['content', 'excerpt', 'tags']);
  expect([then.parents.get(odo), then.obstacles.size]).toEqual([ward, 0]);
  const { plan, lost, created, restored } = await planOf(then, [refs.ilse]);
  expect([lost, created, restored]).toEqual([[], 2, 1]);
  await ground.startPlan(plan);
  await ground.until('done');

  const back = await readPutBack(worldId);
  const now = back.get(pathOf('article', odo)) ?? '';
  const again = await article(now);
  expect(again).toMatchObject({
    title: 'Odo',
    template: 'person',
    content: 'A keeper.',
    tags: ['lamp', 'wall'],
  });
  expect(again).toMatchObject({
    state: 'private',
    isDraft: false,
    isWip: odoWas.isWip,
    text: { footnotes: 'Old.' },
  });
  const { title, state } = await service.category(again.categoryId ?? '');
  expect([title, state]).toEqual(['Ward', 'private']);
  expect(await article(ilse)).toMatchObject({
    content: `Knows @[Odo](person:${now}).`,
    tags: ['x'],
    text: { excerpt: '' },
  });

  // A new id alone is no difference.
  expect((await thenAt(THEN, [refs.ilse], new Map([[odo, now]]))).changed.size).toBe(0);

  await importStore.changeJob(worldId, (job) => ({ ...job, state: 'undoing' }));
  await ground.until('undone');
  expect(JSON.stringify(await ground.standing())).toBe(before);
});

it('has the last text of what it read later, and says what it cannot put back', async () => {
  const { service, worldId } = ground;
  const id = await made(
    service.createArticle({ worldId, title: 'Late', template: 'person', content: 'One.' }),
  );
  const ref = { kind: 'article', id } as const;
  const was = await article(id);
  await service.patchArticle(id, worldId, { content: 'Two.' });
  await replaced(ref, was, false, THEN + 1);
  // What it said then isn't known.
  expect((await thenAt(THEN, [ref])).obstacles.get(keyOf(ref))).toBe('unknown');
  expect((await thenAt(0, [ref])).backup.manifest.resources).toEqual([]);
  // Not in the copy, but not deleted either.
  expect((await thenAt(THEN, [])).backup.manifest.resources).toEqual([]);
  await replaced(ref, await article(id), true, LATER);
  const gone = await thenAt(0, []);
  expect(await gone.backup.json(gone.backup.manifest.resources[0]?.json ?? '')).toMatchObject({
    ...{ id, content: 'Two.', templateType: 'person' },
  });
  // A text that only its template has.
  const other = await made(service.createArticle({ worldId, title: 'Other', template: 'person' }));
  const of = { kind: 'article', id: other } as const;
  const sections = [
    { name: 'history', title: 'History', position: null, content: 'Long.', contentParsed: null },
  ];
  await replaced(of, { ...(await article(other)), sections }, false, THEN);
  expect((await thenAt(THEN, [of])).obstacles.get(keyOf(of))).toBe('section');
});
