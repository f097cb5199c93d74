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

/** Shares the trials out among the versions and protocols, one session after the other. */
export async function torture(options: TortureOptions): Promise<Tally> {
  const pairs = options.versions.flatMap((version) =>
    options.protocols.map((protocol) => ({ version, protocol })),
  );
  let total = nothing;
  let left = options.trials;
  for (const [index, { version, protocol }] of pairs.entries()) {
    const trials = Math.ceil(left / (pairs.length - index));
    left -= trials;
    if (trials === 0) continue;
    const tally = await runSession({
      version,
      protocol,
      trials,
      chance: chanceFrom(options.seed * 31 + index),
      headed: options.headed,
      name: `Torture ${version} ${protocol}`,
    });
    options.onSession?.(`${version}, ${protocol}`, tally);
    total = add(total, tally);
  }
  return total;
}
