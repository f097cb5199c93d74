import { expect, it } from 'vitest';
import { createEngine } from '../../../lib/history/index.ts';
import { groundOn } from './ground.ts';
import { lifeUntil, mortal } from './model/life.ts';
import { memoryStore, newDisk } from './model/memory-store.ts';
import { type Fate, modelUpstream } from './model/upstream.ts';
import { changeId, DONE, SAME } from './results.ts';

const FIRST = {
  ...{ title: 'Harbour', content: '', scrapbook: 'Old', tags: [], isDraft: true, state: 'private' },
  ...{ categoryId: null, articleParentId: null },
} as const;
const ref = { worldId: 'w', kind: 'article', id: 'a' } as const;
const NOTE = {
  ref,
  title: '',
  cause: 'note',
  field: 'scrapbook',
  text: 'A thought',
  key: 'once-0001',
} as const;
const EDIT = {
  ref,
  title: '',
  cause: 'flags',
  changes: { isDraft: false },
  seen: { isDraft: true },
} as const;

const UNCLEAR = [null, 'lost', 'deaf', 'late', 'busy'] as const;

/** A worker that dies at a step of a request, and another that gets the same request. */
function twice(dieAt: number, fate: Fate | null) {
  const upstream = modelUpstream(FIRST);
  const disk = newDisk();
  const store = memoryStore(disk);
  const life = lifeUntil(dieAt);
  if (fate) upstream.ordain(fate);
  const dying = createEngine(
    groundOn(async () => mortal(upstream.service, life), { store: mortal(store, life) }),
  );
  const next = createEngine(groundOn(async () => upstream.service, { store }));
  return { upstream, rows: () => [...disk.rows.values()], life, dying, next };
}

it.each(UNCLEAR)('a repeated append after a worker’s death adds the text once: %s', async (fate) => {
  for (let dieAt = 1; dieAt <= 20; dieAt += 1) {
    const { upstream, rows, life, dying, next } = twice(dieAt, fate);
    await life.run(() => dying.append(NOTE));
    await next.append(NOTE);
    await upstream.calm();
    expect(upstream.values('a').scrapbook).toBe('Old\n\nA thought');
    expect(rows().filter(({ state }) => state !== 'refused')).toHaveLength(1);
  }
});

it.each(UNCLEAR)('a repeated change after a worker’s death is one change: %s', async (fate) => {
  for (let dieAt = 1; dieAt <= 20; dieAt += 1) {
    const { upstream, rows, life, dying, next } = twice(dieAt, fate);
    await life.run(() => dying.change(EDIT));
    await next.change(EDIT);
    expect(upstream.values('a').isDraft).toBe(false);
    expect(rows().filter(({ state }) => state !== 'refused')).toHaveLength(1);
  }
});

it('an undone change isn’t undone again, whatever came since', async () => {
  const { upstream, next } = twice(1_000, null);
  const made = await next.change(EDIT);
  const id = changeId(made);
  expect(await next.undo(id)).toMatchObject(DONE);
  await next.change(EDIT);
  expect(await next.undo(id)).toMatchObject(SAME);
  expect(upstream.values('a').isDraft).toBe(false);
});
