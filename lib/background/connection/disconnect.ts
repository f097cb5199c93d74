import browser from 'webextension-polyfill';
import {
  consentedHosts,
  EARLIER_CONSENT_KEY,
  IMAGE_CONSENT_KEY,
  readImageConsent,
} from '../../images/index.ts';
import { writeOutboxPause } from '../../outbox/index.ts';
import { removeConsent } from '../../permissions/index.ts';
import { readSettings } from '../../settings/index.ts';
import {
  BROKEN_CONNECTION_KEY,
  readConnection,
  readLocalWorlds,
  SHOWN_WORLD_KEY,
  writeAccountId,
  writeConnection,
} from '../../stored-state/index.ts';
import type { Vault } from '../../vault/index.ts';
import { STATBLOCK_TEMPLATES_KEY } from '../statblock/statblock-templates.ts';
import { changeTraces } from '../worlds/world-traces.ts';
import { beginOperation, endOperation, placeOf } from './connection-state.ts';
import type { ServiceAccess } from './service-access.ts';

/** Keys of `storage.local` under which screens store data of one account's worlds. */
const TRACES = [
  SHOWN_WORLD_KEY,
  STATBLOCK_TEMPLATES_KEY,
  IMAGE_CONSENT_KEY,
  EARLIER_CONSENT_KEY,
  BROKEN_CONNECTION_KEY,
] as const;

/**
 * Deletes what screens store of an account's worlds, but not of those that need no account, and removes permissions for image hosts and the given address,
 * except for the host that is still needed. Idempotent.
 */
export async function clearAccountData(given: string | null, stillNeeded: string | null): Promise<void> {
  const { pageDomains } = await readSettings();
  const domains = pageDomains.map((host) => `https://${host}/*`);
  const hosts = new Set([
    ...consentedHosts(await readImageConsent()),
    ...domains,
    ...(given === null ? [] : [given]),
  ]);
  if (stillNeeded !== null) hosts.delete(stillNeeded);
  // One by one: permissions granted by policy can't be removed, and that is fine.
  for (const host of hosts) await browser.permissions.remove({ origins: [host] }).catch(() => false);
  await browser.storage.local.remove([...TRACES]);
  const local = (await readLocalWorlds()).worlds.map(({ id }) => id);
  await changeTraces((worldId) => (local.includes(worldId) ? worldId : null));
}

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
