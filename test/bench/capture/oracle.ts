// What a selection says, found by another way than the product's: a copy of the shown text nodes in the range, each
// with the elements around it. Inline ones always; blocks only where the words stand in more than one block.

const BLOCK = new Set(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul caption'.split(
    ' ',
  ),
);
const SILENT =
  'script, style, noscript, template, select, textarea, svg, iframe, object, video, audio, canvas, annotation';

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).display === 'contents';

function blockOf(node: Node): Element | null {
  for (let at = node.parentElement; at; at = at.parentElement) if (BLOCK.has(at.localName)) return at;
  return null;
}

function isRead(node: Node): boolean {
  const parent = node.parentElement;
  return (
    parent !== null &&
    !parent.closest(SILENT) &&
    isShown(parent) &&
    getComputedStyle(parent).userSelect !== 'none' &&
    !isHidden(parent)
  );
}

/** Words for screen readers, and those that have not faded in. */
function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position, clip, clipPath, opacity, overflow } = getComputedStyle(at);
    const { width, height, right } = at.getBoundingClientRect();
    if (opacity === '0' && (element.textContent ?? '').length < 200) return true;
    if (position !== 'absolute' && position !== 'fixed') continue;
    if (clip !== 'auto' && /(?:[01]px[, ]*){4}/.test(clip)) return true;
    if (/inset\((?:50|100)%/.test(clipPath) || (width <= 1 && height <= 1 && overflow !== 'visible'))
      return true;
    if (right + scrollX < -500) return true;
  }
  return false;
}

/** Words with the marks that a style gives them, as elements; a heading, a cell's head and a quote have their own. */
function asShown(node: Node, words: string, inert: Document): Node {
  const text = inert.createTextNode(words);
  const parent = node.parentElement;
  if (!parent || words.trim() === '' || parent.closest('pre')) return text;
  const { fontWeight, fontStyle } = getComputedStyle(parent);
  const isBold = Number(fontWeight) >= 600 && !parent.closest('b, strong, h1, h2, h3, h4, h5, h6, th');
  const isItalic = fontStyle !== 'normal' && !parent.closest('i, em, blockquote');
  let shown: Node = text;
  for (const [name, isSo] of [
    ['b', isBold || parent.closest('dt') !== null],
    ['i', isItalic],
  ] as const) {
    if (!isSo) continue;
    const mark = inert.createElement(name);
    mark.append(shown);
    shown = mark;
  }
  return shown;
}

/** A field for several lines that has some: its words are shown, and no text of the page. */
const isFilled = (node: Node): node is HTMLTextAreaElement =>
  node instanceof HTMLTextAreaElement && node.value.trim() !== '';

/** Text nodes, filled fields, images, breaks and rules that the range touches, in order. */
function leaves(range: Range): Node[] {
  const walker = document.createTreeWalker(document.body, 5);
  const found: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const leaf = node.nodeType === 3 || isFilled(node) || /^(?:img|br|hr)$/i.test(node.nodeName);
    if (leaf && range.intersectsNode(node) && isRead(node)) found.push(node);
  }
  return found;
}

/** A block that lies wholly in the range is part of what was selected. */
function isWithinWholeBlock(node: Node, range: Range): boolean {
  for (
    let at = node.parentElement;
    at && !at.contains(range.startContainer) && !at.contains(range.endContainer);
    at = at.parentElement
  ) {
    if (BLOCK.has(at.localName)) return true;
  }
  return false;
}

export function selectionTruth(range: Range): Element {
  const inert = document.implementation.createHTMLDocument('');
  const found = leaves(range);
  const words = (node: Node): string => {
    const data = isFilled(node) ? node.value : node.nodeType === 3 ? (node.nodeValue ?? '') : '';
    const from = node === range.startContainer ? range.startOffset : 0;
    const to = node === range.endContainer ? range.endOffset : data.length;
    return data.slice(from, to);
  };
  const whole = found.some((node) => words(node).trim() !== '' && isWithinWholeBlock(node, range));
  const blocks = new Set(found.filter((node) => words(node).trim() !== '').map(blockOf));
  const copies = new Map<Node, Element>([[document.body, inert.body]]);
  const copyOf = (element: Element): Element => {
    const known = copies.get(element);
    if (known) return known;
    const parent = element.parentElement ? copyOf(element.parentElement) : inert.body;
    if (!whole && blocks.size < 2 && BLOCK.has(element.localName)) {
      copies.set(element, parent);
      return parent;
    }
    const copy = inert.importNode(element);
    parent.append(copy);
    copies.set(element, copy);
    return copy;
  };
  for (const node of found) {
    const parent = node.parentElement ? copyOf(node.parentElement) : inert.body;
    parent.append(
      node.nodeType === 3 || isFilled(node) ? asShown(node, words(node), inert) : inert.importNode(node),
    );
  }
  return inert.body;
}

/** A generator of numbers from 0 to 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Length = 'short' | 'medium' | 'long';

/** A range over shown words: within one text node, over 3 to 15 of them, or over 40 to 160; null: page too small. */
export function randomRange(length: Length, next: () => number): Range | null {
  const walker = document.createTreeWalker(document.body, 4);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && /\S\S/.test(node.data) && isRead(node)) texts.push(node);
  }
  const pick = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const span = length === 'short' ? 0 : length === 'medium' ? pick(3, 15) : pick(40, 160);
  if (texts.length < span + 2) return null;
  let pool = texts.slice(0, texts.length - span);
  if (length === 'short' && next() < 0.5) {
    const marked = pool.filter((text) => text.parentElement?.closest('li, td, pre, b, strong, i, em, a'));
    if (marked.length > 0) pool = marked;
  }
  const start = pool[pick(0, pool.length - 1)];
  const end = start && texts[texts.indexOf(start) + span];
  if (!start || !end) return null;
  const range = document.createRange();
  const from = pick(0, Math.floor((start.length - 1) / 2));
  range.setStart(start, from);
  range.setEnd(
    end,
    length === 'short' ? pick(Math.min(from + 2, end.length), end.length) : pick(1, end.length),
  );
  return range;
}
