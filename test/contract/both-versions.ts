import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import {
  createSampleService,
  createSampleWorld,
  deleteSampleWorld,
  SAMPLE_WORLD_ID,
} from '../../lib/sample-world/index.ts';
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

/** What suites that also run against the sample world work with. */
export interface CommonGround {
  version: ServiceVersion;
  platform: Pick<Platform, 'worldId' | 'requests' | 'clearRequests'>;
  /** Requests of one write. */
  sent: 0 | 1;
  service: FullService;
  /** A client for the current version. */
  current: FullService;
  /** Fields of an article that no response of every version contains. */
  stored(id: string): Promise<{ position: unknown; userMetadata: unknown }>;
}

export interface Ground extends CommonGround {
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
      ground = {
        ...{ version, platform, as, service: as({}), sent: 1 },
        current: as({ version: 'current', segment: SEGMENTS.current }),
        async stored(id) {
          const row = platform.articles().find((article) => article.id === id);
          return { position: row?.position, userMetadata: JSON.parse(row?.userMetadata ?? 'null') };
        },
      };
    });
    beforeEach(() => {
      ground.platform.faults.clear();
      ground.platform.clearRequests();
    });
    afterAll(() => ground.platform.close());

    suite(() => ground);
  });
}

/** Runs the same suite for both API versions and the sample world. */
export function everyService(
  name: string,
  options: PlatformOptions,
  suite: (ground: () => CommonGround) => void,
) {
  bothVersions(name, options, suite);
  describe(`${name}: sample world`, () => {
    const service = createSampleService();
    const platform = { worldId: SAMPLE_WORLD_ID, requests: () => [], clearRequests: () => {} };
    const ground: CommonGround = {
      ...{ version: 'current', platform, service, current: service, sent: 0 },
      async stored(id) {
        const { position, userMetadata } = (await service.article(id)).raw;
        return { position, userMetadata };
      },
    };
    beforeAll(() => createSampleWorld());
    afterAll(() => deleteSampleWorld());

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
