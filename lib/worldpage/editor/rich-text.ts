import { LONGEST_TEXT, type TextRange } from './protocol.ts';

/** The text of a contenteditable element, with a mapping from offsets to text nodes. */
export interface RichText {
  text: string;
  linked: readonly TextRange[];
  isCut: boolean;
  pieces: readonly Piece[];
}

interface Piece {
  node: Text;
  start: number;
}

const BLOCKS = new Set(
  `address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header
   hr li main nav ol p pre section table td th tr ul`.split(/\s+/),
);
export const isBlock = (node: Node): boolean => BLOCKS.has(node.nodeName.toLowerCase());
/** Content that is already a link or isn't the author's prose. */
const LINKED = 'a[href], [data-inline-content-type], [contenteditable="false"], code, pre';
export const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

/** Reads the text of a contenteditable element. Blocks end with a newline. */
export function readRich(root: HTMLElement): RichText {
  const pieces: Piece[] = [];
  const linked: [number, number][] = [];
  let text = '';
  const breakLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  const walk = (node: Node): void => {
    if (text.length >= LONGEST_TEXT) return;
    if (node.nodeType === Node.TEXT_NODE && node instanceof Text) {
      pieces.push({ node, start: text.length });
      text += node.data;
      return;
    }
    if (!(node instanceof Element)) return;
    const name = node.localName;
    if (UNSEEN.has(name)) return;
    if (name === 'br') {
      text += '\n';
      return;
    }
    const isOwnBlock = isBlock(node) && node !== root;
    if (isOwnBlock) breakLine();
    const start = text.length;
    for (const child of node.childNodes) walk(child);
    if (node !== root && node.matches(LINKED)) linked.push([start, text.length]);
    if (isOwnBlock) breakLine();
  };
  walk(root);
  const isCut = text.length >= LONGEST_TEXT;
  return { text, linked: outermost(linked), isCut, pieces };
}

/** Drops ranges that are inside another range. */
function outermost(ranges: readonly TextRange[]): TextRange[] {
  const kept: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = kept.at(-1);
    if (range[1] > range[0] && (!last || range[0] >= last[1])) kept.push(range);
  }
  return kept;
}

/** Converts a text range to a DOM range, or null if there is no text at that position. */
export function rangeOf({ pieces }: RichText, [start, end]: TextRange): Range | null {
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end || piece.start === start);
  if (!first || !last) return null;
  if (start - first.start > first.node.length || end - last.start > last.node.length) return null;
  const range = first.node.ownerDocument.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}

/** Converts a position in the DOM to a text offset, or null if it isn't in the text. */
export function offsetOf({ pieces }: RichText, node: Node | null, offset: number): number | null {
  const piece = pieces.find((one) => one.node === node);
  return piece ? piece.start + offset : null;
}
