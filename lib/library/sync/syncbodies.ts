import type { Secret, WorldId } from '../../model/index.ts';
import { apply } from '../store/apply.ts';
import { latest } from './latest.ts';
import { failureKind, type LibraryService } from './service.ts';
import { storeWhole } from './storewhole.ts';
import { type Which, wantedBodies } from './wanted.ts';

export interface BodyOptions {
  signal: AbortSignal;
  /** Which are wanted: `newest`: the newest 2,000 and what was opened. */
  which: Which;
  /** Most reads of this call; all that are wanted, where it is left out. */
  limit?: number;
  /** Seals a secret with its content; without it no secret is read. */
  seal?: (secret: Secret) => Promise<unknown>;
  /** Told before each read how many are still to be read; those that may not be read are never asked for again. */
  onProgress?: (left: number) => void;
  now?: () => number;
}

/** Things that an account may not read, or that cannot be understood: asked for once while this worker lives. */
const refused = new Set<string>();
/** More in a row, and it is the platform's trouble with everything. */
const FAILING = 2;

/**
 * Reads what is not yet held in full, or was changed since: what was opened first, then the newest. Resolves with how
 * many were read; fewer than `limit`: nothing more is wanted. Rejects as `syncWorld` does.
 */
export async function syncBodies(
  service: LibraryService,
  worldId: WorldId,
  { signal, which, limit = Number.POSITIVE_INFINITY, seal, onProgress, now = Date.now }: BodyOptions,
): Promise<number> {
  const before = await latest({ worldId });
  if (before.syncedAt === null && before.steps === 0) return 0;
  const { refs, wanted } = await wantedBodies(worldId, { which, isSealed: seal !== undefined, now: now() });
  if (wanted !== before.bodiesWanted)
    await apply(worldId, {
      sync: (row) => (row.copy === before.copy ? { ...row, bodiesWanted: wanted } : null),
    });
  const around = { service, worldId, now, options: { signal, urgency: 'sync' } as const };
  let read = 0;
  let failing = 0;
  for (const ref of refs) {
    if (read >= limit) break;
    signal.throwIfAborted();
    const row = await latest({ worldId });
    if (row.paused || row.copy !== before.copy) break;
    const key = `${worldId} ${ref.kind} ${ref.id}`;
    if (refused.has(key)) continue;
    onProgress?.(refs.length - read);
    read++;
    try {
      const kept = await storeWhole(around, ref, ref.kind === 'secret' ? seal : undefined);
      if (kept === 'unclear') refused.add(key);
      failing = 0;
    } catch (error) {
      // The platform may have trouble with a single thing, for good: the others do not wait for it.
      if (failureKind(error) !== 'server' || ++failing > FAILING) throw error;
      refused.add(key);
    }
  }
  return read;
}
