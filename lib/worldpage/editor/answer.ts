import { activeEditor, type Editor, isInFrame, isReached } from './active.ts';
import { fieldSelection, replaceInField, writeInField } from './field.ts';
import { locate } from './places.ts';
import { type EditorAnswer, type EditorRequest, LONGEST_TEXT, type Reading } from './protocol.ts';
import { insertInRich, replaceInRich } from './rich.ts';
import { readRich } from './rich-text.ts';

/** Editors that were read, by number; each is held no longer than its page holds it. */
const known: WeakRef<HTMLElement>[] = [];
let focusedAt = 0;

/** From the first question on the page tells when the focus last came into an editor. */
function watchFocus(): void {
  if (focusedAt > 0) return;
  focusedAt = 1;
  document.addEventListener('focusin', () => {
    focusedAt = Date.now();
  });
}

function numberOf(element: HTMLElement): number {
  const at = known.findIndex((one) => one.deref() === element);
  return at >= 0 ? at : known.push(new WeakRef(element)) - 1;
}

function editorOf(number: number): Editor | null {
  const element = known[number]?.deref();
  if (!element?.isConnected) return null;
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)
    return { kind: 'field', element };
  return { kind: 'rich', element };
}

function read({ kind, element }: Editor): Reading {
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
): Promise<EditorAnswer> {
  if (editor.kind === 'rich') return { state: await insertInRich(editor.element, what) };
  const field = editor.element;
  const stands = await writeInField(field, fieldSelection(field), what.text);
  return { state: stands ? 'inserted' : 'refused' };
}

async function replace(
  editor: Editor,
  { at, what }: Extract<EditorRequest, { do: 'replace' }>,
): Promise<EditorAnswer> {
  const rich = editor.kind === 'rich' ? readRich(editor.element) : null;
  const now = rich?.text ?? read(editor).text;
  const found = locate(now, at);
  if (!found) return { state: 'moved', reading: read(editor) };
  if (editor.kind === 'rich' && rich) {
    const written = await replaceInRich(editor.element, rich, found, what);
    return written === 'inserted' ? { state: 'replaced', reading: read(editor) } : { state: written };
  }
  if (editor.kind !== 'field') return { state: 'refused' };
  const stands = await replaceInField(editor.element, found, what.text);
  return stands ? { state: 'replaced', reading: read(editor) } : { state: 'refused' };
}

/** Answers for this frame of the page. Nothing of the page leaves it but the text of the editor, when that is asked for. */
export async function answerEditor(request: EditorRequest): Promise<EditorAnswer> {
  watchFocus();
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
