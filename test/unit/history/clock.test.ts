import { beforeEach, expect, it } from 'vitest';
import { createEngine, type Edit, openStore } from '../../../lib/history/index.ts';
import { clear, groundOn } from './ground.ts';
import { modelUpstream } from './model/upstream.ts';

beforeEach(clear);

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const FIRST = {
  ...{ title: 'Harbor', content: '', scrapbook: '', tags: ['salt'], isDraft: true, state: 'private' },
  ...{ categoryId: null, articleParentId: null },
} as const;

const editOf = (id: string): Edit => ({
  ref: { worldId: 'w', kind: 'article', id },
  title: id,
  cause: 'flags',
  changes: { isDraft: false },
  seen: { isDraft: true },
});

it.each([0, 10_000, 5 * HOUR, 400 * 24 * HOUR])(
  'a change whose outcome is not known is settled in time where the clock is set back by %i ms',
  async (jump) => {
    const upstream = modelUpstream(FIRST);
    const engineAt = (now: number) =>
      createEngine(groundOn(async () => upstream.service, { now: () => now }));
    upstream.ordain('deaf');
    await engineAt(NOW).change(editOf('a'));
    let now = NOW - jump;
    for (let due = await engineAt(now).settle(); due !== null; due = await engineAt(now).settle())
      now = Math.max(due, now + 1);
    expect(await openStore().open()).toEqual([]);
    expect(now - (NOW - jump)).toBeLessThanOrEqual(200_000);
  },
);

it('a batch waits between changes no longer than the rate limit requires', async () => {
  const upstream = modelUpstream(FIRST);
  const rests: number[] = [];
  let now = NOW;
  const engine = createEngine(
    groundOn(
      async () => ({
        ...upstream.service,
        fullArticle: (...wanted: Parameters<typeof upstream.service.fullArticle>) => {
          now -= HOUR;
          return upstream.service.fullArticle(...wanted);
        },
      }),
      {
        now: () => now,
        pace: async () => 1,
        rest: async (milliseconds) => void rests.push(milliseconds),
      },
    ),
  );
  await engine.startBatch(upstream.ids.map(editOf));
  await engine.run();
  expect(rests.length).toBeGreaterThan(0);
  expect(Math.max(...rests)).toBeLessThanOrEqual(3_000);
});
