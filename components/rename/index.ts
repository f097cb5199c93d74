// Renaming an entry in all texts of its world, and finding and replacing words: a form, the places with what each becomes,
// and one batch of changes with one undo.
export { RenameView, type RenameViewProps } from './rename-view.tsx';
