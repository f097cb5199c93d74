// Edits an entry in place in the panel: flags, tags, category and quick notes. Also links to its history.
export { QuickEdit, type QuickEditProps } from './quick-edit.tsx';
