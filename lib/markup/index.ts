// The platform's markup: text to tree, tree to safe DOM, plain text to markup that shows it unchanged, and any page's
// DOM to balanced markup. Pure: nothing here knows of extensions, storage or the network.
export { addressArgument, safeAddress, shownAddress, withoutTracking } from './address.ts';
export { boundsOf, type Stretch, shownParent } from './bounds.ts';
export { traitsOf } from './elements.ts';
export { escapeMarkup } from './escape.ts';
export { type FromDom, readDom, readDomInSteps } from './from-dom.ts';
export type { ElementStyle, Generated, LivePage, Shape, TablePart } from './live.ts';
export { markdownOf } from './markdown.ts';
export type { MarkupNode } from './node.ts';
export type { FromDomOptions, Visibility } from './options.ts';
export { parseMarkup } from './parse.ts';
export { plainTextOf } from './plain-text.ts';
export { renderMarkup } from './render.ts';
export { Shapes } from './shapes.ts';
export { splitMarkup } from './split.ts';
