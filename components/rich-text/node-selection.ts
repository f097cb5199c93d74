import { type EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from './schema.ts';

const { paragraph } = schema.nodes;

/**
 * Moves the caret behind a selected block or chip, so that what comes next doesn't replace it: only keys that delete do.
 * Null if no such is selected.
 */
export function caretBehindNode({ selection, tr }: EditorState): Transaction | null {
  if (!(selection instanceof NodeSelection)) return null;
  const { node, to } = selection;
  if (node.isInline) return tr.setSelection(TextSelection.create(tr.doc, to));
  const next = tr.doc.nodeAt(to);
  const isEmptyLine = next?.type === paragraph && next.content.size === 0;
  if (!isEmptyLine) tr.insert(to, paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, to + 1));
}

/** Types text behind a selected block or chip. */
export function typeBehindNode(view: EditorView, text: string): boolean {
  const behind = caretBehindNode(view.state);
  if (behind) view.dispatch(behind.insertText(text).scrollIntoView());
  return behind !== null;
}

/** Before an input method starts, because its text appears at the caret. */
export function leaveNode(view: EditorView): false {
  const behind = caretBehindNode(view.state);
  if (behind) view.dispatch(behind);
  return false;
}

/** Text that comes without a key: from an emoji picker, dictation or a correction. */
export function takeInput(view: EditorView, event: InputEvent): boolean {
  const isText = event.inputType === 'insertText' || event.inputType === 'insertReplacementText';
  if (!isText || !event.data || !typeBehindNode(view, event.data)) return false;
  event.preventDefault();
  return true;
}
