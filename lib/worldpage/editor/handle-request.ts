import { fillFields, mentionsAll, surveyFields } from './fill/fill-fields.ts';
import { type EditorReply, type EditorRequest, type EditorText, LONGEST_TEXT } from './protocol.ts';
import { readRich } from './rich-text.ts';
import { locate, spacedAfter } from './text-places.ts';
import {
  activeEditor,
  type Editor,
  fieldSelection,
  isInFrame,
  isReached,
  replaceInField,
  writeInField,
} from './write-field.ts';
import { insertInRich, replaceInRich } from './write-rich.ts';

/** Editors by id (their index). Weak references, so that they don't outlive their page. */
const editors: WeakRef<HTMLElement>[] = [];
let focusedAt = 0;

/** Records when an editor was last focused, starting with the first request. */
function watchFocus(): void {
  if (focusedAt > 0) return;
  focusedAt = 1;
  document.addEventListener('focusin', () => {
    focusedAt = Date.now();
  });
}

function numberOf(element: HTMLElement): number {
  const at = editors.findIndex((one) => one.deref() === element);
  return at >= 0 ? at : editors.push(new WeakRef(element)) - 1;
}

function editorOf(number: number): Editor | null {
  const element = editors[number]?.deref();
  if (!element?.isConnected) return null;
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)
    return { kind: 'field', element };
  return { kind: 'rich', element };
}

function read({ kind, element }: Editor): EditorText {
  const editor = numberOf(element);
  if (kind === 'rich') {
    const { text, linked, isCut } = readRich(element);
    return { editor, text: text.slice(0, LONGEST_TEXT), linked, isCut };
  }
  const { value } = element;
  return { editor, text: value.slice(0, LONGEST_TEXT), linked: [], isCut: value.length > LONGEST_TEXT };
}

async function insert(
  editor: Editor,
  { what }: Extract<EditorRequest, { do: 'insert' }>,
): Promise<EditorReply> {
  if (editor.kind === 'rich') return { state: await insertInRich(editor.element, what) };
  const field = editor.element;
  const selected = fieldSelection(field);
  const text = spacedAfter(field.value.slice(0, selected[0]), what.text);
  const isWritten = await writeInField(field, selected, text);
  return { state: isWritten ? 'inserted' : 'refused' };
}

async function replace(
  editor: Editor,
  { at, what }: Extract<EditorRequest, { do: 'replace' }>,
): Promise<EditorReply> {
  const rich = editor.kind === 'rich' ? readRich(editor.element) : null;
  const now = rich?.text ?? read(editor).text;
  const found = locate(now, at);
  if (!found) return { state: 'moved', reading: read(editor) };
  if (editor.kind === 'rich' && rich) {
    const written = await replaceInRich(editor.element, rich, found, what);
    return written === 'inserted' ? { state: 'replaced', reading: read(editor) } : { state: written };
  }
  if (editor.kind !== 'field') return { state: 'refused' };
  const isWritten = await replaceInField(editor.element, found, what.text);
  return isWritten ? { state: 'replaced', reading: read(editor) } : { state: 'refused' };
}

/** Handles a request for this frame. The only page content in a reply is the editor's text, and only when requested. */
export async function handleEditorRequest(request: EditorRequest): Promise<EditorReply> {
  watchFocus();
  if (request.do === 'survey') return surveyFields(request);
  if (request.do === 'mentions') return mentionsAll(request);
  if (request.do === 'fill') return fillFields(request);
  const editor =
    request.do === 'again' || request.do === 'replace' ? editorOf(request.editor) : activeEditor(document);
  if (!editor)
    return request.do === 'again' || request.do === 'replace'
      ? { state: 'gone' }
      : { state: 'none', inFrame: isInFrame(document) };
  switch (request.do) {
    case 'find':
      return { state: 'found', isReached: isReached(window), focusedAt };
    case 'insert':
      return insert(editor, request);
    case 'read':
    case 'again':
      return { state: 'read', reading: read(editor) };
    case 'replace':
      return replace(editor, request);
  }
}
