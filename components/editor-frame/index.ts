// Reaches editors in the active tab, on a person's action: the one with the cursor, or World Anvil's own with its fields.
// A page receives only the text to write, and its answers are treated as untrusted.
export { askEditor, type EditorFrame, findEditor, NO_EDITOR } from './editor.ts';
export { fillEditor, isEditorAddress, showsMentions, worldAnvilHosts } from './fill-editor.ts';
