import { message } from '../../i18n/index.ts';
import type { ConnectReport, ConnectStep } from '../../messaging/index.ts';
import { ProblemError } from '../../model/index.ts';
import { writeOutboxPause } from '../../outbox/index.ts';
import { parseAddress } from '../../service/index.ts';
import type { Connection, ConnectionSummary } from '../../stored-state/index.ts';
import {
  changeLocalWorlds,
  readAccountId,
  readConnection,
  tidyStoredConnection,
  writeAccountId,
  writeConnection,
} from '../../stored-state/index.ts';
import type { Credentials, Vault } from '../../vault/index.ts';
import {
  beginOperation,
  changeConnection,
  endOperation,
  exposureOf,
  markRefused,
  placeOf,
  readUnfinished,
  SUMMARY_LOCK,
} from './connection-state.ts';
import { clearAccountData, disconnectAccount } from './disconnect.ts';
import type { ServiceAccess } from './service-access.ts';
import { type Verification, verifyCredentials, verifyEitherOrder } from './verify-credentials.ts';

/** The last four characters of a long enough secret. */
const endingOf = (secret: string) => (secret.length >= 12 ? secret.slice(-4) : '');

const LOCKED: ConnectStep = { name: 'keys', ok: false, sentence: message('connection.locked') };
const NONE: ConnectStep = { name: 'address', ok: false, sentence: message('connection.notConnected') };

/** Replaces a summary that was lost while the credentials are locked. Unlocking restores the rest. */
const UNKNOWN: Connection = {
  state: 'locked',
  address: '',
  version: 'current',
  segment: '',
  username: '',
  worlds: [],
  worldId: null,
  hasPassphrase: true,
  tokenExposed: false,
  templates: [],
};

/** Another window has set a passphrase. Changing it here would make stored secrets unreadable. */
const ALREADY_LOCKED: ConnectStep = {
  name: 'keys',
  ok: false,
  sentence: message('connection.passphraseAlreadySet'),
};

export type ConnectionManager = ReturnType<typeof createConnectionManager>;

/** The world for new drafts: the previous one, or else the first in World Anvil's list. */
function chosenWorld(met: NonNullable<Verification['met']>, before: ConnectionSummary): string | null {
  const ids = met.worlds.map(({ id }) => id);
  const previous = before.state === 'none' ? null : before.worldId;
  return previous !== null && ids.includes(previous) ? previous : (ids[0] ?? null);
}

async function isSameAccount(
  before: ConnectionSummary,
  { address }: Credentials,
  { identity }: NonNullable<Verification['met']>,
): Promise<boolean> {
  if (before.state === 'none' || before.address !== address) return false;
  const id = await readAccountId();
  return id === null ? before.username === identity.username : id === identity.id;
}

function tidied(credentials: Credentials): Credentials {
  const place = parseAddress(credentials.address, credentials.version, credentials.segment);
  return {
    ...credentials,
    address: place.ok ? place.value.address : credentials.address,
    segment: credentials.segment.trim(),
    applicationKey: credentials.applicationKey.trim(),
    userToken: credentials.userToken.trim(),
  };
}

/** Runs one operation at a time: connect, check and disconnect never overlap. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('connecting', work);

/**
 * `connected` is called after each success and each choice of a world. It resolves once the work that follows would
 * survive the worker. `forgetCopy` deletes the offline copy and resolves when nothing writes to it any more. `stopWork`
 * resolves when nothing is running.
 */
