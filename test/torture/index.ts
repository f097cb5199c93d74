// Torture: a real browser with the built extension, a hostile network and seeded deaths, and the count of what became
// of every draft that a writer saved.
import type { Version } from '../e2e/chromium/connect.ts';
import { chanceFrom } from './chance.ts';
import { type Protocol, runSession } from './session.ts';
import { add, nothing, type Tally } from './verdict.ts';

export type { Version } from '../e2e/chromium/connect.ts';
export type { Protocol } from './session.ts';
export type { Tally } from './verdict.ts';

export interface TortureOptions {
  trials: number;
  seed: number;
  protocols: Protocol[];
  versions: Version[];
  headed: boolean;
  /** Told after each session. */
  onSession?: (name: string, tally: Tally) => void;
}

/** Sessions that run beside each other. */
const LANES = 2;

/** Shares the trials out among the versions and protocols; each gets a browser and a platform of its own. */
export async function torture(options: TortureOptions): Promise<Tally> {
  const pairs = options.versions.flatMap((version) =>
    options.protocols.map((protocol) => ({ version, protocol })),
  );
  const share = (index: number): number =>
    Math.floor(options.trials / pairs.length) + (index < options.trials % pairs.length ? 1 : 0);
  const waiting = pairs.map((pair, index) => ({ ...pair, index, trials: share(index) }));
  let total = nothing;
  async function lane(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { version, protocol, index, trials } = next;
      if (trials === 0) continue;
      const chance = chanceFrom(options.seed * 31 + index);
      const name = `Torture ${version} ${protocol}`;
      const tally = await runSession({ version, protocol, trials, chance, headed: options.headed, name });
      options.onSession?.(`${version}, ${protocol}`, tally);
      total = add(total, tally);
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return total;
}
