// Writing into the editor of the tab beside the panel: what is inserted for a thing, and names that are not linked yet.
// A page is given nothing but the text to be written; what it answers is read as a stranger's.
// What cannot be written is copied instead, and either way a sentence says so.
export { InsertActions } from './insert-actions.tsx';
export { insertEntry } from './insert-entry.ts';
export { LinkCheck } from './link-check.tsx';
