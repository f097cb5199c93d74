import { expect, it } from 'vitest';
import { createEngine, type Values } from '../../../lib/history/index.ts';
import { groundOn } from './ground.ts';
import { memoryStore, newDisk } from './model/memory-store.ts';
import { modelUpstream } from './model/upstream.ts';
import { changeId, conflicting, DONE, problem, SAME } from './results.ts';

const FIRST = {
  ...{
    title: 'Harbour',
    content: 'First\r\n',
    scrapbook: '',
    tags: ['salt'],
    isDraft: true,
    state: 'private',
  },
  ...{ categoryId: null, articleParentId: null },
} as const;
const ref = { worldId: 'w', kind: 'article', id: 'a' } as const;

/** A resource after some changes, with their ids. */
async function after(...changes: Values[]) {
  const upstream = modelUpstream(FIRST);
  const engine = createEngine(groundOn(async () => upstream.service, { store: memoryStore(newDisk()) }));
  const ids: string[] = [];
  for (const one of changes) {
    const made = await engine.change({ ref, title: '', cause: 'settings', changes: one, seen: null });
    ids.push(changeId(made));
  }
  return { upstream, engine, ids };
}

it('restore returns to an earlier state, over all later changes of ours', async () => {
  const { upstream, engine, ids } = await after(
    { content: 'Second' },
    { isDraft: false },
    { content: 'Third' },
  );
  expect(await engine.restore(ids[0] ?? '')).toMatchObject({
    ok: true,
    value: { state: 'done', change: { cause: 'restore' } },
  });
  expect(upstream.values('a')).toEqual({ ...FIRST, isDraft: false });
  expect(await engine.restore(ids[0] ?? '', { whole: true })).toMatchObject(DONE);
  expect(upstream.values('a')).toEqual(FIRST);
  expect(await engine.restore(ids[0] ?? '', { whole: true })).toMatchObject(SAME);
});

it('somebody else’s later change is shown first, and is overwritten only once seen', async () => {
  const { upstream, engine, ids } = await after({ content: 'Second' }, { title: 'Quay' });
  await upstream.rival('a', { title: 'Theirs', tags: ['theirs'] });
  expect(await engine.restore(ids[0] ?? '')).toMatchObject(DONE);
  const whole = await engine.restore(ids[0] ?? '', { whole: true });
  expect(whole).toMatchObject(problem('conflict', { stands: { title: 'Theirs', tags: ['theirs'] } }));
  expect(upstream.values('a').title).toBe('Theirs');
  const seen = conflicting(whole);
  expect(await engine.restore(ids[0] ?? '', { whole: true, seen })).toMatchObject(DONE);
  expect(upstream.values('a')).toEqual(FIRST);
});
