import { type FeatureSearch, readFeatureSearch, watchFeatureSearch } from '../../lib/page-features/index.ts';
import { useWatched } from '../ui/index.ts';

/** The search that runs; null if there is none, undefined until it is read. */
export const useFeatureSearch = (): FeatureSearch | null | undefined =>
  useWatched(readFeatureSearch, watchFeatureSearch);
