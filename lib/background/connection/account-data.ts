import browser from 'webextension-polyfill';
import { PINS_KEY } from '../../entries/index.ts';
import { readSettings } from '../../settings/index.ts';
import {
  BROKEN_CONNECTION_KEY,
  COUNTERS_KEY,
  KEPT_STATBLOCKS_KEY,
  PICTURE_HOSTS_KEY,
  readPictureHosts,
} from '../../stored-state/index.ts';
import { STATBLOCK_TEMPLATES_KEY } from '../statblock/statblock-templates.ts';

/** Where screens keep what belongs to the worlds of one account, in `storage.local`. */
const TRACES = [
  PINS_KEY,
  COUNTERS_KEY,
  KEPT_STATBLOCKS_KEY,
  STATBLOCK_TEMPLATES_KEY,
  PICTURE_HOSTS_KEY,
  BROKEN_CONNECTION_KEY,
] as const;

/**
 * Takes away what screens keep of an account's worlds, and gives back the leave to fetch pictures and whatever else is
 * named, except the one host that is still needed. Can be done again.
 */
export async function clearAccountData(given: string | null, stillNeeded: string | null): Promise<void> {
  const { pageDomains } = await readSettings();
  const domains = pageDomains.map((host) => `https://${host}/*`);
  const hosts = new Set([...(await readPictureHosts()), ...domains, ...(given === null ? [] : [given])]);
  if (stillNeeded !== null) hosts.delete(stillNeeded);
  // One by one: a leave that the browser's owner has given for good cannot be given back, and that is their business.
  for (const host of hosts) await browser.permissions.remove({ origins: [host] }).catch(() => false);
  await browser.storage.local.remove([...TRACES]);
}
