import type { EveryOptions, ListOptions, Page } from './port.ts';
import { abortError } from './transport/deadline.ts';

/** After this many consecutive pages without new entries, the list is assumed to repeat forever. */
const STALE_PAGES = 2;

/** Walks a list by pages and yields each entry once. Ends at a short or empty page. */
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
