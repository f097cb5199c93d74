import type { ArticleId, ArticleSummary, WorldId } from '../model/index.ts';
import type { ArticleRow, LibraryDatabase } from './database.ts';
import { fold, oneSlipApart } from './fold.ts';
import { backwards, summaryOf } from './row.ts';

/** As many as a hint can show. */
const HINTS = 5;
/** Below this, one letter makes another word. */
const SHORTEST_SLIP = 5;
/** Titles of one length and one half that are looked at; more share both only in worlds that number their titles. */
const NEIGHBOURS = 80;

const LAST = '\uffff';

function startingWith(worldId: WorldId, folded: string): IDBKeyRange {
  return IDBKeyRange.bound([worldId, folded], [worldId, folded + LAST]);
}

/**
 * One slip leaves one half of a title as it was, the first or the second; only two letters that changed places across
 * the middle spoil both. So: the titles of nearly this length that share a half, and the one with the middle swapped.
 */
async function oneSlipFrom(
  db: LibraryDatabase,
  worldId: WorldId,
  folded: string,
  room: number,
): Promise<ArticleRow[]> {
  const store = db.transaction('articles').store;
  const middle = Math.floor(folded.length / 2);
  const halves = [`>${folded.slice(0, middle)}`, `<${backwards(folded.slice(middle))}`];
  const lengths = [folded.length - 1, folded.length, folded.length + 1];
  const swapped = [
    folded.slice(0, middle - 1),
    folded.charAt(middle),
    folded.charAt(middle - 1),
    folded.slice(middle + 1),
  ].join('');
  const found = await Promise.all([
    store.index('title').getAll([worldId, swapped], room),
    ...lengths.flatMap((length) =>
      halves.map((half) =>
        store
          .index('near')
          .getAll(IDBKeyRange.bound([worldId, length, half], [worldId, length, half + LAST]), NEIGHBOURS),
      ),
    ),
  ]);
  const rows = new Map(found.flat().map((row) => [row.id, row]));
  return [...rows.values()].filter((row) => oneSlipApart(row.folded, folded)).slice(0, room);
}

/**
 * Articles that bear this title, or nearly: the title itself first, then what folds alike, then what is one letter off.
 * At most five.
 */
export async function findByTitle(
  db: LibraryDatabase,
  worldId: WorldId,
  title: string,
): Promise<ArticleSummary[]> {
  const folded = fold(title);
  if (folded === '') return [];
  const same = await db.getAllFromIndex('articles', 'title', [worldId, folded], HINTS * 4);
  const wanted = title.trim().toLowerCase();
  const isWanted = (row: { title: string }) => Number(String(row.title).trim().toLowerCase() === wanted);
  const found = same.sort((a, b) => isWanted(b) - isWanted(a)).slice(0, HINTS);
  if (found.length < HINTS && folded.length >= SHORTEST_SLIP)
    found.push(...(await oneSlipFrom(db, worldId, folded, HINTS - found.length)));
  return found.map(summaryOf);
}

/**
 * Articles whose title begins so, by title, then those with a later word that begins so. With nothing typed, the first
 * ones of the world.
 */
export async function searchTitles(
  db: LibraryDatabase,
  worldId: WorldId,
  typed: string,
  limit: number,
): Promise<ArticleSummary[]> {
  const folded = fold(typed);
  const range = startingWith(worldId, folded);
  const first = await db.getAllFromIndex('articles', 'title', range, limit);
  const later =
    first.length < limit && folded !== ''
      ? await db.getAllFromIndex('articles', 'starts', range, limit * 2)
      : [];
  const rows = new Map([...first, ...later].map((row) => [row.id, row]));
  return [...rows.values()].slice(0, limit).map(summaryOf);
}

/** The articles of these ids that the copy holds, in the order of the ids. */
export async function articlesOf(db: LibraryDatabase, ids: readonly ArticleId[]): Promise<ArticleSummary[]> {
  const { store } = db.transaction('articles');
  const rows = await Promise.all(ids.map((id) => store.get(id)));
  return rows.filter((row) => row !== undefined).map(summaryOf);
}
