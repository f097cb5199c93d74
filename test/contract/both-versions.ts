import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import {
  createFullService,
  createPacer,
  type FullService,
  ServiceError,
  type ServiceOptions,
  type ServiceVersion,
} from '../../lib/service/index.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../service/index.ts';

const SEGMENTS = { current: 'boromir', earlier: 'aragorn' };

export interface Ground {
  version: ServiceVersion;
  platform: Platform;
  /** A client with the credentials of the first world's owner. */
  service: FullService;
  /** A client for another user or with other settings. */
  as(options: Partial<ServiceOptions>): FullService;
}

/** Runs the same suite for both API versions, each against its own stand-in server over HTTP. */
export function bothVersions(name: string, options: PlatformOptions, suite: (ground: () => Ground) => void) {
  describe.each(['current', 'earlier'] as const)(`${name}: %s version`, (version) => {
    let ground: Ground;

    beforeAll(async () => {
      const platform = await startPlatform(options);
      const as = (changes: Partial<ServiceOptions>) =>
        createFullService({
          address: platform.url,
          version,
          segment: SEGMENTS[version],
          applicationKey: platform.applicationKey,
          userToken: platform.authToken,
          userAgent: 'Loreside ( https://project.example/, 0.1.0 )',
          pacer: createPacer({ pace: 10_000, burst: 1_000 }),
          sleep: async () => {},
          ...changes,
        });
      ground = { version, platform, as, service: as({}) };
    });
    beforeEach(() => {
      ground.platform.faults.clear();
      ground.platform.clearRequests();
    });
    afterAll(() => ground.platform.close());

    suite(() => ground);
  });
}

/** The problem that a call was refused with. Fails the test if it succeeded. */
export async function refusal(promise: Promise<unknown>): Promise<ServiceError> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof ServiceError) return outcome;
  throw new Error(`expected a ServiceError, got ${String(outcome)}`);
}
