import { dropSealed } from '../../library/index.ts';
import type { Instant, Secret, WorldId } from '../../model/index.ts';
import { readSettings } from '../../settings/index.ts';
import type { Box } from '../../vault/index.ts';
import type { BackgroundServices } from '../core/call-service.ts';
import { readMayHoldSealed, writeMayHoldSealed } from './draft-entries.ts';

/** Secrets are stored only if the user wants it and has set a passphrase. */
export async function mayHold(vault: BackgroundServices['vault']): Promise<boolean> {
  const { library } = await readSettings();
  return library.keepSecrets && (await vault.hasPassphrase());
}

/** The content of an encrypted box. It names its world and secret, so a box moved to another record is recognized. */
export interface Kept {
  worldId: WorldId;
  readAt: Instant;
  secret: Secret;
}

/** Encrypts under the current passphrase. First stores the flag that encrypted secrets may exist. */
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

/** Runs work that encrypts and stores secrets. Shared lock. */
export function sealed<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(LOCK, { mode: 'shared' }, work);
}

/** Deletes all encrypted secrets, then runs `change`. Exclusive lock. */
export function unsealed<T>(change: () => Promise<T>): Promise<T> {
  return navigator.locks.request(LOCK, async () => {
    await dropSealed();
    await writeMayHoldSealed(false);
    return change();
  });
}
