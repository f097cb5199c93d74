import browser from 'webextension-polyfill';
import {
  createPacer,
  createService,
  type FullService,
  loadFullService,
  parseAddress,
  type Service,
  ServiceError,
  type ServiceOptions,
  type StreamingMemory,
} from '../../service/index.ts';
import { readSettings, type Settings, watchSettings } from '../../settings/index.ts';
import { readConnection } from '../../stored-state/index.ts';
import type { Credentials, Vault } from '../../vault/index.ts';
import { readTimingOverrides } from '../core/timing-overrides.ts';
import { createHeaderRules, ownUserAgent } from './header-rules.ts';
import { readUnfinished } from './unfinished-operation.ts';

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
export interface ServiceAccess {
  /** Null without a working connection: none, locked, refused, or being changed. */
  service(): Promise<Service | null>;
  /** The same with all of World Anvil's resources. */
  wholeService(): Promise<FullService | null>;
  /** Throws a `ServiceError` for an invalid address. */
  serviceWith(credentials: Credentials): Promise<Service>;
  /** Removes the header rules. */
  forget(): Promise<void>;
}

export function createServiceAccess(vault: Vault): ServiceAccess {
  const pacer = createPacer();
  const rules = createHeaderRules();
  const keep = async ({ pace }: Settings) => pacer.setPace((await readTimingOverrides()).pace ?? pace);
  const paced = readSettings().then(keep);
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
    forget: () => rules.forget(),
    serviceWith: async (credentials) => createService(await optionsFor(credentials)),
    async service() {
      const options = await access();
      return options && createService(options);
    },
    async wholeService() {
      const options = await access();
      return options && loadFullService(options);
    },
  };
}
