import { ALL, CHUNK, LONGEST_PAGE, type NamesReply, type NamesRequest, ONE } from './protocol.ts';

interface Piece {
  node: Text;
  start: number;
}

/** The text of a page, with a mapping from offsets to text nodes. */
interface PageText {
  text: string;
  isCut: boolean;
  pieces: readonly Piece[];
}

/** Content that isn't visible text. Editable content is left to the link check. */
const UNREAD = 'script, style, template, noscript, textarea, select, option, svg, math, [contenteditable]';
const INLINE = /^(inline|contents|ruby)/;

/** Reads the page's visible text. A name may span inline elements such as bold text and links, but not blocks. */
function readPage(root: Element): PageText {
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
function rangeOfPage({ pieces, text }: PageText, start: number, end: number): Range | null {
  const first = pieceAt(pieces, start);
  const last = pieceAt(pieces, end - 1);
  if (!first?.node.isConnected || !last?.node.isConnected || end <= start) return null;
  if (end - last.start > last.node.length) return null;
  const range = first.node.ownerDocument.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range.toString().replace(/[\n\r\t]/g, ' ') === text.slice(start, end) ? range : null;
}

let page: PageText | null = null;
let marked: Range[][] = [];
/** Whether marks are drawn. The page's scripts can read the highlight registry too. */
let isDrawn = false;

function clear(): NamesReply {
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(ONE);
  page = null;
  marked = [];
  return { state: 'left' };
}

/** The next chunk of text, extended to the end of a block so that no name is split. */
function chunkFrom(from: number): NamesReply {
  const { text, isCut } = page ?? { text: '', isCut: false };
  const end = text.indexOf('\n', from + CHUNK);
  const to = end < 0 ? text.length : end + 1;
  return { state: 'read', text: text.slice(from, to), next: to < text.length ? to : null, isCut };
}

function reveal(): NamesReply {
  isDrawn = true;
  CSS.highlights.set(ALL, new Highlight(...marked.flat()));
  return { state: 'shown' };
}

function mark(names: readonly (readonly number[])[]): NamesReply {
  const known = page;
  marked = names.map((places) =>
    Array.from({ length: places.length >> 1 }, (_, at) => {
      const [start = 0, end = 0] = places.slice(at * 2, at * 2 + 2);
      return known && rangeOfPage(known, start, end);
    }).filter((range) => range !== null),
  );
  CSS.highlights.delete(ONE);
  if (isDrawn) reveal();
  return { state: 'marked', counts: marked.map(({ length }) => length) };
}

function show(name: number, place: number): NamesReply {
  const range = marked[name]?.[place];
  const element = range?.startContainer.parentElement;
  if (!range || range.collapsed || !element?.isConnected) return { state: 'gone' };
  if (isDrawn) {
    const one = new Highlight(range);
    one.priority = 1;
    CSS.highlights.set(ONE, one);
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
  return { state: 'shown' };
}

/** Handles a request for this page. Only its text leaves it. The page isn't changed. */
export function handleNamesRequest(request: NamesRequest): NamesReply {
  switch (request.do) {
    case 'read':
      clear();
      page = readPage(document.body);
      return chunkFrom(0);
    case 'more':
      return chunkFrom(request.from);
    case 'mark':
      isDrawn = request.isSeen;
      return mark(request.names);
    case 'reveal':
      return reveal();
    case 'show':
      return show(request.name, request.place);
    case 'leave':
      return clear();
  }
}
