import { isProseMirror } from '../editor/fill/fill-fields.ts';
import { pasteHtml } from '../editor/paste.ts';
import { readRich } from '../editor/rich-text.ts';
import { writeInField } from '../editor/write-field.ts';
import { isPlain, type JournalElement } from './fields.ts';

/** How long an editor may take to show what it was given, in milliseconds. */
const PATIENCE = 1_500;
const STEP = 30;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, STEP));
const dense = (text: string): string => text.replace(/\s+/g, '');

/**
 * Replaces what is in a field by a kept text, as one step of its undo. Says whether it is there. A visual editor gets back
 * what it had drawn itself.
 */
export async function putIn(
  element: JournalElement,
  { text, html }: { text: string; html: string | null },
): Promise<boolean> {
  if (isPlain(element)) {
    const isWritten = await writeInField(element, [0, element.value.length], text);
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return isWritten;
  }
  element.focus({ preventScroll: true });
  document.getSelection()?.selectAllChildren(element);
  // The browser's own event may reach the editor too late.
  document.dispatchEvent(new Event('selectionchange'));
  await pause();
  if (html !== null && isProseMirror(element)) pasteHtml(element, html);
  else document.execCommand(html === null ? 'insertText' : 'insertHTML', false, html ?? text);
  for (const since = performance.now(); performance.now() - since < PATIENCE; await pause())
    if (dense(readRich(element).text) === dense(text)) return true;
  return false;
}
