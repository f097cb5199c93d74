import { type FeatureSearch, featuresOff } from '../../lib/page-features/feature-search.ts';

/** What the browser's storage says about page features. */
export interface StoredFeatures {
  settings?: { pagesOff?: readonly string[] };
  'page-features.search'?: FeatureSearch;
}

/** Whether settings and a running search leave the cards of links on. */
export function areCardsOn({ settings, 'page-features.search': search }: StoredFeatures): boolean {
  const off = [...(settings?.pagesOff ?? []), ...(search ? featuresOff(search) : [])];
  return !off.includes('all') && !off.includes('link-cards');
}
