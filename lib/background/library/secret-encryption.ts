import { reportAndUse, reportAs } from '../../diagnostics/index.ts';
import { openStore } from '../../history/index.ts';
import { dropSealed, openLocalCopy } from '../../library/index.ts';
import type { Instant, Secret, WorldId } from '../../model/index.ts';
import { readSettings } from '../../settings/index.ts';
import type { Box } from '../../vault/index.ts';
import {
  changedFields,
  deleteSecretVersions,
  readBox,
  recordSealed,
  stateOf,
  type VersionCause,
  wordChange,
} from '../../versions/index.ts';
import type { BackgroundServices } from '../core/call-service.ts';
import { readMayHoldSealed, writeMayHoldSealed } from './draft-entries.ts';

type VaultOfServices = BackgroundServices['vault'];

/** Secrets are stored only if the user wants it and has set a passphrase. */
export async function mayHold(vault: VaultOfServices): Promise<boolean> {
  const { library } = await readSettings();
  return library.keepSecrets && (await vault.hasPassphrase());
}

/** The content of an encrypted box. It names its world and secret, so a box moved to another record is recognized. */
interface Kept {
  worldId: WorldId;
  readAt: Instant;
  secret: Secret;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'worldId' in value && 'readAt' in value && 'secret' in value;

/** Opens the box of a secret. Null while locked, and if it is damaged or of another secret. */
export async function openBox(
  vault: VaultOfServices,
  worldId: WorldId,
  id: string,
  box: unknown,
): Promise<Kept | null> {
  const sealed = readBox(box);
  const text = sealed && (await vault.openText(sealed));
  const kept: unknown = text === null ? null : JSON.parse(text);
  return isKept(kept) && kept.worldId === worldId && kept.secret.id === id ? kept : null;
}

/** The offline copy of a secret's text becomes a version, as it is stored, if what was read now says something else. */
async function recordOlder(
  vault: VaultOfServices,
  worldId: WorldId,
  secret: Secret,
  cause: VersionCause,
): Promise<void> {
  const box = readBox(await (await openLocalCopy()).sealed(worldId, secret.id));
  const before = box && (await openBox(vault, worldId, secret.id, box));
  if (!before) return;
  const [was, is] = [stateOf(before.secret), stateOf(secret)];
  if (changedFields(was, is).length === 0) return;
  const { readAt, secret: older } = before;
  const replaced = {
    id: secret.id,
    before: { box, readAt, updatedAt: older.updatedAt, words: wordChange(null, was) },
    after: { updatedAt: secret.updatedAt, words: wordChange(was, is) },
  };
  await recordSealed(worldId, replaced, cause);
}

/** Encrypts under the current passphrase. First stores the flag that encrypted secrets may exist. */
export function sealing(
  vault: VaultOfServices,
  worldId: WorldId,
  cause: VersionCause = 'sync',
): (secret: Secret) => Promise<Box> {
  return async (secret) => {
    if (!(await readMayHoldSealed())) await writeMayHoldSealed(true);
    const box = await vault.sealText(JSON.stringify({ worldId, readAt: Date.now(), secret } satisfies Kept));
    await recordOlder(vault, worldId, secret, cause).catch(reportAs('versions.record'));
    return box;
  };
}

const LOCK = 'library.sealing';

/** Runs work that encrypts and stores secrets. Shared lock. */
export function sealed<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(LOCK, { mode: 'shared' }, work);
}

/** Deletes all encrypted secrets with their versions, then runs `change`. Exclusive lock. */
export function unsealed<T>(change: () => Promise<T>): Promise<T> {
  return navigator.locks.request(LOCK, async () => {
    await dropSealed();
    const isDeleted = await deleteSecretVersions(null).then(
      () => true,
      reportAndUse('versions.deleteSecrets', false),
    );
    const isForgotten = await openStore()
      .forgetSealed()
      .then(() => true, reportAndUse('history.forgetSecrets', false));
    // What is still there is deleted by the next check.
    await writeMayHoldSealed(!isDeleted || !isForgotten);
    return change();
  });
}
