import * as z from 'zod/mini';
import { reportAndUse, reportAs } from '../../diagnostics/index.ts';
import { openLocalCopy, putSealed } from '../../library/index.ts';
import type { SecretReading } from '../../messaging/index.ts';
import { ok, type Result, type WorldId } from '../../model/index.ts';
import type { CallService } from '../core/call-service.ts';
import type { BackgroundServices } from '../core/services.ts';
import { type Kept, mayHold, sealed, sealing } from './secret-encryption.ts';

const bytes = z.instanceof(Uint8Array<ArrayBuffer>);
const box = z.object({ nonce: bytes, sealed: bytes });

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'worldId' in value && 'readAt' in value && 'secret' in value;

async function fromCopy(
  worldId: WorldId,
  id: string,
  vault: BackgroundServices['vault'],
): Promise<SecretReading | null> {
  const stored = box.safeParse(await (await openLocalCopy()).sealed(worldId, id));
  const text = stored.success ? await vault.openText(stored.data) : null;
  const kept: unknown = text === null ? null : JSON.parse(text);
  if (!isKept(kept) || kept.worldId !== worldId || kept.secret.id !== id) return null;
  return { secret: kept.secret, readAt: kept.readAt, fromCopy: true };
}

/**
 * Reads a secret from World Anvil, or else from the encrypted copy. It is stored only if the user wants that, and only
 * encrypted.
 */
export async function readSecret(
  worldId: WorldId,
  id: string,
  vault: BackgroundServices['vault'],
  call: CallService,
): Promise<Result<SecretReading>> {
  const read = await call(worldId, (service) => service.secret(id, { urgency: 'person' }));
  if (!read.ok) {
    const kept = await fromCopy(worldId, id, vault).catch(reportAndUse('library.readSealedSecret', null));
    return kept ? ok(kept) : read;
  }
  const secret = read.value;
  await sealed(async () => {
    if (await mayHold(vault)) await putSealed(worldId, secret, await sealing(vault, worldId)(secret));
  }).catch(reportAs('library.read-secret'));
  return ok({ secret, readAt: Date.now(), fromCopy: false });
}
