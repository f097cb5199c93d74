import { activeEditor, type Editor } from '../editor/active-editor.ts';
import type { TextRange } from '../editor/protocol.ts';
import { offsetOf, readRich } from '../editor/rich-text.ts';
import { fieldSelection } from '../editor/write-field.ts';

/** Maximum characters of a query. Longer text isn't a title. */
const LONGEST = 80;

/** The active editor, its text and its selection. For a caret, both ends of the selection are equal. */
export interface EditorState {
  editor: Editor;
  text: string;
  selected: TextRange;
}

export function currentEditorState(document: Document): EditorState | null {
  const editor = activeEditor(document);
  if (!editor) return null;
  if (editor.kind === 'field')
    return { editor, text: editor.element.value, selected: fieldSelection(editor.element) };
  const selection = document.getSelection();
  const read = readRich(editor.element);
  const ends = [
    offsetOf(read, selection?.anchorNode ?? null, selection?.anchorOffset ?? 0),
    offsetOf(read, selection?.focusNode ?? null, selection?.focusOffset ?? 0),
  ].filter((one) => one !== null);
  const [first, last = first] = ends.sort((a, b) => a - b);
  return first === undefined || last === undefined
    ? null
    : { editor, text: read.text, selected: [first, last] };
}

/** Start of the query: the start of the selection, or of the word at the caret. Pure. */
export function queryStart(text: string, [start, end]: TextRange): number {
  if (start < end) return start;
  const before = text.slice(Math.max(0, start - LONGEST), start);
  return start - (/[\p{L}\p{N}\p{M}'’-]*$/u.exec(before)?.[0].length ?? 0);
}

/** The query from its start to the caret, or null if the user has moved on. Pure. */
export function queryIn(text: string, from: number, [start, end]: TextRange): string | null {
  const upTo = start < end && start === from ? end : start;
  if (upTo < from || upTo - from > LONGEST) return null;
  const query = text.slice(from, upTo);
  return query.includes('\n') ? null : query;
}
