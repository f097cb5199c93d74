import browser from 'webextension-polyfill';
import {
  consentedHosts,
  EARLIER_CONSENT_KEY,
  IMAGE_CONSENT_KEY,
  readImageConsent,
} from '../../images/index.ts';
import { readSettings } from '../../settings/index.ts';
import { BROKEN_CONNECTION_KEY, readLocalWorlds, SHOWN_WORLD_KEY } from '../../stored-state/index.ts';
import { STATBLOCK_TEMPLATES_KEY } from '../statblock/statblock-templates.ts';
import { changeTraces } from '../worlds/world-traces.ts';

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
