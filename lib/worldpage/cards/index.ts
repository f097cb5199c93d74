// Hover cards: a small preview next to a link, shown after a delay or with a keyboard shortcut. Everything, including
// text for screen readers, is inside our closed shadow root, because a page can measure anything in its own tree.
export { watchLinks } from './watch-links.ts';
