import { beforeEach, describe, expect, it } from 'vitest';
import { createEngine, type Edit, openBatchStore, openStore } from '../../../lib/history/index.ts';
import { prune } from '../../../lib/history/prune.ts';
import { readMessage } from '../../../lib/i18n/index.ts';
import { ServiceError } from '../../../lib/service/index.ts';
import { clear, type engineOn, groundOn, history } from './ground.ts';
import { lifeUntil, mortal } from './model/life.ts';
import { type ChangeService, modelUpstream } from './model/upstream.ts';
import { DONE, problem, SAME } from './results.ts';

beforeEach(clear);

const FIRST = {
  ...{ title: 'Harbour', content: '', scrapbook: '', tags: ['salt'], isDraft: true, state: 'private' },
  ...{ categoryId: null, articleParentId: null },
} as const;

const editsOf = (ids: readonly string[]): Edit[] =>
  ids.map((id) => ({
    ref: { worldId: 'w', kind: 'article', id },
    title: id,
    cause: 'flags',
    changes: { isDraft: false, tags: ['lamp'] },
    seen: { isDraft: true, tags: ['salt'] },
  }));

function stage() {
  const upstream = modelUpstream(FIRST);
  const on = (service: ChangeService = upstream.service, more = {}) =>
    createEngine(groundOn(async () => service, more));
  return { upstream, on, engine: on(), all: () => upstream.ids.map((id) => upstream.values(id)) };
}

/** Answers only after whatever else is under way has gone on. */
const slowly =
  <Args extends unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
  async (...args: Args): Promise<Value> => {
    for (let turn = 0; turn < 60; turn += 1) await new Promise((go) => setImmediate(go));
    return call(...args);
  };

describe('a batch', () => {
  it('makes its changes one by one, reports progress, and is undone as one', async () => {
    const { upstream, engine, all } = stage();
    await upstream.rival('b', { tags: ['theirs'] });
    await upstream.rival('c', { isDraft: false, tags: ['lamp'] });
    const before = all();
    const batch = await engine.startBatch(editsOf(upstream.ids));
    expect(await engine.run()).toBeNull();
    expect(await history.progress(batch)).toMatchObject({
      ...{ state: 'done', total: 3, done: 1, same: 1, conflict: 1, refused: 0, unknown: 0, waitsFor: null },
    });
    expect((await history.items(batch)).map(({ result }) => result)).toMatchObject([
      DONE,
      problem('conflict', { stands: { tags: ['theirs'] } }),
      SAME,
    ]);
    expect(upstream.values('b').tags).toEqual(['theirs']);
    const back = await engine.undoBatch(batch);
    await engine.run();
    expect(await history.progress(back ?? '')).toMatchObject({ total: 1, done: 1 });
    expect(all()).toEqual(before);
    expect(await engine.undoBatch(batch)).toBeNull();
  });

  it('publishes nothing whose visibility changed on World Anvil since it was seen', async () => {
    const { upstream, engine } = stage();
    await upstream.rival('b', { state: 'public' });
    const publish = (id: string): Edit => ({
      ref: { worldId: 'w', kind: 'article', id },
      ...{
        title: id,
        cause: 'flags',
        changes: { isDraft: false },
        seen: { isDraft: true, state: 'private' },
      },
    });
    const batch = await engine.startBatch([publish('a'), publish('b')]);
    await engine.run();
    expect(await history.progress(batch)).toMatchObject({ total: 2, done: 1, refused: 1 });
    expect(upstream.values('a').isDraft).toBe(false);
    expect(upstream.values('b').isDraft).toBe(true);
  });

  it('continues after a worker’s death at any step, and makes each change once', async () => {
    for (let dieAt = 1; dieAt < 45; dieAt += 1) {
      await clear();
      const { upstream, on, all } = stage();
      const batch = await on().startBatch(editsOf(upstream.ids));
      let writes = 0;
      upstream.onEffect(() => {
        writes += 1;
      });
      const life = lifeUntil(dieAt);
      const dying = on(mortal(upstream.service, life), {
        store: mortal(openStore(), life),
        batches: mortal(openBatchStore(), life),
      });
      await life.run(() => dying.run());
      // The next worker settles what was begun while it continues the batch.
      const next = on({ ...upstream.service, fullArticle: slowly(upstream.service.fullArticle) });
      await Promise.all([next.settle(), next.run()]);
      expect(await history.progress(batch), `died at ${dieAt}`).toMatchObject({
        ...{ state: 'done', total: 3, done: 3 },
      });
      expect(writes).toBe(3);
      expect(await openStore().open()).toEqual([]);
      expect(all().every(({ isDraft }) => isDraft === false)).toBe(true);
    }
  });

  it('waits while World Anvil can’t be reached, and says so', async () => {
    const { upstream, on } = stage();
    const away = new ServiceError({ kind: 'offline', sentence: readMessage('No way there.') }, false);
    const batch = await on().startBatch(editsOf(upstream.ids));
    const next = await on({ ...upstream.service, fullArticle: () => Promise.reject(away) }).run();
    expect(next).toBeGreaterThan(Date.now());
    expect(await history.progress(batch)).toMatchObject({
      state: 'running',
      waitsFor: readMessage('No way there.'),
    });
    expect(await on().run()).toBeNull();
    expect(await history.progress(batch)).toMatchObject({ state: 'done', done: 3, waitsFor: null });
  });

  it.each([
    ['never left', ['unsent']],
    ['got lost twice', ['lost', 'lost']],
    ['was made, but nobody heard of it', ['deaf']],
  ] as const)('tries again what %s, and makes it once', async (_what, fates) => {
    const { upstream, on, all } = stage();
    let writes = 0;
    upstream.onEffect(() => {
      writes += 1;
    });
    const batch = await on().startBatch(editsOf(upstream.ids));
    for (const fate of fates) upstream.ordain(fate);
    expect(await on().run()).toBeGreaterThan(Date.now());
    expect(await history.progress(batch)).toMatchObject({ state: 'running', done: 0 });
    expect(await on().run()).toBeNull();
    expect(await history.progress(batch)).toMatchObject({ state: 'done', total: 3, done: 3 });
    expect(writes).toBe(3);
    expect(await openStore().open()).toEqual([]);
    expect(all().every(({ isDraft }) => isDraft === false)).toBe(true);
  });

  it('can be stopped; the remaining changes aren’t made', async () => {
    const { upstream, on } = stage();
    const batch = await on().startBatch(editsOf(upstream.ids));
    const engine = on(upstream.service, { rest: () => engine.stopBatch(batch), pace: async () => 1 });
    await engine.run();
    expect(await history.progress(batch)).toMatchObject({ state: 'stopped', total: 3, done: 1 });
    expect(await on().run()).toBeNull();
    expect(upstream.values('c').isDraft).toBe(true);
  });
});

