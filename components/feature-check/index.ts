// Finds the feature that makes a World Anvil page misbehave, by asking a few times whether the problem is still there.
export { FeatureCheck } from './feature-check.tsx';
export { useFeatureSearch } from './use-feature-search.ts';
