import type { ArticleSummary, WorldId } from '../model/index.ts';
import { summaryOf } from './articles.ts';
import type { LibraryDatabase } from './database.ts';
import { fold, oneSlipApart } from './fold.ts';

/** As many as a hint can show. */
const HINTS = 5;
/** Below this, one letter makes another word. */
const SHORTEST_SLIP = 5;
/** Titles looked at for a slip of the hand; more than this share a prefix only in worlds that number their titles. */
const NEIGHBOURS = 500;

const LAST = '\uffff';

function startingWith(worldId: WorldId, folded: string): IDBKeyRange {
  return IDBKeyRange.bound([worldId, folded], [worldId, folded + LAST]);
}

/**
 * Articles that bear this title, or nearly: the title itself first, then what folds alike, then what is one letter off
 * in its second half. At most five.
 */
export async function findByTitle(
  db: LibraryDatabase,
  worldId: WorldId,
  title: string,
): Promise<ArticleSummary[]> {
  const folded = fold(title);
  if (folded === '') return [];
  const byTitle = db.transaction('articles').store.index('title');
  const same = await byTitle.getAll([worldId, folded], HINTS * 4);
  const wanted = title.trim().toLowerCase();
  const isWanted = (row: { title: string }) => Number(row.title.trim().toLowerCase() === wanted);
  const found = same.sort((a, b) => isWanted(b) - isWanted(a)).slice(0, HINTS);
  if (found.length < HINTS && folded.length >= SHORTEST_SLIP) {
    const half = folded.slice(0, Math.ceil(folded.length / 2));
    const neighbours = await byTitle.getAll(startingWith(worldId, half), NEIGHBOURS);
    found.push(
      ...neighbours.filter((row) => oneSlipApart(row.folded, folded)).slice(0, HINTS - found.length),
    );
  }
  return found.map(summaryOf);
}

/** Articles whose title begins so, by title; with nothing typed, the first ones of the world. */
export async function searchTitles(
  db: LibraryDatabase,
  worldId: WorldId,
  prefix: string,
  limit: number,
): Promise<ArticleSummary[]> {
  const range = startingWith(worldId, fold(prefix));
  return (await db.getAllFromIndex('articles', 'title', range, limit)).map(summaryOf);
}
