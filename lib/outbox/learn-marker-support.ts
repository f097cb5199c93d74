import type { Article, Instant } from '../model/index.ts';
import type { MarkerSupport } from './draft.ts';
import { provenField } from './marker.ts';

/**
 * What one article teaches about how markers travel in its world. Seen to come back: proved. `ours`: it is certainly ours
 * and yet shows no marker, so the scrapbook does not carry them here; tags are tried from then on, unproved.
 * Returns the same object where nothing was learned.
 */
export function learned(
  markerSupport: MarkerSupport,
  article: Article,
  draftId: string,
  ours: boolean,
  at: Instant,
): MarkerSupport {
  const field = provenField(article, draftId);
  if (field)
    return markerSupport.proved && markerSupport.field === field
      ? markerSupport
      : { ...markerSupport, field, proved: true, at };
  if (!ours) return markerSupport;
  return markerSupport.field === 'tags' && !markerSupport.proved
    ? markerSupport
    : { ...markerSupport, field: 'tags', proved: false, at };
}
