import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import type { WorldId } from '../../model/index.ts';
import { hasConsent } from '../../permissions/index.ts';
import { createSampleService, hasSampleWorld, SAMPLE_WORLD_ID } from '../../sample-world/index.ts';
import type { FullService, Service, ServiceOptions, StreamingMemory } from '../../service/index.ts';
import {
  createPacer,
  createService,
  headerRules,
  loadFullService,
  parseAddress,
  ServiceError,
  userAgent,
} from '../../service/index.ts';
import { readSettings, type Settings, watchSettings } from '../../settings/index.ts';
import type { Slowdown } from '../../stored-state/index.ts';
import { readConnection, readSlowdown, sourceOf, writeSlowdown } from '../../stored-state/index.ts';
import type { Credentials, Vault } from '../../vault/index.ts';
import { readTimingOverrides } from '../core/timing-overrides.ts';
import { checkAccess, readUnfinished } from './connection-state.ts';

/** Each host gets a block of ten rule ids. */
const TEN = 10;

/** Our user agent, as World Anvil requires. */
function ownUserAgent(): string {
  const { homepage_url: home, version } = browser.runtime.getManifest();
  return userAgent('Loreside', home ?? '', version);
}

/** Rules survive the worker but not the browser, so each worker sets its own before its first request. */
export function createHeaderRules() {
  const set = new Map<string, Promise<void>>();
  let place = 0;
  let queue: Promise<unknown> = Promise.resolve();

  async function write(host: string): Promise<void> {
    const base = place * TEN;
    const stale = place === 0 ? await browser.declarativeNetRequest.getSessionRules() : [];
    const extensionHost = new URL(browser.runtime.getURL('')).hostname;
    const rules = headerRules({ extensionHost, apiHost: host, userAgent: ownUserAgent() });
    await browser.declarativeNetRequest.updateSessionRules({
      removeRuleIds: stale.map(({ id }) => id),
      addRules: rules.map((rule) => ({ ...rule, id: base + rule.id })),
    });
    place += 1;
  }

  async function clear(): Promise<void> {
    set.clear();
    const all = await browser.declarativeNetRequest.getSessionRules();
    await browser.declarativeNetRequest.updateSessionRules({ removeRuleIds: all.map(({ id }) => id) });
  }

  return {
    /** Resolves once requests to the host carry headers that only the browser can set. */
    name(host: string): Promise<void> {
      const known = set.get(host);
      if (known) return known;
      const written = queue.then(() => write(host));
      queue = written.catch(() => set.delete(host));
      set.set(host, written);
      return written;
    },
    forget(): Promise<void> {
      const cleared = queue.then(clear);
      queue = cleared.catch(reportAs('connection.header-rules'));
      return cleared;
    },
  };
}

const STREAMING = 'requests.streaming';

/** Which origins accept a streamed body. Learned once per browser session, not per worker. */
const streaming: StreamingMemory = {
  async get(origin) {
    const known = (await browser.storage.session.get(STREAMING))[STREAMING];
    const found: unknown = typeof known === 'object' && known !== null ? Reflect.get(known, origin) : null;
    return typeof found === 'boolean' ? found : null;
  },
  async set(origin, streams) {
    const known = (await browser.storage.session.get(STREAMING))[STREAMING];
    await browser.storage.session.set({ [STREAMING]: { ...(known ?? {}), [origin]: streams } });
  },
};

/** The service, with credentials from the vault or with new ones to verify. */
export type ServiceAccess = ReturnType<typeof createServiceAccess>;

export function createServiceAccess(vault: Vault) {
  const pacer = createPacer({
    remember: (slowdown) => writeSlowdown(slowdown).catch(reportAs('connection.slowdown')),
  });
  const rules = createHeaderRules();
  const keep = async ({ pace }: Settings) => pacer.setPace((await readTimingOverrides()).pace ?? pace);
  const resume = (slowdown: Slowdown | null) => slowdown && pacer.resume(slowdown);
  const paced = Promise.all([readSettings().then(keep), readSlowdown().then(resume)]);
  watchSettings(keep);

  async function optionsFor(credentials: Credentials): Promise<ServiceOptions> {
    const place = parseAddress(credentials.address, credentials.version, credentials.segment);
    if (!place.ok)
      throw new ServiceError({ kind: 'invalid', sentence: place.problem.sentence, status: 0 }, false);
    const { host } = place.value;
    await paced;
    return {
      ...credentials,
      userAgent: ownUserAgent(),
      pacer,
      streaming,
      fetch: async (input, init) => {
        await rules.name(host);
        // The browser enforces access to the host, but not the consent to send data.
        if (!(await hasConsent())) {
          await checkAccess();
          throw new Error('The person doesn’t allow sending data.');
        }
        return fetch(input, init);
      },
    };
  }

  async function access(): Promise<ServiceOptions | null> {
    const [connection, unsettled] = await Promise.all([readConnection(), readUnfinished()]);
    if (connection.state !== 'connected' || connection.address === '' || unsettled) return null;
    const credentials = await vault.read();
    return credentials && optionsFor(credentials);
  }

  return {
    forget: rules.forget,
    serviceWith: async (credentials: Credentials): Promise<Service> =>
      createService(await optionsFor(credentials)),
    /** Null without a working connection: none, locked, refused, or being changed. */
    async service(): Promise<Service | null> {
      const options = await access();
      return options && createService(options);
    },
    async wholeService(): Promise<FullService | null> {
      const options = await access();
      return options && loadFullService(options);
    },
  };
}

/** The service of a world: World Anvil, our own database for the sample, none for one from an export. */
export function createServiceOfWorld(
  access: Pick<ServiceAccess, 'wholeService'>,
): (worldId: WorldId | null) => Promise<FullService | null> {
  let sample: FullService | null = null;
  const sampleService = (): FullService => {
    sample ??= createSampleService();
    return sample;
  };
  return async (worldId) => {
    switch (await sourceOf(worldId)) {
      case 'sample':
        return sampleService();
      case 'export':
        return null;
      default:
        if (worldId !== SAMPLE_WORLD_ID) return access.wholeService();
        // It gets its first changes before it is listed. Nobody's account has it.
        return (await hasSampleWorld()) ? sampleService() : null;
    }
  };
}
