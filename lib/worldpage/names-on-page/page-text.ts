import { LONGEST_PAGE } from './protocol.ts';

interface Piece {
  node: Text;
  start: number;
}

/** What a page says, with the way back from each offset to its place in the tree. */
export interface PageText {
  text: string;
  isCut: boolean;
  pieces: readonly Piece[];
}

/** No words of the page, or none that anybody reads there; what is typed into is the link check's. */
const UNREAD = 'script, style, template, noscript, textarea, select, option, svg, math, [contenteditable]';
const INLINE = /^(inline|contents|ruby)/;

/** Names that run over bold words and links are one; those of two blocks never are. */
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
        // A break in the source is a blank on the page.
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

/** The stretch as a range of the tree; null where the page does not say that any more. */
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
