import type { EveryOptions, ListOptions, Page } from './port.ts';
import { abortError } from './transport/deadline.ts';

/** Pages in a row without anything new, after which a list is held to go round in circles. */
const STALE_PAGES = 2;

/**
 * Walks a list page by page, gives each entry once by its id, and ends at a short or an empty page. `total` is told to
 * the progress as soon as it is known.
 */
export async function* pages<T extends { id: string | number }>(
  page: (offset: number, options: ListOptions) => Promise<Page<T>>,
  { onProgress, ...options }: EveryOptions = {},
  total: number | null = null,
): AsyncGenerator<T, void, undefined> {
  const seen = new Set<T['id']>();
  let offset = 0;
  for (let stale = 0; stale < STALE_PAGES; ) {
    if (options.signal?.aborted) throw abortError();
    const { items, skipped, last } = await page(offset, options);
    const fresh = items.filter(({ id }) => !seen.has(id) && seen.add(id));
    const ended = last || items.length + skipped === 0;
    offset += items.length + skipped;
    stale = fresh.length === 0 ? stale + 1 : 0;
    onProgress?.(seen.size, ended ? seen.size : total);
    for (const item of fresh) {
      if (options.signal?.aborted) throw abortError();
      yield item;
    }
    if (ended) return;
  }
}
