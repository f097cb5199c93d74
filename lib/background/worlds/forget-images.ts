import browser from 'webextension-polyfill';
import {
  changeImageConsent,
  consentedHosts,
  forgetWorldConsent,
  hostPattern,
  readImageConsent,
} from '../../images/index.ts';
import type { WorldId } from '../../model/index.ts';
import { readSettings } from '../../settings/index.ts';
import { readConnection } from '../../stored-state/index.ts';
import { PLATFORM_HOSTS } from '../../worldpage/index.ts';

/** Access that isn't only for images: World Anvil's pages, custom domains, and the address that is connected. */
async function neededHosts(): Promise<string[]> {
  const { pageDomains } = await readSettings();
  const connection = await readConnection();
  const address = connection.state === 'none' ? null : URL.parse(connection.address);
  const pages = [...PLATFORM_HOSTS, ...pageDomains].map((host) => `https://${host}/*`);
  return address ? [...pages, hostPattern(address)] : pages;
}

/** Forgets which images of a world may be loaded, and gives back the access to hosts that nothing else needs. */
export async function forgetImages(worldId: WorldId): Promise<void> {
  const before = consentedHosts(await readImageConsent());
  await changeImageConsent(forgetWorldConsent(worldId));
  const needed = [...consentedHosts(await readImageConsent()), ...(await neededHosts())];
  // What a policy grants can't be given back, and that is fine.
  for (const host of before)
    if (!needed.includes(host)) await browser.permissions.remove({ origins: [host] }).catch(() => false);
}
