import { paste } from './paste.ts';
import { caretAfter, occurrences } from './places.ts';
import type { Insertion, Stretch } from './protocol.ts';
import { offsetOf, type RichText, rangeOf, readRich } from './rich-text.ts';

export type Written = 'inserted' | 'words' | 'refused';

/** An editor may draw a moment after it was told, in milliseconds. A tab behind another wakes once a second. */
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

/** How much of it stands in the editor: compared before and after a writing. */
function amounts(root: HTMLElement, { text, rich }: Insertion): { whole: number; words: number } {
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

/** A step of its own for the editor's undo, which takes back in one go what was typed while the caret stayed. */
function typeApart(root: HTMLElement, text: string): void {
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

/** Writes where the selection is, as a paste where the editor keeps a model of its own, else as if typed. */
async function write(root: HTMLElement, what: Insertion, replaced: string): Promise<Written> {
  if (!selectionIn(root)) return 'refused';
  const before = amounts(root, what);
  const asWords = what.rich && replaced === what.rich.label ? before.words - 1 : before.words;
  if (isProseMirror(root)) paste(root, what);
  else typeApart(root, what.text);
  for (const since = performance.now(); ; ) {
    const now = amounts(root, what);
    if (now.whole > before.whole) return 'inserted';
    if (performance.now() - since >= PATIENCE) return now.words > asWords && what.rich ? 'words' : 'refused';
    await pause();
  }
}

export const insertInRich = (root: HTMLElement, what: Insertion): Promise<Written> => write(root, what, '');

/** Whoever keeps a model of the selection is told at once; the browser's own word may come too late. */
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

/** Writes in place of a stretch of what `readRich` read just now; the caret stays where its owner left it. */
export async function replaceInRich(
  root: HTMLElement,
  read: RichText,
  at: Stretch,
  what: Insertion,
): Promise<Written> {
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
