import { isPaused } from '../store/copy-cache.ts';
import { READ, type Read } from './lists.ts';

/** Pages at the most: more would hold the thread, and the memory, for long. */
const MAX_PAGES = 200;
/** Milliseconds. A worker that dies has read for so long in vain, at the most, and the page that was under way. */
const MAX_DELAY = 500;

/**
 * Pages of articles that follow each other fast, as one: to write a page costs more than to make it ready. The first of
 * the list is written alone, so that there is something to see.
 */
export const readArticlePages: Read = async (context, list, row) => {
  const end = performance.now() + MAX_DELAY;
  let page = await READ.articles(context, list, row);
  if (list.offset === 0) return page;
  const { entries } = page;
  for (let pages = 1; pages < MAX_PAGES && !page.isLast && performance.now() < end; pages++) {
    if (isPaused(context.worldId)) break;
    try {
      page = await READ.articles(context, { ...list, offset: page.offset }, row);
      entries.push(...page.entries);
    } catch (by) {
      return { ...page, entries, cutOff: { by } };
    }
  }
  return { ...page, entries };
};
