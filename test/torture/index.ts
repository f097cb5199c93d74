// Torture: a real browser with the built extension, a hostile network and seeded deaths, and the count of what happened
// to every saved draft.
import type { Version } from '../e2e/chromium/connect.ts';
import { chanceFrom } from './chance.ts';
import { runSession } from './session.ts';
import type { BrowserName, Protocol } from './subject.ts';
import { add, nothing, type Tally } from './verdict.ts';

export type { Version } from '../e2e/chromium/connect.ts';
export type { BrowserName, Protocol } from './subject.ts';
export { add, nothing, type Tally } from './verdict.ts';

export interface TortureOptions {
  browser: BrowserName;
  trials: number;
  seed: number;
  protocols: Protocol[];
  versions: Version[];
  headed: boolean;
  /** Called after each session. */
  onSession?: (name: string, tally: Tally) => void;
}

/** Sessions that run in parallel. */
const LANES = 2;
/** Drafts per session. Each draft scans all newer ones, so more of them would take too long. */
const CROWD = 15;

interface Sitting {
  version: Version;
  protocol: Protocol;
  trials: number;
  number: number;
}

/** Distributes the trials over versions and protocols, in sessions of limited size. */
function sittings({ trials, versions, protocols }: TortureOptions): Sitting[] {
  const pairs = versions.flatMap((version) => protocols.map((protocol) => ({ version, protocol })));
  const count = Math.ceil(trials / CROWD / pairs.length) * pairs.length;
  return Array.from({ length: count }, (_, number) => ({
    version: pairs[number % pairs.length]?.version ?? 'current',
    protocol: pairs[number % pairs.length]?.protocol ?? 'h2',
    trials: Math.floor(trials / count) + (number < trials % count ? 1 : 0),
    number,
  })).filter((sitting) => sitting.trials > 0);
}

/** Every session has its own browser and stand-in. */
export async function torture(options: TortureOptions): Promise<Tally> {
  const waiting = sittings(options);
  let total = nothing;
  async function lane(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { version, protocol, trials, number } = next;
      const chance = chanceFrom(options.seed * 31 + number);
      const { browser, headed } = options;
      const name = `Torture ${number + 1} ${version} ${protocol}`;
      const tally = await runSession({ browser, version, protocol, trials, chance, headed, name });
      options.onSession?.(name, tally);
      total = add(total, tally);
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return total;
}
