// The world's texts on our screens: markup drawn as elements of our own. Whatever stands in a text, nothing of it runs,
// loads, styles or leaves its place.
export { goTo, uncover } from './goto.ts';
export { OutLink } from './OutLink.tsx';
export { type RichActions, refKey } from './place.ts';
export { RefLink } from './RefLink.tsx';
export { RichText, type RichTextProps } from './RichText.tsx';
export { type ReadText, readText, type TextHeading } from './readtext.ts';
export { mentionRef, outwardAddress } from './targets.ts';
