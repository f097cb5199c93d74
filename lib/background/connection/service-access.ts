import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import { hasConsent } from '../../permissions/index.ts';
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
import { readConnection, readSlowdown, type Slowdown, writeSlowdown } from '../../stored-state/index.ts';
import type { Credentials, Vault } from '../../vault/index.ts';
import { readTimingOverrides } from '../core/timing-overrides.ts';
import { checkAccess } from './connection-state.ts';
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
