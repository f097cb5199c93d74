import browser from 'webextension-polyfill';
import { BridgeError, type ConnectReport, type ConnectStep } from '../../lib/bridge/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import { parseAddress } from '../../lib/service/index.ts';
import {
  type Connection,
  type ConnectionSummary,
  readConnection,
  writeConnection,
  writeOutboxPause,
} from '../../lib/settings/index.ts';
import type { Credentials, Vault } from '../../lib/vault/index.ts';
import { changeConnection, markRefused } from './connectionstate.ts';
import { type Introduction, introduce } from './introduction.ts';
import type { Requests } from './requests.ts';

/** The last four characters, of secrets that are long enough to spare them. */
const endingOf = (secret: string) => (secret.length >= 12 ? secret.slice(-4) : '');

const LOCKED: ConnectStep = {
  name: 'keys',
  ok: false,
  sentence:
    'The credentials are locked. Unlock them with your passphrase first, or disconnect and connect anew.',
};
const NONE: ConnectStep = {
  name: 'address',
  ok: false,
  sentence: 'Nothing is connected yet. Connect first.',
};

export interface ConnectionDesk {
  connect(credentials: Credentials): Promise<ConnectReport>;
  check(): Promise<ConnectReport>;
  chooseWorld(worldId: string): Promise<void>;
  disconnect(): Promise<void>;
}

/** The world that drafts go to: the one from before, else the first that the platform names. */
function chosenWorld(met: NonNullable<Introduction['met']>, before: ConnectionSummary): string | null {
  const ids = met.worlds.map(({ id }) => id);
  const previous = before.state === 'none' ? null : before.worldId;
  return previous !== null && ids.includes(previous) ? previous : (ids[0] ?? null);
}

function isSameAccount(
  before: ConnectionSummary,
  { address }: Credentials,
  { identity }: NonNullable<Introduction['met']>,
): boolean {
  return before.state !== 'none' && before.address === address && before.accountId === identity.id;
}

function tidied(credentials: Credentials): Credentials {
  const place = parseAddress(credentials.address, credentials.version, credentials.segment);
  return {
    ...credentials,
    address: place.ok ? place.address : credentials.address,
    segment: credentials.segment.trim(),
    applicationKey: credentials.applicationKey.trim(),
    userToken: credentials.userToken.trim(),
  };
}

/** `connected` is told after each success, `disconnecting` before the wipe: the rest of the background takes it up. */
export function createConnectionDesk(
  vault: Vault,
  requests: Requests,
  rest: { connected(worldId: string | null): void; disconnecting(): Promise<void> },
): ConnectionDesk {
  /** Nobody else changes the summary meanwhile: a world that is being chosen right now stays chosen. */
  function settle(credentials: Credentials, met: NonNullable<Introduction['met']>): Promise<Connection> {
    return navigator.locks.request('connection', async () => {
      const before = await readConnection();
      if (!isSameAccount(before, credentials, met)) await (await openLibrary()).clear();
      const connection: Connection = {
        state: 'connected',
        address: credentials.address,
        version: credentials.version,
        segment: credentials.segment,
        username: met.identity.username,
        accountId: met.identity.id,
        worlds: met.worlds,
        worldId: chosenWorld(met, before),
        keyEnding: endingOf(credentials.applicationKey),
        tokenEnding: endingOf(credentials.userToken),
        hasPassphrase: await vault.hasPassphrase(),
        templates: [...met.templates],
      };
      await writeConnection(connection);
      await writeOutboxPause(null);
      rest.connected(connection.worldId);
      return connection;
    });
  }

  return {
    async connect(typed) {
      if ((await vault.state()) === 'locked') return { steps: [LOCKED], connection: await readConnection() };
      const credentials = tidied(typed);
      const { steps, met } = await introduce(credentials, requests.serviceWith);
      if (!met) return { steps, connection: await readConnection() };
      await vault.write(credentials);
      return { steps, connection: await settle(credentials, met) };
    },

    async check() {
      const credentials = await vault.read();
      if (!credentials) {
        const step = (await vault.state()) === 'locked' ? LOCKED : NONE;
        return { steps: [step], connection: await readConnection() };
      }
      const { steps, met, refusal } = await introduce(credentials, requests.serviceWith);
      if (met) return { steps, connection: await settle(credentials, met) };
      return { steps, connection: refusal === null ? await readConnection() : await markRefused(refusal) };
    },

    async chooseWorld(worldId) {
      const connection = await changeConnection((now) =>
        now.worlds.some(({ id }) => id === worldId) ? { ...now, worldId } : now,
      );
      if (connection.state === 'none' || connection.worldId !== worldId)
        throw new BridgeError(
          'This world is not among yours any more. Nothing was changed; check the connection.',
        );
      rest.connected(worldId);
    },

    async disconnect() {
      await rest.disconnecting();
      await vault.clear();
      await writeConnection({ state: 'none' });
      await writeOutboxPause(null);
      await browser.storage.session.clear();
      await (await openLibrary()).clear();
    },
  };
}
