// A rich-text editor for World Anvil's markup. It is large, so screens load it after the first paint.

export type { Editor } from './editor.ts';
export type { PasteState } from './long-paste.ts';
export { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';
