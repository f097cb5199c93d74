import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openStore } from '../../lib/history/index.ts';
import type { ServiceVersion } from '../../lib/service/index.ts';
import { httpUpstream } from '../unit/history/model/http-upstream.ts';
import { steps } from '../unit/history/model/steps.ts';
import { type Tally, trial } from '../unit/history/model/trial.ts';

export interface HistoryTorture {
  /** Runs until this many edits were requested. */
  edits: number;
  seed: number;
  version: ServiceVersion;
}

/**
 * Edits against the stand-in over HTTP, with the real database: lost and late answers, concurrent edits, deaths at any
 * step, and in the end undo of everything. Rejects at the first violated guarantee, with the steps that led to it.
 */
export async function tortureHistory({ edits, seed, version }: HistoryTorture): Promise<Tally> {
  const upstream = await httpUpstream({ version, seed });
  const total: Tally = { edits: 0, applied: 0, conflicts: 0, deaths: 0, unknown: 0 };
  try {
    for (let number = 0; total.edits < edits; number += 1) {
      const [list = []] = fc.sample(steps, { seed: seed * 10_007 + number, numRuns: 1 });
      const store = openStore();
      await store.forget(null);
      upstream.next();
      const tally = await trial(upstream, store, list).catch((cause: unknown) => {
        throw new Error(`Trial ${number} of seed ${seed}, ${version}: ${JSON.stringify(list)}`, { cause });
      });
      total.edits += tally.edits;
      total.applied += tally.applied;
      total.conflicts += tally.conflicts;
      total.deaths += tally.deaths;
      total.unknown += tally.unknown;
    }
  } finally {
    await upstream.close();
  }
  return total;
}
