import browser from 'webextension-polyfill';
import { parseAddress } from '../../lib/service/index.ts';
import {
  type Connection,
  type ConnectionSummary,
  readConnection,
  writeConnection,
} from '../../lib/settings/index.ts';

/** Changes the summary as it stands, one change at a time; nothing happens while there is no connection. */
export function changeConnection(edit: (connection: Connection) => Connection): Promise<ConnectionSummary> {
  return navigator.locks.request('connection', async () => {
    const connection = await readConnection();
    if (connection.state === 'none') return connection;
    const next = edit(connection);
    if (JSON.stringify(next) !== JSON.stringify(connection)) await writeConnection(next);
    return next;
  });
}

/** The service turned the credentials away; screens say so until a check or a new connection succeeds. */
export function markRefused(sentence: string): Promise<ConnectionSummary> {
  return changeConnection((connection) => ({ ...connection, state: 'refused', sentence }));
}

export function withoutSentence({ sentence: _sentence, ...rest }: Connection): Connection {
  return rest;
}

/** The browser took back the leave to reach an address: where it is ours, screens say so at once. */
export async function onPermissionRemoved(): Promise<void> {
  const connection = await readConnection();
  if (connection.state === 'none') return;
  const place = parseAddress(connection.address, connection.version, connection.segment);
  if (!place.ok || (await browser.permissions.contains({ origins: [place.permission] }))) return;
  await markRefused(
    `The browser does not let Loreside reach ${place.host} any more. Your drafts are kept here; connect again to allow it.`,
  );
}
