// Autocompletes mentions in any editor, by keyboard shortcut: shows a list at the caret and inserts the chosen mention.
// The focus stays in the editor. The list is in a closed shadow root and is announced from there.
export { completeHere } from './complete-here.ts';
