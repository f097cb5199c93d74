import { LONGEST_PAGE } from './protocol.ts';

interface Piece {
  node: Text;
  start: number;
}

/** The text of a page, with a mapping from offsets to text nodes. */
export interface PageText {
  text: string;
  isCut: boolean;
  pieces: readonly Piece[];
}

/** Content that isn't visible text. Editable content is left to the link check. */
const UNREAD = 'script, style, template, noscript, textarea, select, option, svg, math, [contenteditable]';
const INLINE = /^(inline|contents|ruby)/;

/** Reads the page's visible text. A name may span inline elements such as bold text and links, but not blocks. */
export function readPage(root: Element): PageText {
  const pieces: Piece[] = [];
  const parts: string[] = [];
  let length = 0;
  let line = true;
  const breakLine = () => {
    if (line) return;
    parts.push('\n');
    length++;
    line = true;
  };
  const walk = (element: Element): void => {
    if (length >= LONGEST_PAGE || element.matches(UNREAD)) return;
    if (element.localName === 'br') breakLine();
    else if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) read(element);
  };
  const read = (element: Element): void => {
    const isBlock = !INLINE.test(getComputedStyle(element).display);
    if (isBlock) breakLine();
    for (const child of element.childNodes) {
      if (child instanceof Element) walk(child);
      else if (child instanceof Text && child.data !== '') {
        pieces.push({ node: child, start: length });
        // A newline in the source is rendered as a space.
        parts.push(child.data.replace(/[\n\r\t]/g, ' '));
        length += child.length;
        line = false;
      }
    }
    if (isBlock) breakLine();
  };
  walk(root);
  return { text: parts.join('').slice(0, LONGEST_PAGE), isCut: length >= LONGEST_PAGE, pieces };
}

function pieceAt(pieces: readonly Piece[], offset: number): Piece | null {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return pieces[low] ?? null;
}

/** Converts a text range to a DOM range, or null if the page has changed there. */
export function rangeOfPage({ pieces, text }: PageText, start: number, end: number): Range | null {
  const first = pieceAt(pieces, start);
  const last = pieceAt(pieces, end - 1);
  if (!first?.node.isConnected || !last?.node.isConnected || end <= start) return null;
  if (end - last.start > last.node.length) return null;
  const range = first.node.ownerDocument.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range.toString().replace(/[\n\r\t]/g, ' ') === text.slice(start, end) ? range : null;
}
