import { describe, expect, it } from 'vitest';
import { print } from './model/explore.ts';
import { FAULTS, type Order, type Plan } from './model/plan.ts';
import { Simulation } from './model/simulation.ts';
import { nothing, play, sum } from './model/verdict.ts';

const plan = (order: Order, target: 'new' | 'append', fault: (typeof FAULTS)[number]): Plan => ({
  seed: 7,
  drafts: [{ target, twin: false, submitAt: 0 }],
  faults: [fault],
  readFaults: 0,
  kills: [],
  workers: 1,
  order,
  byCategory: true,
  standing: 10,
  foreign: 1,
  lagMs: 1_000,
  proved: true,
  scrapbook: 'kept',
  setBackMs: 0,
});

describe('every moment at which the worker can die, with every fault', { timeout: 300_000 }, () => {
  it.each<[string, Order, 'new' | 'append']>([
    ['a new article, list newest first', 'newest', 'new'],
    ['a new article, list in the order of last change', 'changed', 'new'],
    ['a section for an article', 'newest', 'append'],
  ])('%s', async (name, order, target) => {
    let total = nothing();
    for (const fault of FAULTS) {
      const undisturbed = new Simulation(plan(order, target, fault));
      await undisturbed.run();
      for (let step = 1; step <= undisturbed.steps; step++) {
        const verdict = await play({ ...plan(order, target, fault), kills: [step] });
        total = sum(total, verdict);
        const wrong = verdict.lost + verdict.silent + verdict.reported + verdict.stuck + verdict.wiped;
        expect(wrong, `${fault.name}, death at step ${step}: ${JSON.stringify(verdict)}`).toBe(0);
        expect(verdict.broken).toEqual([]);
      }
    }
    print(name, total);
    expect(total.kills).toBe(total.runs);
  });
});

it('a clock that was set back during a scan doesn’t make the scan a late one', async () => {
  const disturbed: Plan = {
    ...plan('newest', 'new', FAULTS[7] ?? FAULTS[0]!),
    seed: 2_016_092_953,
    drafts: [4_336, 5_336, 5_336].map((submitAt) => ({ target: 'new', twin: false, submitAt })),
    byCategory: false,
    standing: 0,
    foreign: 5,
    lagMs: 0,
    kills: [63],
    setBackMs: 600_000,
  };
  expect(await play(disturbed)).toMatchObject({ lost: 0, silent: 0, stuck: 0, broken: [] });
});
