// World Anvil's markup (BBCode with mentions): parses text to a tree, renders a tree to safe DOM, escapes plain text,
// and converts the DOM of any page to balanced markup. Pure: no extension APIs, storage or network.
export { addressArgument, safeAddress, shownAddress, withoutTracking } from './address.ts';
export { tagRole } from './dialect.ts';
export { boundsOf, type SelectedRange, shownParent } from './dom/bounds.ts';
export { readAs, traitsOf } from './dom/elements.ts';
export { type FromDom, readDom, readDomInSteps } from './dom/from-dom.ts';
export type { Edge, ElementStyle, Generated, LivePage, Shape, TablePart } from './dom/live.ts';
export { listNumber } from './dom/numbering.ts';
export { Shapes } from './dom/shapes.ts';
export { EMBEDS } from './dom/stand-ins.ts';
export { escapeMarkup } from './escape.ts';
export { escapeHtml, htmlOfMarkup, wordsOfHtml } from './html.ts';
export { markdownOf } from './markdown.ts';
export { MARK_ELEMENTS, type MarkupNode } from './node.ts';
export { type FromDomOptions, parseMarkup, type Visibility } from './parse.ts';
export { plainTextOf } from './plain-text.ts';
export {
  lineOf,
  type Quote,
  type QuotedPlace,
  type QuotePiece,
  quotesIn,
  wordsAround,
  wordsOf,
} from './quote.ts';
export { renderMarkup } from './render.ts';
export { type InlineRun, spoilsFact, writeRuns } from './runs.ts';
export { scanMarkup, type Token } from './scan.ts';
export type { SourceElement, SourceNode, SourceRun } from './source.ts';
export { isSourceBlock, readSource, sourceFlow, withoutGaps } from './source.ts';
export { splitMarkup } from './split.ts';
