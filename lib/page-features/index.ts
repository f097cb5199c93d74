// The features on World Anvil's pages that can be switched off, which of them are off now, and the search for one that
// makes a page misbehave.

export {
  type FeatureSearch,
  featuresOff,
  mostQuestions,
  type Suspect,
  searchFor,
  type Verdict,
  verdictOf,
  withAnswer,
  withoutLastAnswer,
} from './feature-search.ts';
export {
  readFeatureSearch,
  readPagesOff,
  watchFeatureSearch,
  writeFeatureSearch,
} from './feature-search-store.ts';
export { PAGE_FEATURES, type PageFeature, pageFeatureName } from './features.ts';
