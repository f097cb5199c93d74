// From a page to a clip: what is selected, or the article part of the page, as platform markup with its source.
// `captureSelection` and `capturePage` run inside the page and only read it; the rest runs anywhere.
export { attribution } from './attribution.ts';
export { type Clip, type ClipSource, LONGEST_DRAFT } from './clip.ts';
export { type ArticleFinder, STEPS } from './extract/index.ts';
export { hasText } from './has-text.ts';
export { maySelect } from './may-select.ts';
export { capturePage } from './page.ts';
export { type Restricted, restrictedPage } from './restricted.ts';
export { captureSelection } from './selection.ts';
export { KNOWN } from './sources/known.ts';
export { captureKnownSelection } from './sources/selecting.ts';
export { suggestTemplate, type TemplateSuggestion } from './suggest.ts';
