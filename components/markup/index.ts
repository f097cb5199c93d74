// Renders World Anvil markup with our own elements. Nothing in a text can run, load, style the page or leave its
// container.

export { RichText, type RichTextProps } from './draw.tsx';
export { findIn } from './find-text.ts';
export { type ReadText, readText, type TextHeading } from './read-text.ts';
export { goTo, InertName, OutLink, RefLink, uncover } from './ref-link.tsx';
export { type RichActions, refKey } from './render-context.ts';
export { mentionRef, outwardAddress } from './targets.ts';