describe('retention', () => {
  const change = async (engine: ReturnType<typeof engineOn>, id: string) => {
    const [edit] = editsOf([id]);
    const changed = edit && (await engine.change(edit));
    return changed?.ok && changed.value.state === 'done' ? changed.value.change : null;
  };

  it('deletes a world’s history, or all of it, which can be exported before', async () => {
    const { engine } = stage();
    const made = await change(engine, 'a');
    expect(JSON.parse(await history.exportAll())).toMatchObject({
      changes: [{ id: made?.id, before: { isDraft: true }, whole: { title: 'Harbour' } }],
    });
    await engine.forget('other');
    expect(await history.size()).toMatchObject({ changes: 1 });
    await engine.forget('w');
    expect(await history.size()).toEqual({ changes: 0, unreadable: 0, bytes: 0, oldest: null });
    expect(await history.whole(made?.id ?? '')).toBeNull();
    expect(await engine.undo(made?.id ?? '')).toMatchObject(problem('notKept'));
  });

  it('deletes the oldest changes first, but never unsettled or very recent ones', async () => {
    const { upstream, on } = stage();
    const at = (now: number) => on(upstream.service, { now: () => now });
    const [old, middle] = [Date.now() - 100 * 86_400_000, Date.now() - 86_400_000];
    await change(at(old), 'a');
    upstream.ordain('deaf');
    const [unsettled] = editsOf(['b']);
    if (unsettled) await at(old).change(unsettled);
    await change(at(middle), 'c');
    await prune({ days: 90, megabytes: 50 }, Date.now());
    expect((await history.changes({ worldId: 'w', limit: 9 })).map(({ ref }) => ref.id)).toEqual(['c', 'b']);
    await prune({ days: 90, megabytes: 0 }, Date.now());
    expect((await history.changes({ limit: 9 })).map(({ ref }) => ref.id)).toEqual(['b']);
    await at(Date.now()).settle();
    await prune({ days: 90, megabytes: 0 }, Date.now());
    expect(await history.size()).toMatchObject({ changes: 0 });
  });

  it('keeps the changes of a batch until it has ended for an hour, however long it runs', async () => {
    const MINUTE = 60_000;
    const { upstream, on } = stage();
    let now = Date.now() - 10_000 * MINUTE;
    const pruneNow = () => prune({ days: 90, megabytes: 0 }, now);
    const rest = async () => {
      now += 40 * MINUTE;
      await pruneNow();
    };
    const batch = await on().startBatch(editsOf(upstream.ids));
    await on(upstream.service, { now: () => now, rest }).run();
    await pruneNow();
    expect(await history.progress(batch)).toMatchObject({ state: 'done', done: 3 });
    now += 30 * MINUTE;
    await pruneNow();
    expect(await history.size()).toMatchObject({ changes: 0 });
  });

  it('pages through the changes of a resource', async () => {
    const { engine } = stage();
    const first = await change(engine, 'a');
    await engine.undo(first?.id ?? '');
    await change(engine, 'b');
    const ref = { worldId: 'w', kind: 'article', id: 'a' } as const;
    const [newest] = await history.changes({ ref, limit: 1 });
    expect(newest).toMatchObject({ cause: 'undo', undoes: first?.id });
    const rest = await history.changes({ ref, limit: 5, ...(newest && { before: newest.id }) });
    expect(rest.map(({ id }) => id)).toEqual([first?.id]);
  });
});
