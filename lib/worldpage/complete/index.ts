// Mentions completed where somebody writes, by a key: a small list at the caret, and the choice written as the panel does.
// The focus never leaves the editor; the list stands in a closed root, and what it says is said there too.
export { completeHere } from './here.ts';
