import type { WorldId } from '../../model/index.ts';
import { announce, onChange } from '../changes.ts';
import type { BodyMatch, PackedBodies, Snippet } from '../fulltext/index.ts';
import { holds, locationsWith, parseBodyQuery, searchBodies, snippetOf } from '../fulltext/index.ts';
import type { EntryRef, Query } from '../search/index.ts';
import { entriesAt } from '../store/blocks.ts';
import { type LibraryDatabase, libraryDatabase, ofWorld, type SegmentRow } from '../store/database.ts';
import { isSameSegment, openStored, segmentsOf, storedSegments } from '../store/packed-layer.ts';

export interface BodyHit extends EntryRef {
  location: number;
  /** Higher is better; comparable within one answer only. */
  score: number;
  snippet: Snippet;
}

export interface BodySearchOptions {
  /** Maximum number of hits. */
  limit: number;
  /** Applies the query's filters; only its words are matched here. */
  allow?: (location: number) => boolean;
  /** The entry at a location, null for none. Without it the blocks are read, which is slower. */
  refAt?: (location: number) => EntryRef | null;
}

export type BodySearch = Awaited<ReturnType<typeof openBodySearch>>;

interface Opened {
  row: SegmentRow;
  packed: PackedBodies | null;
}

/** The background repairs what is reported, so the same damage isn't reported again and again. Milliseconds. */
const REPORTED_FOR = 60_000;
const reported = new Map<WorldId, number>();

function reportDamage(worldId: WorldId): void {
  const before = reported.get(worldId);
  if (before !== undefined && performance.now() - before < REPORTED_FOR) return;
  reported.set(worldId, performance.now());
  announce({ worldId, what: 'damage' });
}

/** Whether every stored text is in a segment or waits for one: the browser may have lost a segment without a trace. */
async function hasEveryText(
  db: LibraryDatabase,
  worldId: WorldId,
  opened: readonly Opened[],
): Promise<boolean> {
  const reading = db.transaction(['segments', 'bodies', 'unindexed']);
  const [keys, stored, waiting] = await Promise.all([
    reading.objectStore('segments').getAllKeys(segmentsOf(worldId)),
    reading.objectStore('bodies').count(ofWorld(worldId)),
    reading.objectStore('unindexed').count(ofWorld(worldId)),
  ]);
  const names = new Set(opened.map(({ row }) => row.layer));
  // Something was written meanwhile; what announces that opens the segments again.
  if (keys.length !== names.size || keys.some(([, , layer]) => !names.has(layer))) return true;
  const held = new Set<number>();
  for (const { packed } of opened) for (const location of packed?.locations ?? []) held.add(location);
  return stored <= held.size + waiting;
}

/** Texts to read for one answer, or `limit` if that is more. A phrase beyond isn't found. */
const MAX_TEXTS = 400;
const GROWTH = 4;

/** Keeps open segments that haven't changed, and leaves out damaged ones until they are repaired. */
async function open(db: LibraryDatabase, worldId: WorldId, before: readonly Opened[]): Promise<Opened[]> {
  const rows = await storedSegments(db, worldId);
  const opened = await Promise.all(
    rows.map(async (row) => {
      // A rebuilt one has the name and the checksum of the damaged one.
      const known = before.find((one) => one.packed !== null && isSameSegment(one.row, row));
      return known ?? { row, packed: await openStored(row) };
    }),
  );
  if (opened.some(({ packed }) => packed === null)) reportDamage(worldId);
  else
    hasEveryText(db, worldId, opened).then(
      (isComplete) => isComplete || reportDamage(worldId),
      // The next search that needs the database says so.
      () => {},
    );
  return opened;
}

async function inBlocks(db: LibraryDatabase, worldId: WorldId, location: number): Promise<EntryRef | null> {
  const [entry] = await entriesAt(db, worldId, [location]);
  return entry ? { kind: entry.kind, id: entry.id } : null;
}

async function read(
  db: LibraryDatabase,
  worldId: WorldId,
  query: Query,
  { location, score }: BodyMatch,
  refAt: BodySearchOptions['refAt'],
): Promise<BodyHit | null> {
  const ref = refAt ? refAt(location) : await inBlocks(db, worldId, location);
  const body = ref && (await db.get('bodies', [worldId, ref.kind, ref.id]));
  if (!ref || (body && body.location !== location)) return null;
  // Searched, but lost or damaged: it is read again.
  if (typeof body?.text !== 'string') return reportDamage(worldId) ?? null;
  const { all, none } = parseBodyQuery(query);
  const snippet = holds(body.text, all, none) ? snippetOf(body.text, query) : null;
  return snippet && { kind: ref.kind, id: ref.id, location, score, snippet };
}

/** Opens the segments of a world, and reopens them after changes. */
export async function openBodySearch(database: () => Promise<LibraryDatabase>, worldId: WorldId) {
  let isStale = false;
  let opened = open(await database(), worldId, []);
  const stop = onChange((change) => {
    if (change.worldId !== null && change.worldId !== worldId) return;
    if (change.what === 'bodies' || change.what === 'cleared') isStale = true;
  });
  const segments = async (db: LibraryDatabase): Promise<PackedBodies[]> => {
    if (isStale) {
      isStale = false;
      // Its own caller got the error; this one opens everything again.
      opened = opened.catch(() => []).then((before) => open(db, worldId, before));
      opened.catch(() => {
        isStale = true;
      });
    }
    return (await opened).flatMap(({ packed }) => packed ?? []);
  };
  await opened;
  return {
    /** Best first. Reads the texts of candidates to check phrases. Empty if the query has no words. */
    async search(query: Query, { limit, allow, refAt }: BodySearchOptions): Promise<BodyHit[]> {
      const db = await database();
      const newestFirst = await segments(db);
      const isThere = (location: number) =>
        allow?.(location) !== false && (!refAt || refAt(location) !== null);
      const hits: BodyHit[] = [];
      const most = Math.max(limit, MAX_TEXTS);
      let behind = 0;
      for (let wanted = limit; hits.length < limit && behind < most; wanted *= GROWTH) {
        const matches = searchBodies(newestFirst, query, { limit: wanted, allow: isThere });
        const found = await Promise.all(
          matches.slice(behind, most).map((match) => read(db, worldId, query, match, refAt)),
        );
        hits.push(...found.filter((hit) => hit !== null));
        behind = matches.length;
        if (matches.length < wanted) break;
      }
      return hits.slice(0, limit);
    },
    /** The locations of texts with a word that has this in it. */
    locationsWith: async (wordPart: string): Promise<ReadonlySet<number>> =>
      locationsWith(await segments(await database()), wordPart),
    /** Stops following changes. */
    close: stop,
  };
}

const opened = new Map<WorldId, Promise<BodySearch>>();

/** The full-text search of a world, opened once. It follows changes by itself. */
export function bodySearchOf(worldId: WorldId): Promise<BodySearch> {
  const held = opened.get(worldId);
  if (held) return held;
  const search = openBodySearch(libraryDatabase, worldId);
  opened.set(worldId, search);
  search.catch(() => opened.delete(worldId));
  return search;
}
