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

/** Text for screen readers, text without a size, and text that hasn't faded in. */
function isHidden(element: Element): boolean {
  if (getComputedStyle(element).fontSize === '0px') return true;
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

/** Turns marks set by styles into elements. Headings, header cells and quotes have marks of their own. */
function asShown(node: Node, words: string, inert: Document): Node {
  const text = inert.createTextNode(words);
  const parent = node.parentElement;
  if (!parent || words.trim() === '' || parent.closest('pre')) return text;
  const { fontWeight, fontStyle } = getComputedStyle(parent);
  const isBold =
    Number(fontWeight) >= 600 &&
    !parent.closest('b, strong, h1, h2, h3, h4, h5, h6') &&
    !isInTableHead(parent);
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

/** False for `<b>` or `<i>` that CSS renders as plain text, such as icons on many pages. */
function isDrawn({ localName }: Element, { fontWeight, fontStyle }: CSSStyleDeclaration): boolean {
  return !(localName === 'b' && Number(fontWeight) < 600) && !(localName === 'i' && fontStyle === 'normal');
}

/** A table that contains tables is for layout, so its header cells are ordinary bold text. */
function isInTableHead(element: Element): boolean {
  const head = element.closest('th');
  return head !== null && head.closest('table')?.querySelector('table') === null;
}

const PAGE_CONTROLS = 'nav, header, footer, [role=search], [role=navigation], [role=toolbar]';
const TEXT_INPUTS = 'text number date time month week datetime-local email tel url'.split(' ');

/** The visible value of a form field. Empty for other nodes and for fields of the page's interface. */
function fieldText(node: Node): string {
  if (node instanceof HTMLTextAreaElement) return node.closest(PAGE_CONTROLS) ? '' : node.value.trim();
  if (!(node instanceof HTMLInputElement || node instanceof HTMLSelectElement)) return '';
  if (node.closest(PAGE_CONTROLS) || /cc-|one-time-code|password/.test(node.autocomplete)) return '';
  if (node instanceof HTMLSelectElement) {
    const leadsElsewhere = node.hasAttribute('onchange') || /^(?:https?:)?\//.test(node.value);
    return leadsElsewhere ? '' : [...node.selectedOptions].map(({ text }) => text.trim()).join(', ');
  }
  if (node.type === 'checkbox') return node.checked ? '☑' : '☐';
  if (node.type === 'radio') return node.checked ? '◉' : '○';
  return TEXT_INPUTS.includes(node.type) ? node.value.trim() : '';
}

/** The source of a formula that the page shows as an image. */
function formulaSource(node: Node): string {
  if (!(node instanceof HTMLImageElement) || !/\bmwe-math|\b(?:latex|math|tex)\b/.test(node.className))
    return '';
  return node.alt.replace(/^\{\\(?:display|text)style (.*)\}$/s, '$1').trim();
}

/** Generated content of an empty element, such as the dots between two sections. */
function generatedText(node: Node): string {
  if (!(node instanceof HTMLElement) || node.firstChild || !isShown(node)) return '';
  const text = /^"(.*)"$/.exec(getComputedStyle(node, '::before').content)?.[1] ?? '';
  return /[\p{L}\p{N}.]/u.test(text) && !/\p{Co}/u.test(text) ? text : '';
}

/** The text shown for an element without text of its own. */
const replacedText = (node: Node): string => fieldText(node) || formulaSource(node) || generatedText(node);

/** Adds the quotation marks that the browser draws around each `<q>`. */
function quote(copies: Map<Node, Element>): void {
  for (const [original, copy] of copies) {
    if (!(original instanceof HTMLQuoteElement) || original.localName !== 'q') continue;
    if (getComputedStyle(original, '::before').content !== 'open-quote') continue;
    const isInner = original.parentElement?.closest('q') !== null;
    copy.prepend(isInner ? '‘' : '“');
    copy.append(isInner ? '’' : '”');
  }
}

/** Browsers render an item outside of a list like one inside. */
function listLooseItems(body: Element): void {
  for (const item of body.querySelectorAll('li')) {
    if (item.parentElement?.closest('ul, ol, menu')) continue;
    const list = body.ownerDocument.createElement('ul');
    item.replaceWith(list);
    list.append(item);
  }
}

const EMBEDS = 'iframe, video, audio, object, embed, noscript';
/** The part that the addresses of a player and its video page share. */
const PLAYER_ID = /(?:youtube(?:-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)([\w-]+)/;

/** Embedded elements in the range, each with the addresses that may replace it. */
export function embedsIn(range: Range): { addresses: string[]; player: string | null }[] {
  return [...document.body.querySelectorAll(EMBEDS)]
    .filter((element) => range.intersectsNode(element))
    .map((element) => {
      const inside =
        element.localName === 'noscript'
          ? new DOMParser().parseFromString(element.innerHTML + (element.textContent ?? ''), 'text/html')
          : element;
      const loaded = [element, ...inside.querySelectorAll('img, source')];
      const written = loaded.flatMap((one) =>
        ['src', 'data', 'data-src'].map((name) => one.getAttribute(name)),
      );
      const addresses = written.flatMap((one) => (one ? [absolute(one)] : []));
      const player = element.localName === 'iframe' ? addresses.map((one) => PLAYER_ID.exec(one)?.[1]) : [];
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && isRead(element);
      return { addresses, player: (isSeen && player.find((id) => id !== undefined)) || null };
    });
}

function absolute(address: string): string {
  return URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : address;
}

/** Text nodes, filled fields, images, breaks and rules that the range touches, in order. */
function leaves(range: Range): Node[] {
  const walker = document.createTreeWalker(document.body, 5);
  const found: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const leaf = node.nodeType === 3 || replacedText(node) !== '' || /^(?:img|br|hr)$/i.test(node.nodeName);
    if (leaf && range.intersectsNode(node) && isRead(node)) found.push(node);
  }
  return found;
}

function copyOfLeaf(node: Node, words: string, inert: Document): Node[] {
  if (node.nodeType === 3) return [asShown(node, words, inert)];
  if (words === '') return [inert.importNode(node)];
  const space = (): Text => inert.createTextNode(' ');
  if (formulaSource(node) === '') return [space(), asShown(node, words, inert), space()];
  const code = inert.createElement('code');
  code.append(words);
  return [space(), code, space()];
}

/** A block that is completely inside the range is selected. */
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
    if (node.nodeType !== 3) return replacedText(node);
    const data = node.nodeValue ?? '';
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
    const copy = isDrawn(element, getComputedStyle(element))
      ? inert.importNode(element)
      : inert.createElement('span');
    parent.append(copy);
    copies.set(element, copy);
    return copy;
  };
  for (const node of found) {
    const parent = node.parentElement ? copyOf(node.parentElement) : inert.body;
    parent.append(...copyOfLeaf(node, words(node), inert));
  }
  quote(copies);
  listLooseItems(inert.body);
  return inert.body;
}

/** A seeded generator of numbers from 0 to 1. */
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

/** A range of visible text over 1, 3 to 15, or 40 to 160 text nodes. Null if the page is too small. */
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
