import browser from 'webextension-polyfill';
import { type Message, readMessage } from '../../i18n/index.ts';
import { readOutboxPause, writeOutboxPause } from '../../outbox/index.ts';
import { accessLost, isAccessLost, missingAccess } from '../../permissions/index.ts';
import { parseAddress } from '../../service/index.ts';
import type { Connection, ConnectionSummary } from '../../stored-state/index.ts';
import { readConnection, stored, writeConnection } from '../../stored-state/index.ts';
import type { Protection } from '../../vault/index.ts';

/** An operation that began and hasn't ended. Credentials and summary may not match. */
type UnfinishedOperation = 'connect' | 'disconnect';

/** Ends an unfinished operation if the worker dies or the network fails. */
export const CONNECTION_ALARM = 'connection';

const { read, write } = stored<UnfinishedOperation | null>('connection.unsettled', (raw) =>
  raw === 'connect' || raw === 'disconnect' ? raw : null,
);

/** Call it before the first of several writes that belong together. */
export async function beginOperation(operation: UnfinishedOperation): Promise<void> {
  await browser.alarms.create(CONNECTION_ALARM, { delayInMinutes: 0.5, periodInMinutes: 1 });
  await write(operation);
}

export { read as readUnfinished };

/** Call it after the last write. */
export async function endOperation(): Promise<void> {
  await write(null);
  await browser.alarms.clear(CONNECTION_ALARM);
}

/** A Web Lock: one change of the summary at a time. */
export const SUMMARY_LOCK = 'connection';

/** Changes the current summary, one change at a time. Does nothing without a connection. */
export function changeConnection(edit: (connection: Connection) => Connection): Promise<ConnectionSummary> {
  return navigator.locks.request(SUMMARY_LOCK, async () => {
    const connection = await readConnection();
    if (connection.state === 'none') return connection;
    const next = edit(connection);
    if (JSON.stringify(next) !== JSON.stringify(connection)) await writeConnection(next);
    return next;
  });
}

/**
 * The credentials can't be used. Screens say why until a check or a new connection succeeds. The pause is stored first:
 * no worker starts an outbox run while it exists.
 */
export async function markRefused(reason: Message): Promise<ConnectionSummary> {
  const sentence = readMessage(reason);
  const [connection, pause] = await Promise.all([readConnection(), readOutboxPause()]);
  if (connection.state === 'none') return connection;
  if (JSON.stringify(pause?.sentence) !== JSON.stringify(sentence))
    await writeOutboxPause({ sentence, since: Date.now() });
  return changeConnection((now) => ({ ...now, state: 'refused', sentence }));
}

export function withoutSentence({ sentence: _sentence, ...rest }: Connection): Connection {
  return rest;
}

/** How the credentials are stored, for screens. */
export const exposureOf = (protection: Protection | null) => ({
  hasPassphrase: protection === 'late' || protection === 'full',
  tokenExposed: protection === 'late',
});

/** The address of this connection. Null without one. */
export function placeOf(connection: ConnectionSummary) {
  if (connection.state === 'none') return null;
  const place = parseAddress(connection.address, connection.version, connection.segment);
  return place.ok ? place.value : null;
}

/** Whether the connection's access was lost: to its host, or the consent to send data. If so, screens say so at once. */
export async function checkAccess(): Promise<boolean> {
  const place = placeOf(await readConnection());
  const missing = place && (await missingAccess(place.permission));
  if (!missing) return false;
  await markRefused(accessLost(missing, place.host));
  return true;
}

/** Makes a connection usable again if it was refused only for its access, and that is back. */
export async function restoreAccess(): Promise<boolean> {
  const connection = await readConnection();
  const isLost = connection.state === 'refused' && isAccessLost(connection.sentence);
  if (!isLost || (await checkAccess())) return false;
  await writeOutboxPause(null);
  await changeConnection((now) => ({ ...withoutSentence(now), state: 'connected' }));
  return true;
}
