import fc from 'fast-check';
import { type Plan, plans, type WriteFault } from './plan.ts';
import { nothing, play, sum, type Verdict } from './verdict.ts';
import type { Variant } from './worker.ts';

/** Seed and number of runs. Raise the number to 10,000 before a release, and further for a long search. */
const SEED = Number(process.env.OUTBOX_SEED ?? 20_261_121);
export const RUNS = Number(process.env.OUTBOX_RUNS ?? 2_000);

// Thousands of errors are created here, so keep their stack traces short.
Error.stackTraceLimit = 4;

export function print(name: string, { broken, ...counts }: Verdict): void {
  console.info(`${name}: ${JSON.stringify({ ...counts, broken: broken.length })}`);
}

/** Runs this many plans. Fails with the smallest plan that violates `holds`. */
export async function explore(
  name: string,
  arbitrary: fc.Arbitrary<Plan>,
  runs: number,
  holds: (verdict: Verdict) => void,
): Promise<Verdict> {
  let total = nothing();
  const property = fc.asyncProperty(arbitrary, async (plan) => {
    const verdict = await play(plan);
    total = sum(total, verdict);
    holds(verdict);
  });
  await fc.assert(property, { numRuns: runs, seed: SEED });
  print(name, total);
  return total;
}

/** Runs plans with a sender that lacks a rule, and counts outcomes. */
export async function lacking(
  name: string,
  own: readonly WriteFault[],
  change: Partial<Plan>,
  variant: Variant,
  runs: number,
  adapt: (arbitrary: fc.Arbitrary<Plan>) => fc.Arbitrary<Plan> = (arbitrary) => arbitrary,
): Promise<Verdict> {
  let total = nothing();
  for (const plan of fc.sample(adapt(plans(own, change)), { numRuns: runs, seed: SEED }))
    total = sum(total, await play(plan, variant));
  print(name, total);
  return total;
}
