import type { Article, Instant } from '../model/index.ts';
import type { Carrier } from './draft.ts';
import { provenField } from './marker.ts';

/**
 * What one article teaches about how markers travel in its world. Seen to come back: proved. `ours`: it is certainly ours
 * and yet shows no marker, so the scrapbook does not carry them here; tags are tried from then on, unproved.
 * Returns the same object where nothing was learned.
 */
export function learned(
  carrier: Carrier,
  article: Article,
  draftId: string,
  ours: boolean,
  at: Instant,
): Carrier {
  const field = provenField(article, draftId);
  if (field)
    return carrier.proved && carrier.field === field ? carrier : { ...carrier, field, proved: true, at };
  if (!ours) return carrier;
  return carrier.field === 'tags' && !carrier.proved
    ? carrier
    : { ...carrier, field: 'tags', proved: false, at };
}
