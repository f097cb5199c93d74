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
  /** `newest`: the newest 2,000 and opened ones. */
  which: Which;
  /** Maximum number of reads; no limit by default. */
  limit?: number;
  /** Encrypts a secret with its content. Without it no secret is read. */
  seal?: (secret: Secret) => Promise<unknown>;
  /** Called before each read with the number left. */
  onProgress?: (left: number) => void;
  now?: () => number;
}

/** After this many failures in a row, stop for a while. */
const MAX_FAILURES = 10;
/**
 * Milliseconds. A slow read is recorded as skipped while it runs, so that a worker that dies over it doesn't start
 * with it again.
 */
const SLOW = 5_000;

type Reading = Omit<SyncContext, 'total'> & { seal: BodyOptions['seal'] };

/**
 * Reads full texts that are missing or outdated: opened entries first, then the newest. Items that can't be read or
 * stored are skipped, recorded and retried later. Returns the number of tries; fewer than `limit` means that nothing
 * is left for now. Rejects as `syncWorld` does.
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

/** Reads an item, or records why it couldn't be read. Null: it was read or is deleted. */
async function readOrSkip(
  context: Reading,
  { ref, title }: IndexedEntry,
  before: SkippedRow | null,
): Promise<{ error: unknown } | null> {
  const { worldId, now, seal } = context;
  const { kind, id } = ref;
  let early: Promise<unknown> | null = null;
  const timer = setTimeout(() => {
    // Provisional; the read itself records how it ended.
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
    // Rejects if the trouble isn't with this item.
    const reason = await skipReason(context, error).catch(async (systemic: unknown) => {
      await settled(before);
      throw systemic;
    });
    await settled(before);
    await noteSkipped(worldId, { kind, id, title }, reason, now());
    return { error };
  }
}
