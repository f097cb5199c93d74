import type { Instant, WorldId } from '../../model/index.ts';
import type { EntryKind, EntryRef, IndexedEntry } from '../search/index.ts';
import { reading } from '../store/apply.ts';
import { type LibraryDatabase, libraryDatabase, ofWorld } from '../store/database.ts';
import { locations } from '../store/open-copy.ts';
import { readSyncRow } from './step.ts';

/** Full texts kept if not all are wanted. */
const NEWEST = 2_000;
/** Milliseconds after which categories are read again if lists don't include parents. */
const TREE_AGE = 7 * 24 * 3_600_000;
/** Images are read when opened: their records hold little more than the list. */
const READ_AHEAD: ReadonlySet<EntryKind> = new Set(['article', 'statblock', 'manuscript', 'category']);
/** How far this device's clock may be ahead of World Anvil's, in milliseconds. */
const CLOCKS = 10 * 60_000;

/** Which full texts are wanted. `everything` includes images, and categories as of `since`. */
export type Which = 'all' | 'newest' | 'opened' | { everything: true; since: Instant };

export interface BodyToRead {
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
export async function bodiesToRead(
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
