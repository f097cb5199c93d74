// Changing a thing where it stands in the panel: its flags, tags and category, a quick note, and the way to its history.
export { QuickEdit, type QuickEditProps } from './quick-edit.tsx';
