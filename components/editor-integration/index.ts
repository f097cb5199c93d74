// Writes into the editor of the active tab: inserts entries, and links names that aren't linked yet. A page receives
// only the text to insert, and its answers are treated as untrusted. Text that can't be written is copied to the
// clipboard, and a sentence says which happened.
export { insertEntry } from './insert-entry.ts';
export { LinkCheck } from './link-check.tsx';
