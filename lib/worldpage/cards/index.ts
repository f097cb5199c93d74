// What a link to a known thing leads to, told in a small card beside it, after a pause or by a key.
// A page may measure whatever stands in its tree, so that all of it stands in our closed root, words for screen readers too.
export { watchLinks } from './watch-links.ts';
