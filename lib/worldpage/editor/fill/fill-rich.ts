import { pasteHtml } from '../paste.ts';
import { readRich } from '../rich-text.ts';
import type { FillMode, FillOutcome } from './protocol.ts';

/** How long an editor may take to show what it was given, in milliseconds. */
const PATIENCE = 600;
const STEP = 20;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, STEP));

const isProseMirror = (root: HTMLElement): boolean =>
  root.matches('.ProseMirror') || root.querySelector('.ProseMirror') !== null;

/** Editors set their own space and line breaks, so only the other characters are compared. */
const dense = (text: string): string => text.replace(/\s+/g, '');

/** Puts the caret where the text goes. At the caret: where it is, if it is in this editor. */
async function placeCaret(root: HTMLElement, mode: FillMode): Promise<void> {
  const selection = root.ownerDocument.getSelection();
  const isInside = selection?.anchorNode != null && root.contains(selection.anchorNode);
  root.focus({ preventScroll: true });
  if (mode === 'atCaret' && isInside) return;
  selection?.selectAllChildren(root);
  selection?.collapseToEnd();
  // The browser's own event may reach the editor too late.
  root.ownerDocument.dispatchEvent(new Event('selectionchange'));
  await pause();
}

/**
 * Writes into an editor with formatted text: as a paste, which is one step of its undo, where it has a document model
 * of its own; otherwise as typed markup.
 */
export async function fillRich(
  root: HTMLElement,
  what: { text: string; html: string; words: string },
  mode: FillMode,
): Promise<FillOutcome> {
  const before = dense(readRich(root).text);
  const isPasted = isProseMirror(root);
  const wanted = dense(isPasted ? what.words : what.text);
  if (before === wanted) return 'filled';
  if (before !== '' && mode === 'ifEmpty') return 'taken';
  const times = (text: string) => text.split(wanted).length;
  await placeCaret(root, mode);
  if (isPasted) pasteHtml(root, what.html);
  else root.ownerDocument.execCommand('insertText', false, what.text);
  for (const since = performance.now(); ; await pause()) {
    const now = dense(readRich(root).text);
    if (times(now) > times(before)) return 'filled';
    if (performance.now() - since >= PATIENCE) return now === before ? 'refused' : 'partly';
  }
}
