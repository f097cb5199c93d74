import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LATE, type Plan, plans, RESENT, type WriteFault } from './model/plan.ts';
import { nothing, play, sum, type Verdict } from './model/verdict.ts';

const SEED = Number(process.env.OUTBOX_SEED ?? 20_261_121);
const RUNS = Number(process.env.OUTBOX_RUNS ?? 10_000);

/** Plays so many plans; fails with the smallest plan that `holds` does not hold for. */
async function explore(
  name: string,
  own: readonly WriteFault[],
  runs: number,
  holds: (verdict: Verdict) => void,
  adapt: (plan: Plan) => Plan = (plan) => plan,
): Promise<Verdict> {
  let total = nothing();
  const property = fc.asyncProperty(
    plans(own, own.length > 0 ? { scrapbook: 'kept' } : {}),
    async (plan: Plan) => {
      const verdict = await play(adapt(plan));
      total = sum(total, verdict);
      holds(verdict);
    },
  );
  await fc.assert(property, { numRuns: runs, seed: SEED, endOnFailure: false });
  const { broken, ...counts } = total;
  console.info(`${name}: ${JSON.stringify(counts)}`);
  return total;
}

/** A change to an article that is carried out hours later wipes out what came after it; no platform call tells of that. */
const onlyNew = (plan: Plan): Plan => ({
  ...plan,
  drafts: plan.drafts.map((draft) => ({ ...draft, target: 'new' })),
});

const always = { lost: 0, silent: 0, stuck: 0, wiped: 0, broken: [] };

describe('a death at any moment, whatever the network does', { timeout: 300_000 }, () => {
  it('S: loses nothing, sends nothing twice, leaves nothing hanging', async () => {
    await explore('S', [], RUNS, (verdict) =>
      expect(verdict).toMatchObject({ ...always, reported: 0, mistaken: 0, askedInVain: 0 }),
    );
  });

  it('R: says so when the browser itself sent something twice', async () => {
    const total = await explore('R', RESENT, RUNS / 5, (verdict) => expect(verdict).toMatchObject(always));
    expect(total.reported).toBeGreaterThan(0);
  });

  it('L: says so when the platform carries out hours later what it had lost', async () => {
    await explore('L', LATE, RUNS / 5, (verdict) => expect(verdict).toMatchObject(always), onlyNew);
  });
});
