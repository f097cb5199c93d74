// The world's texts on our screens: markup drawn as elements of our own. Whatever stands in a text, nothing of it runs,
// loads, styles or leaves its place.
export { goTo, uncover } from './goto.ts';
export { OutLink } from './out-link.tsx';
export { type RichActions, refKey } from './place.ts';
export { type ReadText, readText, type TextHeading } from './read-text.ts';
export { RefLink } from './ref-link.tsx';
export { RichText, type RichTextProps } from './rich-text.tsx';
export { mentionRef, outwardAddress } from './targets.ts';
