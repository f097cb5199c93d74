import { paste } from './paste.ts';
import type { Insertion, TextRange } from './protocol.ts';
import { isBlock, offsetOf, type RichText, rangeOf, readRich } from './rich-text.ts';
import { caretAfter, occurrences, spacedAfter } from './text-places.ts';

export type WriteResult = 'inserted' | 'words' | 'refused';

/** How long to wait for an editor to render a change, in milliseconds. Timers in background tabs fire once a second. */
const PATIENCE = 400;
const STEP = 20;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, STEP));

const isProseMirror = (root: HTMLElement): boolean =>
  root.matches('.ProseMirror') || root.querySelector('.ProseMirror') !== null;

function mentionsOf(root: HTMLElement, id: string): number {
  const mentions = root.querySelectorAll('[data-inline-content-type="mention"]');
  return [...mentions].filter((one) => one.getAttribute('data-target-id') === id).length;
}

function linksTo(root: HTMLElement, url: string): number {
  return [...root.querySelectorAll('a[href]')].filter((one) => one.getAttribute('href') === url).length;
}

/** Counts occurrences in the editor, to compare before and after a write. */
function countOccurrences(root: HTMLElement, { text, rich }: Insertion): { whole: number; words: number } {
  const shown = readRich(root).text;
  const words = rich ? occurrences(shown, rich.label) : 0;
  const whole =
    occurrences(shown, text) +
    (rich?.type === 'mention' ? mentionsOf(root, rich.id) : rich ? linksTo(root, rich.url) : 0);
  return { whole, words };
}

function selectionIn(root: HTMLElement): Selection | null {
  const selection = root.ownerDocument.getSelection();
  return selection?.anchorNode && root.contains(selection.anchorNode) ? selection : null;
}

/** The text before the selection, on the same line. */
function textBefore(root: HTMLElement): string {
  const range = selectionIn(root)?.getRangeAt(0);
  if (!range) return '';
  const read = readRich(root);
  const at = offsetOf(read, range.startContainer, range.startOffset);
  if (at !== null) return read.text.slice(0, at);
  // The caret is beside an element: another mention, say. Editors put empty images around those.
  let node = range.startContainer.childNodes[range.startOffset - 1] ?? null;
  while (node instanceof HTMLImageElement) node = node.previousSibling;
  return node && !isBlock(node) ? (node.textContent ?? '') : '';
}

/** Inserts text as an undo step of its own. Editors merge typing at one caret position into one step. */
function typeAsUndoStep(root: HTMLElement, text: string): void {
  const selection = root.ownerDocument.getSelection();
  const apart = () => {
    if (!selection?.rangeCount) return;
    const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
    selection.selectAllChildren(root);
    selection.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  };
  apart();
  root.ownerDocument.execCommand('insertText', false, text);
  apart();
}

/** Inserts at the selection: as a paste in editors with their own document model, otherwise as typed text. */
async function write(root: HTMLElement, what: Insertion, replaced: string): Promise<WriteResult> {
  if (!selectionIn(root)) return 'refused';
  const before = countOccurrences(root, what);
  const asWords = what.rich && replaced === what.rich.label ? before.words - 1 : before.words;
  const text = replaced === '' ? spacedAfter(textBefore(root), what.text) : what.text;
  if (!isProseMirror(root)) typeAsUndoStep(root, text);
  else {
    // The space is typed, because editors drop space at the edges of what is pasted.
    if (text !== what.text) {
      root.ownerDocument.execCommand('insertText', false, ' ');
      await pause();
    }
    paste(root, what);
  }
  for (const since = performance.now(); ; ) {
    const now = countOccurrences(root, what);
    if (now.whole > before.whole) return 'inserted';
    if (performance.now() - since >= PATIENCE) return now.words > asWords && what.rich ? 'words' : 'refused';
    await pause();
  }
}

export const insertInRich = (root: HTMLElement, what: Insertion): Promise<WriteResult> =>
  write(root, what, '');

/** Dispatches `selectionchange` explicitly, because the browser's own event may reach the editor too late. */
function select(root: HTMLElement, range: Range): void {
  root.ownerDocument
    .getSelection()
    ?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
  root.ownerDocument.dispatchEvent(new Event('selectionchange'));
}

function caretIn(root: HTMLElement, read: RichText): number | null {
  const selection = selectionIn(root);
  return selection && offsetOf(read, selection.focusNode, selection.focusOffset);
}

/** Replaces a range of the text that `readRich` just returned, and keeps the user's caret. */
export async function replaceInRich(
  root: HTMLElement,
  read: RichText,
  at: TextRange,
  what: Insertion,
): Promise<WriteResult> {
  const range = rangeOf(read, at);
  if (!range) return 'refused';
  const caret = caretIn(root, read);
  if (root.ownerDocument.activeElement !== root && root.getRootNode() === root.ownerDocument)
    root.focus({ preventScroll: true });
  select(root, range);
  await pause();
  const written = await write(root, what, read.text.slice(...at));
  if (caret === null) return written;
  const now = readRich(root);
  const goal =
    written === 'refused' ? caret : caretAfter(caret, at, at[1] - at[0] + now.text.length - read.text.length);
  const back = rangeOf(now, [goal, goal]);
  if (back) select(root, back);
  return written;
}
