import type { Learned } from '../model/index.ts';

/**
 * A page with fewer entries is the last one. If smaller pages than documented are known to be served, a page of the
 * documented size proves nothing less, so the smaller number counts: the worst that a wrong one costs is a request for
 * an empty page.
 */
export const fullPage = (documented: number, { known }: Learned): number =>
  Math.min(documented, known.articlePage ?? documented);
