import type { TextRange } from '../editor/protocol.ts';
import { offsetOf, readRich } from '../editor/rich-text.ts';
import { activeEditor, type Editor, fieldSelection } from '../editor/write-field.ts';

/** Maximum characters of a query. Longer text isn't a title. */
const LONGEST = 80;

/** The active editor, its text and its selection. For a caret, both ends of the selection are equal. */
interface EditorState {
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

/** CSS properties that affect how a text field wraps its lines. */
const SAME = [
  'box-sizing',
  'width',
  'padding',
  'border-width',
  'border-style',
  'font',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'text-indent',
  'text-transform',
  'tab-size',
  'direction',
  'text-align',
] as const;

type Field = HTMLTextAreaElement | HTMLInputElement;

/**
 * Computes the caret's position in a text field. Browsers don't expose it, so a copy of the text is laid out invisibly
 * in our root, where the page can't see it.
 */
function caretInField(field: Field, offset: number, root: ShadowRoot): DOMRect {
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const name of SAME) copy.style.setProperty(name, style.getPropertyValue(name));
  const isLine = field instanceof HTMLInputElement;
  copy.style.cssText += `;position:fixed;inset:0 auto auto 0;visibility:hidden;border-color:transparent;white-space:${isLine ? 'pre' : 'pre-wrap'};overflow-wrap:break-word`;
  // Excludes the width of a scroll bar.
  if (!isLine) copy.style.width = `${field.clientWidth + 2 * field.clientLeft}px`;
  const caret = document.createElement('span');
  caret.textContent = '\u200b';
  copy.append(field.value.slice(0, offset), caret);
  root.append(copy);
  const [box, frame, line] = [
    field.getBoundingClientRect(),
    copy.getBoundingClientRect(),
    caret.getBoundingClientRect(),
  ];
  copy.remove();
  return new DOMRect(
    box.left + line.left - frame.left - field.scrollLeft,
    box.top + line.top - frame.top - field.scrollTop,
    1,
    line.height,
  );
}

function caretInText(element: HTMLElement): DOMRect {
  const selection = element.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
  range?.collapse(true);
  const [rect] = range?.getClientRects() ?? [];
  if (rect) return rect;
  const { startContainer } = range ?? {};
  const around = startContainer instanceof Element ? startContainer : startContainer?.parentElement;
  const { left, top, height } = (around ?? element).getBoundingClientRect();
  return new DOMRect(left, top, 1, Math.min(height, 24));
}

/** The position of the query in the window, as a rectangle one line high. */
export function caretRect({ editor }: EditorState, from: number, root: ShadowRoot): DOMRect {
  return editor.kind === 'field' ? caretInField(editor.element, from, root) : caretInText(editor.element);
}

/** Whether a line of an editor can be seen: it is in the window, and the editor isn't scrolled past it. */
export function isInSight({ top, bottom }: DOMRect, editor: HTMLElement): boolean {
  const box = editor.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > Math.max(0, box.top) && middle < Math.min(innerHeight, box.bottom);
}
