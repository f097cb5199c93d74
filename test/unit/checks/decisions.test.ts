import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { parseDecisions, storedDecisions } from '../../../lib/checks/decision-store.ts';
import {
  readIntended,
  readRulesOff,
  setIntended,
  setRuleOff,
  watchDecisions,
} from '../../../lib/checks/index.ts';

beforeEach(() => {
  fakeBrowser.reset();
});

describe('what a person decides about checks', () => {
  it('counts in its world until it is taken back', async () => {
    await setIntended('w1', ['abc'], true);
    await setIntended('w1', ['abc'], true);
    await setIntended('w2', ['xyz'], true);
    await setRuleOff('w1', 'deathBeforeBirth', true);
    expect([...(await readIntended('w1'))]).toEqual(['abc']);
    expect([...(await readRulesOff('w1'))]).toEqual(['deathBeforeBirth']);
    expect([...(await readRulesOff('w2'))]).toEqual([]);
    await setIntended('w1', ['abc'], false);
    await setRuleOff('w1', 'deathBeforeBirth', false);
    expect((await readIntended('w1')).size + (await readRulesOff('w1')).size).toBe(0);
    expect([...(await readIntended('w2'))]).toEqual(['xyz']);
  });

  it('is announced to every open page', async () => {
    let times = 0;
    const stop = watchDecisions(() => {
      times += 1;
    });
    await setIntended('w1', ['abc'], true);
    await setRuleOff('w1', 'deathBeforeBirth', true);
    expect(times).toBe(2);
    stop();
    await setIntended('w1', ['abc'], false);
    expect(times).toBe(2);
  });

  it('is read again as it was stored, and anything else is skipped', () => {
    const decisions = [
      { worldId: 'w1', what: 'abc' },
      { worldId: 'w2', what: 'deathBeforeBirth' },
    ];
    expect(parseDecisions(storedDecisions(decisions))).toEqual(decisions);
    expect(parseDecisions([['w1', 'a b'], ['w1'], 7, ['w1', 'ok'], null, [1, 'x']])).toEqual([
      { worldId: 'w1', what: 'ok' },
    ]);
    fc.assert(fc.property(fc.anything(), (raw) => void parseDecisions(raw)));
  });
});
