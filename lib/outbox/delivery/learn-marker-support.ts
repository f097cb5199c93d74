import type { Article, Instant } from '../../model/index.ts';
import type { MarkerSupport } from '../draft.ts';
import { provenField } from '../marker.ts';

/**
 * Learns from one article how markers survive in its world. A marker that comes back is proof. `ours`: the article is
 * certainly ours but has no marker, so this world's scrapbook doesn't keep them, and tags are tried next, unproven.
 * Returns the same object if nothing was learned.
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
