import browser from 'webextension-polyfill';
import { writeOutboxPause } from '../../outbox/index.ts';
import { readConnection, writeAccountId, writeConnection } from '../../stored-state/index.ts';
import type { Vault } from '../../vault/index.ts';
import { clearAccountData } from './account-data.ts';
import { placeOf } from './connection-state.ts';
import type { ServiceAccess } from './service-access.ts';
import { beginOperation, endOperation } from './unfinished-operation.ts';

/**
 * Deletes everything that a connection brought: credentials, summary, account id, local copy, what screens keep of its
 * worlds, header rules, what the session holds, and the permission for the address. Drafts and settings stay. It may be
 * interrupted anywhere and started again: that it was begun is written down first. The browser can keep deleted records
 * in its files, so screens ask for the token to be renewed.
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
  await endOperation();
}
