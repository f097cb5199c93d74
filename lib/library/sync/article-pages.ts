import { isPaused } from '../store/copy-cache.ts';
import { READ, type Read } from './lists.ts';

/** Limits time and memory. */
const MAX_PAGES = 200;
/** Milliseconds. A worker that dies loses at most this much reading, and the current page. */
const MAX_DELAY = 500;

/**
 * Reads several pages of articles as one, because writing a page costs more than preparing it. The first page is
 * written alone, so that something appears soon.
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
