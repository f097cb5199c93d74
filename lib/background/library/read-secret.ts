import * as z from 'zod/mini';
import type { SecretReading } from '../../bridge/index.ts';
import { openLocalCopy, putSealed } from '../../library/index.ts';
import type { WorldId } from '../../model/index.ts';
import type { WholeService } from '../../service/index.ts';
import type { Lent } from '../core/deferred.ts';
import type { Outcome } from '../core/outcome.ts';
import { type Kept, mayHold, sealed, sealing } from './secret-encryption.ts';

const bytes = z.instanceof(Uint8Array<ArrayBuffer>);
const box = z.object({ nonce: bytes, sealed: bytes });

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'worldId' in value && 'readAt' in value && 'secret' in value;

async function fromCopy(worldId: WorldId, id: string, vault: Lent['vault']): Promise<SecretReading | null> {
  const stored = box.safeParse(await (await openLocalCopy()).sealed(worldId, id));
  const text = stored.success ? await vault.openText(stored.data) : null;
  const kept: unknown = text === null ? null : JSON.parse(text);
  if (!isKept(kept) || kept.worldId !== worldId || kept.secret.id !== id) return null;
  return { secret: kept.secret, readAt: kept.readAt, fromCopy: true };
}

/**
 * A secret with its contents: as the platform has it now, else out of the sealed copy. Kept, sealed, only where the
 * person wants that; nothing of it lies anywhere in the clear.
 */
export async function readSecret(
  worldId: WorldId,
  id: string,
  lent: Lent,
  ask: <Value>(work: (service: WholeService) => Promise<Value>) => Promise<Outcome<Value>>,
): Promise<Outcome<SecretReading>> {
  const asked = await ask(async (service) => service.secret(id, { urgency: 'person' }));
  if (!asked.ok) {
    const kept = await fromCopy(worldId, id, lent.vault).catch(() => null);
    return kept ? { ok: true, value: kept } : asked;
  }
  const secret = asked.value;
  await sealed(async () => {
    if (await mayHold(lent.vault))
      await putSealed(worldId, secret, await sealing(lent.vault, worldId)(secret));
  }).catch(() => {});
  return { ok: true, value: { secret, readAt: Date.now(), fromCopy: false } };
}
