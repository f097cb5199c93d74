import { message } from '../../i18n/index.ts';
import { openLocalCopy, putSealed } from '../../library/index.ts';
import type { RequestOf, ResultOf } from '../../messaging/index.ts';
import { failed, ok, ProblemError, type Secret, type Values, type WorldId } from '../../model/index.ts';
import { VaultLockedError } from '../../vault/index.ts';
import { changedFields, readSealedVersion, stateOf, type VersionCause } from '../../versions/index.ts';
import type { BackgroundServices, CallService } from '../core/call-service.ts';
import { mayHold, openBox, sealed, sealing } from './secret-encryption.ts';

type VaultOfServices = BackgroundServices['vault'];

/** Stores the text of a secret, if that is wanted. What it replaces becomes a version. */
export async function storeSecret(
  vault: VaultOfServices,
  worldId: WorldId,
  secret: Secret,
  cause: VersionCause,
): Promise<void> {
  await sealed(async () => {
    if (await mayHold(vault)) await putSealed(worldId, secret, await sealing(vault, worldId, cause)(secret));
  });
}

/** The text of a version of a secret, or of its offline copy. Rejects with `VaultLockedError`. */
export async function secretVersion(
  vault: VaultOfServices,
  { worldId, id, at }: RequestOf<'secret.version'>,
): Promise<ResultOf<'secret.version'>> {
  if ((await vault.state()) === 'locked') throw new VaultLockedError();
  const box =
    at === null
      ? await (await openLocalCopy()).sealed(worldId, id)
      : await readSealedVersion(worldId, id, at);
  const kept = await openBox(vault, worldId, id, box);
  return ok(kept && stateOf(kept.secret));
}

const CONFLICT = { kind: 'conflict', sentence: message('history.changedElsewhere') } as const;

const withoutMissing = (values: RequestOf<'secret.restore'>['seen']): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Writes older texts of a secret back, unless World Anvil has others by now than the person saw. */
export async function restoreSecret(
  vault: VaultOfServices,
  call: CallService,
  { worldId, id, changes, seen }: RequestOf<'secret.restore'>,
): Promise<ResultOf<'secret.restore'>> {
  if (Object.keys(changes).some((name) => !(name in seen))) return failed(CONFLICT);
  const options = { urgency: 'person' } as const;
  return call(worldId, async (service) => {
    const before = await service.secret(id, options);
    // Without its own text stored first, there would be no way back.
    await storeSecret(vault, worldId, before, 'sync');
    if (changedFields(withoutMissing(seen), stateOf(before)).length > 0) throw new ProblemError(CONFLICT);
    await service.patchSecret(id, withoutMissing(changes), options);
    await storeSecret(vault, worldId, await service.secret(id, options), 'change');
  });
}
