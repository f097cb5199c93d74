// Renders World Anvil markup with our own elements. Nothing in a text can run, load, style the page or leave its
// container.
export { findIn } from './find-text.ts';
export { goTo, uncover } from './go-to.ts';
export { InertName } from './inert-name.tsx';
export { OutLink } from './out-link.tsx';
export { type ReadText, readText, type TextHeading } from './read-text.ts';
export { RefLink } from './ref-link.tsx';
export { type RichActions, refKey } from './render-context.ts';
export { RichText, type RichTextProps } from './rich-text.tsx';
export { mentionRef, outwardAddress } from './targets.ts';
