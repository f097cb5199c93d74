import { isPaused } from '../store/copycache.ts';
import type { ListPage } from './listpage.ts';
import { READ, type Read } from './lists.ts';

/** Pages at the most: more would hold the thread, and the memory, for long. */
const MOST = 20;
/** Milliseconds. A worker that dies has read for so long in vain, at the most, and the page that was under way. */
const PATIENCE = 500;

/**
 * Pages of articles that follow each other fast, as one: to write a page costs more than to make it ready. The first of
 * the list is written alone, so that there is something to see.
 */
export const articlesInOne: Read = async (around, list, row) => {
  const end = performance.now() + PATIENCE;
  let all: ListPage = await READ.articles(around, list, row);
  if (list.offset === 0) return all;
  for (let pages = 1; pages < MOST && !all.isLast && performance.now() < end; pages++) {
    if (isPaused(around.worldId)) break;
    try {
      const page = await READ.articles(around, { ...list, offset: all.offset }, row);
      all = { ...page, entries: [...all.entries, ...page.entries] };
    } catch (by) {
      return { ...all, cutOff: { by } };
    }
  }
  return all;
};
