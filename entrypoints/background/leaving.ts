import browser from 'webextension-polyfill';
import { readConnection, writeConnection, writeOutboxPause } from '../../lib/settings/index.ts';
import type { Vault } from '../../lib/vault/index.ts';
import { placeOf } from './connectionstate.ts';
import type { Requests } from './requests.ts';
import { begin, end } from './unsettled.ts';
import { forgetTraces } from './worldtraces.ts';

/**
 * Takes away everything that a connection brought: credentials, summary, local copy, what screens keep of its worlds,
 * header rules, what the session holds, and the leave to reach the address. Drafts and settings stay. Can be broken off
 * anywhere and begun again: that it was begun is written down first.
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
  await writeOutboxPause(null);
  await browser.storage.session.clear();
  await rest.forgetCopy();
  await requests.forget();
  await forgetTraces(place?.permission ?? null, null);
  await end();
}