export function createConnectionManager(
  vault: Vault,
  requests: ServiceAccess,
  rest: { connected(): Promise<void>; forgetCopy(): Promise<void>; stopWork(): Promise<void> },
) {
  async function settle(
    credentials: Credentials,
    met: NonNullable<Verification['met']>,
  ): Promise<Connection> {
    const known = await readConnection();
    if (!(await isSameAccount(known, credentials, met))) {
      await rest.forgetCopy();
      // A damaged summary doesn't say whose worlds these were, so their data stays.
      const before = placeOf(known);
      const next = parseAddress(credentials.address, credentials.version, credentials.segment);
      if (before) await clearAccountData(before.permission, next.ok ? next.value.permission : null);
    }
    // Nothing else changes the summary meanwhile, so a world chosen at this moment stays chosen.
    return navigator.locks.request(SUMMARY_LOCK, async () => {
      const before = await readConnection();
      const connection: Connection = {
        state: 'connected',
        address: credentials.address,
        version: credentials.version,
        segment: credentials.segment,
        username: met.identity.username,
        worlds: met.worlds,
        worldId: chosenWorld(met, before),
        ...exposureOf(await vault.protection()),
        templates: [...met.templates],
      };
      await writeAccountId(met.identity.id);
      await writeConnection(connection);
      await writeOutboxPause(null);
      await rest.connected();
      await endOperation();
      return connection;
    });
  }

  async function connect(typed: Credentials, passphrase: string | null): Promise<ConnectReport> {
    const cannot = async (step: ConnectStep) => ({ steps: [step], connection: await readConnection() });
    if ((await vault.state()) === 'locked') return cannot(LOCKED);
    if (passphrase !== null && (await vault.hasPassphrase())) return cannot(ALREADY_LOCKED);
    const { steps, met, credentials, areExchanged, wrongKey } = await verifyEitherOrder(
      tidied(typed),
      requests.serviceWith,
    );
    const about = { steps, areExchanged, wrongKey };
    if (!met) return { ...about, connection: await readConnection() };
    await beginOperation('connect');
    await vault.write(credentials, passphrase);
    await changeLocalWorlds((local) => ({ ...local, isPreferred: false }));
    return { ...about, connection: await settle(credentials, met) };
  }

  async function check(): Promise<ConnectReport> {
    const credentials = await vault.read();
    if (!credentials) {
      const step = (await vault.state()) === 'locked' ? LOCKED : NONE;
      return { steps: [step], connection: await readConnection() };
    }
    const { steps, met, refusal } = await verifyCredentials(credentials, requests.serviceWith);
    if (met) return { steps, connection: await settle(credentials, met) };
    return { steps, connection: refusal === null ? await readConnection() : await markRefused(refusal) };
  }

  const disconnect = () => disconnectAccount(vault, requests, rest);

  /** Whether the credentials exist but the summary is missing or unusable. */
  async function isWithoutSummary(): Promise<boolean> {
    const connection = await readConnection();
    const isUnknown = async ({ address }: Connection) => address === '' || (await readAccountId()) === null;
    if (connection.state !== 'none') return connection.state !== 'locked' && isUnknown(connection);
    const state = await vault.state();
    if (state === 'locked') await writeConnection(UNKNOWN);
    return state === 'open';
  }

  /** Rejected credentials aren't retried forever. Without a summary, nobody would see them either. */
  async function giveUpIfRefused({ steps, connection }: ConnectReport): Promise<void> {
    const state = await vault.state();
    const isRefused = steps.some(({ name, ok }) => name === 'keys' && !ok);
    // If nothing was stored when the worker died, nothing was begun.
    if (state === 'locked' || (state === 'open' && !isRefused)) return;
    if (connection.state === 'none') await vault.clear();
    await endOperation();
  }

  return {
    /** `passphrase`: null for none, or to keep the current one. */
    connect: (typed: Credentials, passphrase: string | null = null) =>
      inTurn(() => connect(typed, passphrase)),
    /** Null while locked or empty. */
    async endings() {
      const credentials = await vault.read();
      if (!credentials) return null;
      const { applicationKey, userToken } = credentials;
      return { applicationKey: endingOf(applicationKey), userToken: endingOf(userToken) };
    },
    check: () => inTurn(check),
    disconnect: () => inTurn(disconnect),
    /** Finishes what an earlier worker began, and recreates a damaged summary. */
    finish: () =>
      inTurn(async () => {
        await tidyStoredConnection();
        const begun = await readUnfinished();
        if (begun === 'disconnect') await disconnect();
        else if (begun === 'connect' || (await isWithoutSummary())) await giveUpIfRefused(await check());
      }),

    async chooseWorld(worldId: string): Promise<void> {
      const connection = await changeConnection((now) =>
        now.worlds.some(({ id }) => id === worldId) ? { ...now, worldId } : now,
      );
      if (connection.state === 'none' || connection.worldId !== worldId)
        throw new ProblemError({ kind: 'worldGone', sentence: message('connection.worldGone') });
      await rest.connected();
    },
  };
}
