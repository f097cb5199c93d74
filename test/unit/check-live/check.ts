import { vi } from 'vitest';
import { createPacer, type ServiceVersion, userAgent } from '../../../lib/service/index.ts';
import { HOMEPAGE } from '../../../scripts/build/domain.ts';
import {
  type Answer,
  type LiveCheck,
  type RunOptions,
  runLiveCheck,
  type ScratchWorld,
  writingIn,
} from '../../../scripts/check-live/index.ts';
import { createObserver } from '../../../scripts/check-live/observe.ts';
import type { Platform } from '../../service/index.ts';

/** A clock that doesn't wait. Where `Date` is faked, it moves, too, so that the stand-in sees the same time. */
export function fakeClock() {
  let now = Date.now();
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    async sleep(milliseconds: number) {
      waits.push(milliseconds);
      now += milliseconds;
      if (vi.isFakeTimers()) vi.setSystemTime(now);
    },
  };
}

export function observerOf(platform: Platform, version: ServiceVersion) {
  return createObserver({
    address: platform.url,
    version,
    segment: '',
    applicationKey: platform.applicationKey,
    userToken: platform.authToken,
    userAgent: userAgent('Loreside', HOMEPAGE, '0.1.0'),
    pacer: createPacer({ pace: 10_000, burst: 1_000 }),
  });
}

let runs = 0;

/** Runs a check against the stand-in. */
export function checkPlatform(
  platform: Platform,
  version: ServiceVersion,
  { scratchWorld, ...options }: Partial<RunOptions> & { scratchWorld?: Omit<ScratchWorld, 'run'> } = {},
): Promise<LiveCheck> {
  return runLiveCheck({
    version,
    observe: observerOf(platform, version),
    clock: fakeClock(),
    writing: scratchWorld ? writingIn({ ...scratchWorld, run: `f00d${++runs}` }) : null,
    ...options,
  });
}

/** The answers by fact, as short text. */
export const answersIn = ({ findings }: Pick<LiveCheck, 'findings'>): Record<string, string> =>
  Object.fromEntries(findings.map(({ fact, answer }) => [fact, textOf(answer)]));

function textOf(answer: Answer): string {
  if (answer.kind === 'value') return String(answer.value);
  return answer.kind === 'unknown' ? `? ${answer.because}` : answer.kind;
}
