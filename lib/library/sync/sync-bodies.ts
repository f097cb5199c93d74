import type { Secret, WorldId } from '../../model/index.ts';
import type { IndexedEntry } from '../search/index.ts';
import { apply } from '../store/apply.ts';
import type { SkippedRow } from '../store/database.ts';
import { forgetSkipped, noteSkipped, readSkipped } from '../store/skipped.ts';
import { bodiesToRead, type Which } from './bodies-to-read.ts';
import type { LibraryService, SyncContext } from './service.ts';
import { skipReason } from './skip-reason.ts';
import { readSyncRow } from './step.ts';
import { storeFullEntry } from './store-full-entry.ts';

export interface BodyOptions {
  signal: AbortSignal;
  /** Which are wanted: `newest`: the newest 2,000 and what was opened. */
  which: Which;
  /** Most reads of this call; all that are wanted, where it is left out. */
  limit?: number;
  /** Seals a secret with its content; without it no secret is read. */
  seal?: (secret: Secret) => Promise<unknown>;
  /** Told before each read how many are still to be read. */
  onProgress?: (left: number) => void;
  now?: () => number;
}

/** More entries that fail in a row, and World Anvil is left alone for a while. */
const MAX_FAILURES = 10;
/** Milliseconds. A slow read is written down while it waits, so that a worker that dies over it does not begin with it again. */
const SLOW = 5_000;

type Reading = Omit<SyncContext, 'total'> & { seal: BodyOptions['seal'] };

/**
 * Reads what is not yet held in full, or was changed since: what was opened first, then the newest. What cannot be read or
 * stored is skipped, written down and tried again later. Resolves with how many were tried; fewer than `limit`: nothing
 * more is wanted now. Rejects as `syncWorld` does.
 */
export async function syncBodies(
  service: LibraryService,
  worldId: WorldId,
  { signal, which, limit = Number.POSITIVE_INFINITY, seal, onProgress, now = Date.now }: BodyOptions,
): Promise<number> {
  const before = await readSyncRow({ worldId });
  if (before.syncedAt === null && before.steps === 0) return 0;
  const skipped = new Map((await readSkipped(worldId)).map((row) => [`${row.kind} ${row.id}`, row]));
  const waits = ({ ref, updatedAt }: IndexedEntry): boolean => {
    const row = skipped.get(`${ref.kind} ${ref.id}`);
    return row !== undefined && row.nextAt > now() && (updatedAt ?? 0) <= row.triedAt;
  };
  const options = { which, isSealed: seal !== undefined, now: now(), waits };
  const { entries, wanted } = await bodiesToRead(worldId, options);
  if (wanted !== before.bodiesWanted)
    await apply(worldId, {
      sync: (row) => (row.copy === before.copy ? { ...row, bodiesWanted: wanted } : null),
    });
  const context = { service, worldId, now, options: { signal, urgency: 'sync' } as const, seal };
  let read = 0;
  let failing = 0;
  for (const entry of entries) {
    if (read >= limit) break;
    signal.throwIfAborted();
    const row = await readSyncRow({ worldId });
    if (row.paused || row.copy !== before.copy) break;
    onProgress?.(entries.length - read);
    read++;
    const failure = await readOrSkip(
      context,
      entry,
      skipped.get(`${entry.ref.kind} ${entry.ref.id}`) ?? null,
    );
    failing = failure ? failing + 1 : 0;
    if (failing >= MAX_FAILURES) throw failure?.error;
  }
  return read;
}

/** Reads one thing, or writes down why it could not be read. Null: it was read, or it is gone. */
async function readOrSkip(
  context: Reading,
  { ref, title }: IndexedEntry,
  before: SkippedRow | null,
): Promise<{ error: unknown } | null> {
  const { worldId, now, seal } = context;
  const { kind, id } = ref;
  let early: Promise<unknown> | null = null;
  const timer = setTimeout(() => {
    // An early note only: the read itself says how it ended.
    early = noteSkipped(worldId, { kind, id, title }, 'noAnswer', now()).catch(() => {});
  }, SLOW);
  const settled = async (row: SkippedRow | null) => {
    clearTimeout(timer);
    await early;
    if (early || before) await forgetSkipped(worldId, ref, row);
  };
  try {
    await storeFullEntry(context, ref, kind === 'secret' ? seal : undefined);
    await settled(null);
    return null;
  } catch (error) {
    // Where this rejects, the trouble is not this thing's.
    const reason = await skipReason(context, error).catch(async (systemic: unknown) => {
      await settled(before);
      throw systemic;
    });
    await settled(before);
    await noteSkipped(worldId, { kind, id, title }, reason, now());
    return { error };
  }
}
