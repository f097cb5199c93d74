// Two questions about a world's links: which lead nowhere or to what readers can't open, and which entries have none. It
// reads the offline copy; the history makes the changes.
export { BrokenLinks } from './broken-links.tsx';
export { Orphans } from './orphans.tsx';
export { intendedKey, orphanKey } from './plan-fixes.ts';
