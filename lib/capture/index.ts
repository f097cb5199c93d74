// Turns a page into a clip: the selection, or the article part of the page, as World Anvil markup with its source.
// `captureSelection` and `capturePage` run inside the page and only read it. Everything else runs anywhere.
export { attribution, distinctNames } from './attribution.ts';
export { type Clip, type ClipSource, type Extent, LONGEST_DRAFT } from './clip.ts';
export { type ArticleFinder, STEPS } from './extract/index.ts';
export { hasText, mayHaveSelection } from './has-text.ts';
export { capturePage } from './page.ts';
export { type Restricted, restrictedPage } from './restricted.ts';
export { captureSelection } from './selection.ts';
export { runInSlices } from './slices.ts';
export { captureKnownSelection } from './sources/known-selection.ts';
export { KNOWN_ELEMENTS } from './sources/source.ts';
export { suggestTemplate, type TemplateSuggestion } from './suggest.ts';
