import { LONGEST_TEXT, type Stretch } from './protocol.ts';

/** The text of an element whose content is edited, with the way back from each offset to its place in the tree. */
export interface RichText {
  text: string;
  linked: readonly Stretch[];
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
/** What is a link already, or is none of the writer's words. */
const LINKED = 'a[href], [data-inline-content-type], [contenteditable="false"], code, pre';
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/** Lines end where blocks end; what is linked is read as it is shown. */
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
    const isBlock = BLOCKS.has(name);
    if (isBlock && node !== root) breakLine();
    const start = text.length;
    for (const child of node.childNodes) walk(child);
    if (node !== root && node.matches(LINKED)) linked.push([start, text.length]);
    if (isBlock && node !== root) breakLine();
  };
  walk(root);
  const isCut = text.length >= LONGEST_TEXT;
  return { text, linked: outermost(linked), isCut, pieces };
}

/** Inner elements end before outer ones: what lies within another falls away. */
function outermost(stretches: readonly Stretch[]): Stretch[] {
  const kept: Stretch[] = [];
  for (const stretch of [...stretches].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = kept.at(-1);
    if (stretch[1] > stretch[0] && (!last || stretch[0] >= last[1])) kept.push(stretch);
  }
  return kept;
}

/** The stretch as a range of the tree; null where no text is. */
export function rangeOf({ pieces }: RichText, [start, end]: Stretch): Range | null {
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end || piece.start === start);
  if (!first || !last) return null;
  if (start - first.start > first.node.length || end - last.start > last.node.length) return null;
  const range = first.node.ownerDocument.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}

/** The offset of a place in the tree, where it is in a text; null elsewhere. */
export function offsetOf({ pieces }: RichText, node: Node | null, offset: number): number | null {
  const piece = pieces.find((one) => one.node === node);
  return piece ? piece.start + offset : null;
}
