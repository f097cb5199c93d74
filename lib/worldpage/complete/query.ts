import { activeEditor, type Editor } from '../editor/active.ts';
import { fieldSelection } from '../editor/field.ts';
import type { Stretch } from '../editor/protocol.ts';
import { offsetOf, readRich } from '../editor/rich-text.ts';

/** Longer ones mean no title. */
const LONGEST = 80;

/** The editor at hand, its text, and what is selected in it; of a caret both ends are the same. */
export interface Writing {
  editor: Editor;
  text: string;
  selected: Stretch;
}

export function writingNow(document: Document): Writing | null {
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

/** Where the query begins: with what is selected, else with the word that is being written. Pure. */
export function beginningOf(text: string, [start, end]: Stretch): number {
  if (start < end) return start;
  const before = text.slice(Math.max(0, start - LONGEST), start);
  return start - (/[\p{L}\p{N}\p{M}'’-]*$/u.exec(before)?.[0].length ?? 0);
}

/** What is asked for by now, from where it began up to the caret; null: the writer has gone on to something else. Pure. */
export function queryIn(text: string, from: number, [start, end]: Stretch): string | null {
  const upTo = start < end && start === from ? end : start;
  if (upTo < from || upTo - from > LONGEST) return null;
  const query = text.slice(from, upTo);
  return query.includes('\n') ? null : query;
}
