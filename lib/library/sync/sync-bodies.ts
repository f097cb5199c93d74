import type { Instant, Secret, WorldId } from '../../model/index.ts';
import type { EntryKind, EntryRef, IndexedEntry } from '../search/index.ts';
import { apply, reading } from '../store/apply.ts';
import { type LibraryDatabase, libraryDatabase, ofWorld, type SkippedRow } from '../store/database.ts';
import { locations } from '../store/open-copy.ts';
import { forgetSkipped, noteSkipped, readSkipped } from '../store/skipped.ts';
import type { LibraryService, SyncContext } from './service.ts';
import { skipReason } from './skip-reason.ts';
import { readSyncRow } from './step.ts';
import { storeFullEntry } from './store-full-entry.ts';

/** Full texts kept if not all are wanted. */
const NEWEST = 2_000;
/** Milliseconds after which categories are read again if lists don't include parents. */
const TREE_AGE = 7 * 24 * 3_600_000;
/** Images are read when opened: their records hold little more than the list. */
const READ_AHEAD: ReadonlySet<EntryKind> = new Set(['article', 'statblock', 'manuscript', 'category']);
/** How far this device's clock may be ahead of World Anvil's, in milliseconds. */
const CLOCKS = 10 * 60_000;

/** Which full texts are wanted. `everything` includes images, and categories as of `since`. */
type Which = 'all' | 'newest' | 'opened' | { everything: true; since: Instant };

interface BodyToRead {
  /** What to read now, most urgent first. */
  entries: IndexedEntry[];
  /** How many full texts are wanted, including those already stored. */
  wanted: number;
}

const keyOf = ({ kind, id }: EntryRef) => `${kind} ${id}`;

/** When each stored full text was last changed, if known. Reads no full texts. */
async function stamps(db: LibraryDatabase, worldId: WorldId): Promise<Map<string, Instant>> {
  const found = new Map<string, Instant>();
  const index = db.transaction('bodies').store.index('stamp');
  let cursor = await index.openKeyCursor(ofWorld(worldId));
  for (; cursor; cursor = await cursor.continue()) {
    const [, kind, id, stamp] = cursor.key;
    found.set(keyOf({ kind, id }), stamp);
  }
  for (const { id, stamp } of await db.getAll('sealed', ofWorld(worldId)))
    found.set(keyOf({ kind: 'secret', id }), stamp ?? 0);
  return found;
}

async function entriesOf(worldId: WorldId): Promise<IndexedEntry[]> {
  return reading(worldId, (copy) => {
    const entries: IndexedEntry[] = [];
    for (const { location, layer } of locations(copy)) {
      const entry = layer.segment.hot.entry(location);
      if (entry && !entry.ref.id.startsWith('draft:')) entries.push(entry);
    }
    return entries;
  });
}

/** Opened entries first, latest first; then categories, if lists lack parents; then the newest. */
async function bodiesToRead(
  worldId: WorldId,
  options: { which: Which; isSealed: boolean; now: Instant; waits: (entry: IndexedEntry) => boolean },
): Promise<BodyToRead> {
  const db = await libraryDatabase();
  const [row, held, entries] = await Promise.all([
    readSyncRow({ worldId }),
    stamps(db, worldId),
    entriesOf(worldId),
  ]);
  const byKey = new Map(entries.map((entry) => [keyOf(entry.ref), entry]));
  const recent = (await db.getAll('recent', ofWorld(worldId))).sort((a, b) => b.openedAt - a.openedAt);
  const opened = recent.flatMap((one) => byKey.get(keyOf(one)) ?? []);
  const tree = row.tellsParents ? [] : entries.filter(({ ref }) => ref.kind === 'category');
  const everything = typeof options.which === 'object' ? options.which : null;
  const newest = entries
    .filter(({ ref }) => (everything ? ref.kind !== 'secret' : READ_AHEAD.has(ref.kind)))
    .sort((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0));
  const some = { all: newest, newest: newest.slice(0, NEWEST), opened: [] };
  const ahead = typeof options.which === 'object' ? newest : some[options.which];
  const secrets = options.isSealed ? entries.filter(({ ref }) => ref.kind === 'secret') : [];
  const all = [...opened.filter(({ ref }) => ref.kind !== 'secret'), ...tree, ...ahead, ...secrets];
  const wanted = new Map(all.map((entry) => [keyOf(entry.ref), entry]));
  const isMissing = ({ ref, updatedAt }: IndexedEntry) => {
    const stamp = held.get(keyOf(ref));
    if (stamp === undefined) return true;
    // The index stores whole seconds.
    if (Math.floor((updatedAt ?? 0) / 1000) > Math.floor(stamp / 1000)) return true;
    if (ref.kind !== 'category') return false;
    // A category's stamp is when it was read, by this device's clock.
    if (everything && stamp < everything.since && (updatedAt ?? stamp) >= stamp - CLOCKS) return true;
    return !row.tellsParents && options.now - stamp > TREE_AGE;
  };
  const missing = [...wanted.values()].filter((entry) => isMissing(entry) && !options.waits(entry));
  return { entries: missing, wanted: wanted.size };
}

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
/** A read slower than this is recorded as skipped while it runs: a worker may die over it. Milliseconds. */
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
