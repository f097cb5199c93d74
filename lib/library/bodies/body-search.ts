import type { WorldId } from '../../model/index.ts';
import { onChange } from '../changes.ts';
import {
  type BodyMatch,
  holds,
  type PackedBodies,
  parseBodyQuery,
  type Snippet,
  searchBodies,
  snippetOf,
} from '../fulltext/index.ts';
import type { EntryRef, Query } from '../search/index.ts';
import { entriesAt } from '../store/blocks.ts';
import { type LibraryDatabase, libraryDatabase, type SegmentRow } from '../store/database.ts';
import { isSameSegment, openStored, storedSegments } from './stored-segments.ts';

export interface BodyHit extends EntryRef {
  location: number;
  /** Higher is better; comparable within one answer only. */
  score: number;
  snippet: Snippet;
}

export interface BodySearchOptions {
  /** Most hits wanted. */
  limit: number;
  /** Which locations may be found: the words of a query are looked for here, its filters are the caller's. */
  allow?: (location: number) => boolean;
  /** Who stands at a location, null: nobody. Where it is left out, the blocks are read, which takes longer. */
  refAt?: (location: number) => EntryRef | null;
}

export interface BodySearch {
  /**
   * Best first. Texts are read only of what is found, and tell whether a phrase is really there. Empty where the query
   * has no word to look for.
   */
  search(query: Query, options: BodySearchOptions): Promise<BodyHit[]>;
  /** Stops following changes. */
  close(): void;
}

interface Opened {
  row: SegmentRow;
  packed: PackedBodies | null;
}

/** Texts that are read for one answer, or as many as hits are wanted: behind them a phrase counts as not found. */
const MOST_READ = 400;
const GROWTH = 4;

/** What is open already and has not changed stays as it is. A damaged one is left out until the background has mended it. */
async function open(db: LibraryDatabase, worldId: WorldId, before: readonly Opened[]): Promise<Opened[]> {
  const rows = await storedSegments(db, worldId);
  return Promise.all(
    rows.map(async (row) => {
      const known = before.find((one) => isSameSegment(one.row, row));
      return known ?? { row, packed: await openStored(row) };
    }),
  );
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
  if (!ref || body?.location !== location) return null;
  const { all, none } = parseBodyQuery(query);
  const snippet = holds(body.text, all, none) ? snippetOf(body.text, query) : null;
  return snippet && { kind: ref.kind, id: ref.id, location, score, snippet };
}

/** Opens the segments of a world, and again those that a change has made. */
export async function openBodySearch(
  database: () => Promise<LibraryDatabase>,
  worldId: WorldId,
): Promise<BodySearch> {
  let isStale = false;
  let opened = open(await database(), worldId, []);
  const stop = onChange((change) => {
    if (change.worldId !== null && change.worldId !== worldId) return;
    if (change.what === 'bodies' || change.what === 'cleared') isStale = true;
  });
  const segments = async (db: LibraryDatabase): Promise<PackedBodies[]> => {
    if (isStale) {
      isStale = false;
      opened = opened.catch(() => []).then((before) => open(db, worldId, before));
      opened.catch(() => {
        isStale = true;
      });
    }
    return (await opened).flatMap(({ packed }) => packed ?? []);
  };
  await opened;
  return {
    async search(query, { limit, allow, refAt }) {
      const db = await database();
      const newestFirst = await segments(db);
      const isThere = (location: number) =>
        allow?.(location) !== false && (!refAt || refAt(location) !== null);
      const hits: BodyHit[] = [];
      const most = Math.max(limit, MOST_READ);
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
    close: stop,
  };
}

const opened = new Map<WorldId, Promise<BodySearch>>();

/** The search over a world's full texts: opened once; it follows changes by itself. */
export function bodySearchOf(worldId: WorldId): Promise<BodySearch> {
  const held = opened.get(worldId);
  if (held) return held;
  const search = openBodySearch(libraryDatabase, worldId);
  opened.set(worldId, search);
  search.catch(() => opened.delete(worldId));
  return search;
}
