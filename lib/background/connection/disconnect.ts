import browser from 'webextension-polyfill';
import { writeOutboxPause } from '../../outbox/index.ts';
import { removeConsent } from '../../permissions/index.ts';
import { readConnection, writeAccountId, writeConnection } from '../../stored-state/index.ts';
import type { Vault } from '../../vault/index.ts';
import { clearAccountData } from './account-data.ts';
import { placeOf } from './connection-state.ts';
import type { ServiceAccess } from './service-access.ts';
import { beginOperation, endOperation } from './unfinished-operation.ts';

/**
 * Deletes everything that belongs to a connection: credentials, summary, account id, offline copy, screens' data of its
 * worlds, header rules, session storage, the permission for the address and the consent to send data. Drafts and settings stay. It can be
 * interrupted anywhere and repeated, because its start is stored first. Deleted records may remain in the browser's
 * files, so screens ask the user to renew the token.
 */
export async function disconnectAccount(
  vault: Vault,
  requests: ServiceAccess,
  rest: { stopWork(): Promise<void>; forgetCopy(): Promise<void> },
): Promise<void> {
  await beginOperation('disconnect');
  await rest.stopWork();
  await vault.clear();
  const place = placeOf(await readConnection());
  await writeConnection({ state: 'none' });
  await writeAccountId(null);
  await writeOutboxPause(null);
  await browser.storage.session.clear();
  await rest.forgetCopy();
  await requests.forget();
  await clearAccountData(place?.permission ?? null, null);
  await removeConsent();
  await endOperation();
}
