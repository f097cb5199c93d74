import { BridgeError, type ConnectReport, type ConnectStep } from '../../lib/bridge/index.ts';
import { parseAddress } from '../../lib/service/index.ts';
import {
  type Connection,
  type ConnectionSummary,
  readConnection,
  setBrokenConnectionAside,
  writeConnection,
  writeOutboxPause,
} from '../../lib/settings/index.ts';
import type { Credentials, Vault } from '../../lib/vault/index.ts';
import { changeConnection, markRefused, placeOf } from './connectionstate.ts';
import { type Introduction, introduce } from './introduction.ts';
import { leave } from './leaving.ts';
import type { Requests } from './requests.ts';
import { beganWith, begin, end } from './unsettled.ts';
import { forgetTraces } from './worldtraces.ts';

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

/** Stands for a summary that was lost while the credentials are locked: unlocking finds out the rest. */
const UNKNOWN: Connection = {
  state: 'locked',
  address: '',
  version: 'current',
  segment: '',
  username: '',
  accountId: '',
  worlds: [],
  worldId: null,
  keyEnding: '',
  tokenEnding: '',
  hasPassphrase: true,
  templates: [],
};

export interface ConnectionDesk {
  connect(credentials: Credentials): Promise<ConnectReport>;
  check(): Promise<ConnectReport>;
  chooseWorld(worldId: string): Promise<void>;
  disconnect(): Promise<void>;
  /** Ends what a worker before this one had begun, and makes a summary anew that was damaged. */
  finish(): Promise<void>;
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

/** One thing at a time with the connection: a connect, a check and a disconnect never cross. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('connecting', work);

/**
 * `connected` is told after each success and each new choice, and resolves when what comes of it would outlive the worker;
 * `forgetCopy` takes the local copy away and resolves when nobody writes to it any more; `stopWork` resolves when nothing
 * is under way.
 */
export function createConnectionDesk(
  vault: Vault,
  requests: Requests,
  rest: { connected(): Promise<void>; forgetCopy(): Promise<void>; stopWork(): Promise<void> },
): ConnectionDesk {
  async function settle(
    credentials: Credentials,
    met: NonNullable<Introduction['met']>,
  ): Promise<Connection> {
    const known = await readConnection();
    if (!isSameAccount(known, credentials, met)) {
      await rest.forgetCopy();
      // Whose worlds a damaged summary told of is not known: what screens keep of them stays.
      const before = known.state !== 'none' && known.accountId !== '' ? placeOf(known) : null;
      const next = parseAddress(credentials.address, credentials.version, credentials.segment);
      if (before) await forgetTraces(before.permission, next.ok ? next.permission : null);
    }
    // Nobody else changes the summary meanwhile: a world that is being chosen right now stays chosen.
    return navigator.locks.request('connection', async () => {
      const before = await readConnection();
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
      await rest.connected();
      await end();
      return connection;
    });
  }

  async function connect(typed: Credentials): Promise<ConnectReport> {
    if ((await vault.state()) === 'locked') return { steps: [LOCKED], connection: await readConnection() };
    const credentials = tidied(typed);
    const { steps, met } = await introduce(credentials, requests.serviceWith);
    if (!met) return { steps, connection: await readConnection() };
    await begin('connect');
    await vault.write(credentials);
    return { steps, connection: await settle(credentials, met) };
  }

  async function check(): Promise<ConnectReport> {
    const credentials = await vault.read();
    if (!credentials) {
      const step = (await vault.state()) === 'locked' ? LOCKED : NONE;
      return { steps: [step], connection: await readConnection() };
    }
    const { steps, met, refusal } = await introduce(credentials, requests.serviceWith);
    if (met) return { steps, connection: await settle(credentials, met) };
    return { steps, connection: refusal === null ? await readConnection() : await markRefused(refusal) };
  }

  const disconnect = () => leave(vault, requests, rest);

  /** The summary is gone or says nothing, and the credentials are there. */
  async function isWithoutSummary(): Promise<boolean> {
    const connection = await readConnection();
    if (connection.state !== 'none') return connection.accountId === '' && connection.state !== 'locked';
    const state = await vault.state();
    if (state === 'locked') await writeConnection(UNKNOWN);
    return state === 'open';
  }

  /** Credentials that the service turned away are not tried for ever; without a summary nobody would see them either. */
  async function giveUpIfRefused({ steps, connection }: ConnectReport): Promise<void> {
    const state = await vault.state();
    const isRefused = steps.some(({ name, ok }) => name === 'keys' && !ok);
    // Nothing was kept yet when the worker died: then nothing was begun.
    if (state === 'locked' || (state === 'open' && !isRefused)) return;
    if (connection.state === 'none') await vault.clear();
    await end();
  }

  return {
    connect: (typed) => inTurn(() => connect(typed)),
    check: () => inTurn(check),
    disconnect: () => inTurn(disconnect),
    finish: () =>
      inTurn(async () => {
        await setBrokenConnectionAside();
        const begun = await beganWith();
        if (begun === 'disconnect') await disconnect();
        else if (begun === 'connect' || (await isWithoutSummary())) await giveUpIfRefused(await check());
      }),

    async chooseWorld(worldId) {
      const connection = await changeConnection((now) =>
        now.worlds.some(({ id }) => id === worldId) ? { ...now, worldId } : now,
      );
      if (connection.state === 'none' || connection.worldId !== worldId)
        throw new BridgeError(
          'This world is not among yours any more. Nothing was changed; check the connection.',
        );
      await rest.connected();
    },
  };
}
