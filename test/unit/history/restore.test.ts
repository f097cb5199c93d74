import { expect, it } from 'vitest';
import { createEngine, type Values } from '../../../lib/history/index.ts';
import { groundOn } from './ground.ts';
import { memoryStore, newDisk } from './model/memory-store.ts';
import { modelUpstream } from './model/upstream.ts';

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

/** A thing that went through some changes, and their ids. */
async function after(...changes: Values[]) {
  const upstream = modelUpstream(FIRST);
  const engine = createEngine(groundOn(async () => upstream.service, { store: memoryStore(newDisk()) }));
  const ids: string[] = [];
  for (const one of changes) {
    const made = await engine.change({ ref, title: '', cause: 'settings', changes: one, seen: null });
    ids.push(made.state === 'done' ? made.change.id : '');
  }
  return { upstream, engine, ids };
}

it('an earlier state comes back over all that was changed here since', async () => {
  const { upstream, engine, ids } = await after(
    { content: 'Second' },
    { isDraft: false },
    { content: 'Third' },
  );
  expect(await engine.restore(ids[0] ?? '')).toMatchObject({ state: 'done', change: { cause: 'restore' } });
  expect(upstream.values('a')).toEqual({ ...FIRST, isDraft: false });
  expect(await engine.restore(ids[0] ?? '', { whole: true })).toMatchObject({ state: 'done' });
  expect(upstream.values('a')).toEqual(FIRST);
  expect(await engine.restore(ids[0] ?? '', { whole: true })).toMatchObject({ state: 'same' });
});

it('what somebody else wrote since is shown first, and goes only once it was seen', async () => {
  const { upstream, engine, ids } = await after({ content: 'Second' }, { title: 'Quay' });
  await upstream.rival('a', { title: 'Theirs', tags: ['theirs'] });
  expect(await engine.restore(ids[0] ?? '')).toMatchObject({ state: 'done' });
  const whole = await engine.restore(ids[0] ?? '', { whole: true });
  expect(whole).toMatchObject({ state: 'conflict', stands: { title: 'Theirs', tags: ['theirs'] } });
  expect(upstream.values('a').title).toBe('Theirs');
  const seen = whole.state === 'conflict' ? whole.stands : null;
  expect(await engine.restore(ids[0] ?? '', { whole: true, seen })).toMatchObject({ state: 'done' });
  expect(upstream.values('a')).toEqual(FIRST);
});
