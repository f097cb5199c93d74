import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  excludedBy,
  keptBy,
  NOWHERE,
  nameKeyOf,
  readExclusions,
  setExcluded,
  watchExclusions,
} from '../../../lib/unlinked-mentions/index.ts';

const KEY = 'mentions.excluded';
const here = { kind: 'article', id: 'a1' } as const;
const there = { kind: 'article', id: 'a2' } as const;
const exclusion = (name: string, worldId = 'w1', ref: typeof here | typeof there | null = null) => ({
  ...{ worldId, name: nameKeyOf(name), in: ref },
});

beforeEach(() => {
  fakeBrowser.reset();
});

describe('an excluded name', () => {
  it('is excluded in all texts of its world, however it is written', () => {
    const is = excludedBy([exclusion('The Gate')], 'w1');
    expect([is('the  gate', here), is('The Gate', there), is('Gate', here)]).toEqual([true, true, false]);
    expect(excludedBy([exclusion('The Gate')], 'w2')('The Gate', here)).toBe(false);
  });

  it('may be one that a person keeps', async () => {
    const kept = { ...exclusion('The Gate'), in: NOWHERE } as const;
    await setExcluded(kept, true);
    const stored = await readExclusions();
    expect(stored).toEqual([kept]);
    expect([keptBy(stored, 'w1')('the Gate'), keptBy(stored, 'w2')('The Gate')]).toEqual([true, false]);
    expect(excludedBy(stored, 'w1')('The Gate', here)).toBe(false);
  });

  it('is excluded in one entry', () => {
    const is = excludedBy([exclusion('The Gate', 'w1', here)], 'w1');
    expect([is('The Gate', here), is('The Gate', there)]).toEqual([true, false]);
  });

  it('stays so until it is taken back', async () => {
    await setExcluded(exclusion('The Gate'), true);
    await setExcluded(exclusion('The Gate', 'w1', here), true);
    await setExcluded(exclusion('The Gate'), true);
    expect(await readExclusions()).toEqual([exclusion('The Gate', 'w1', here), exclusion('The Gate')]);
    await setExcluded(exclusion('The Gate'), false);
    expect(await readExclusions()).toEqual([exclusion('The Gate', 'w1', here)]);
  });

  it('is announced to every open page', async () => {
    let times = 0;
    const stop = watchExclusions(() => {
      times += 1;
    });
    await setExcluded(exclusion('The Gate'), true);
    expect(times).toBe(1);
    stop();
    await setExcluded(exclusion('The Gate'), false);
    expect(times).toBe(1);
  });

  it('isn’t told by what is stored', async () => {
    await setExcluded(exclusion('The Gate', 'w1', here), true);
    expect(JSON.stringify(await fakeBrowser.storage.local.get(null)).toLowerCase()).not.toContain('gate');
  });
});

describe('stored exclusions', () => {
  it('that are invalid don’t affect the others', async () => {
    const stored = [
      ['w1', 'abc'],
      'x',
      null,
      ['w1', 'The Gate'],
      ['w1', 'abc', 'dragon', 'b'],
      [1, 'abc'],
      ['w1'],
    ];
    await fakeBrowser.storage.local.set({ [KEY]: stored });
    expect(await readExclusions()).toEqual([{ worldId: 'w1', name: 'abc', in: null }]);
  });

  it('are read, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (raw) => {
        await fakeBrowser.storage.local.set({ [KEY]: raw });
        expect(excludedBy(await readExclusions(), 'w1')('The Gate', here)).toBe(false);
      }),
    );
  });
});
