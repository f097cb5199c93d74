import { dropSealed } from '../../library/index.ts';
import type { Instant, Secret, WorldId } from '../../model/index.ts';
import { readSettings } from '../../settings/index.ts';
import type { Box } from '../../vault/index.ts';
import type { BackgroundServices } from '../core/services.ts';
import { readMayHoldSealed, writeMayHoldSealed } from './draft-ledger.ts';

/** Contents of secrets are kept where the person wants them kept and has set a passphrase, and nowhere else. */
export async function mayHold(vault: BackgroundServices['vault']): Promise<boolean> {
  const { library } = await readSettings();
  return library.keepSecrets && (await vault.hasPassphrase());
}

/** What a box holds: bound to its place, so that a box put in another's place says nothing there. */
export interface Kept {
  worldId: WorldId;
  readAt: Instant;
  secret: Secret;
}

/** Seals under the passphrase that stands; that there may be something sealed is written down before. */
export function sealing(
  vault: BackgroundServices['vault'],
  worldId: WorldId,
): (secret: Secret) => Promise<Box> {
  return async (secret) => {
    if (!(await readMayHoldSealed())) await writeMayHoldSealed(true);
    return vault.sealText(JSON.stringify({ worldId, readAt: Date.now(), secret } satisfies Kept));
  };
}

const LOCK = 'library.sealing';

/** For whoever seals and stores; several may at once. */
export function sealed<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(LOCK, { mode: 'shared' }, work);
}

/** Takes everything sealed away, then runs `change`; meanwhile nobody seals. */
export function unsealed<T>(change: () => Promise<T>): Promise<T> {
  return navigator.locks.request(LOCK, async () => {
    await dropSealed();
    await writeMayHoldSealed(false);
    return change();
  });
}
