import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { LearnedCapabilities } from '../../../lib/model/index.ts';
import { addLearned, forgetLearned, LEARNED_KEY, readLearned } from '../../../lib/stored-state/index.ts';

const { local } = fakeBrowser.storage;
const PLACE = { address: 'https://worlds.example', version: 'current', segment: 'boromir' } as const;
const NOW = Date.UTC(2026, 0, 31);
const DAY = 86_400_000;
const known = async (now = NOW) => (await readLearned(PLACE, now))?.known ?? null;

beforeEach(async () => {
  await local.clear();
});

test('what is added is kept with its date, and newer answers count', async () => {
  expect(await readLearned(PLACE, NOW)).toBeNull();
  await addLearned(PLACE, { createReturnsId: true, markers: { w1: 'none' }, articlePage: 20 }, NOW - DAY);
  await addLearned(PLACE, { articlePage: 50, markers: { w2: 'scrapbook' } }, NOW);
  expect(await readLearned(PLACE, NOW)).toEqual({
    known: { createReturnsId: true, articlePage: 50, markers: { w1: 'none', w2: 'scrapbook' } },
    at: NOW,
  });
});

test('another address, version or path knows nothing', async () => {
  await addLearned(PLACE, { createReturnsId: true }, NOW);
  for (const other of [
    { address: 'https://other.example' },
    { version: 'earlier' as const },
    { segment: 'x' },
  ])
    expect(await readLearned({ ...PLACE, ...other }, NOW)).toBeNull();
});

test('what is forgotten is gone, and the rest stays', async () => {
  await addLearned(PLACE, { createReturnsId: true, newOnTop: true }, NOW);
  await forgetLearned('createReturnsId');
  expect(await known()).toEqual({ newOnTop: true });
});

test('it isn’t used when it is old, or from the future', async () => {
  await addLearned(PLACE, { newOnTop: true }, NOW);
  expect(await known(NOW + 89 * DAY)).toEqual({ newOnTop: true });
  expect(await known(NOW + 91 * DAY)).toBeNull();
  expect(await known(NOW - 2 * DAY)).toBeNull();
});

test('records of another version or shape count as unknown', async () => {
  await addLearned(PLACE, { newOnTop: true }, NOW);
  const held = (await local.get(LEARNED_KEY))[LEARNED_KEY];
  for (const broken of [
    { version: 2 },
    { at: 'x' },
    { known: { articlePage: 51 } },
    { known: { newOnTop: 1 } },
  ]) {
    await local.set({ [LEARNED_KEY]: { ...(held as object), ...broken } });
    expect(await known()).toBeNull();
  }
});

test('any stored value is read without an error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (value) => {
      await local.set({ [LEARNED_KEY]: value });
      const read: LearnedCapabilities | null = await known();
      expect(read).toBeNull();
    }),
  );
});
