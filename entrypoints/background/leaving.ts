import browser from 'webextension-polyfill';
import { readConnection, writeConnection, writeOutboxPause } from '../../lib/settings/index.ts';
import type { Vault } from '../../lib/vault/index.ts';
import { placeOf } from './connectionstate.ts';
import type { Requests } from './requests.ts';
import { begin, end } from './unsettled.ts';

/**
 * Takes away everything that a connection brought: credentials, summary, local copy, header rules, what the session
 * holds, and the leave to reach the address. Drafts and settings stay. Can be broken off anywhere and begun again: that
 * it was begun is written down first.
 */
export async function leave(
  vault: Vault,
  requests: Requests,
  rest: { stopWork(): Promise<void>; forgetCopy(): Promise<void> },
): Promise<void> {
  await begin('disconnect');
  await rest.stopWork();
  await vault.clear();
  const place = placeOf(await readConnection());
  await writeConnection({ state: 'none' });
  await browser.storage.local.remove('connection.broken');
  await writeOutboxPause(null);
  await browser.storage.session.clear();
  await rest.forgetCopy();
  await requests.forget();
  // A leave that the browser's owner has given for good cannot be given back, and that is their business.
  if (place) await browser.permissions.remove({ origins: [place.permission] }).catch(() => false);
  await end();
}
