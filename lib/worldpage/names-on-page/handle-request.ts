import { type PageText, rangeOfPage, readPage } from './page-text.ts';
import { ALL, CHUNK, type NamesReply, type NamesRequest, ONE } from './protocol.ts';

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

/**
 * Handles a request for this page. The only content that leaves it is its text, and only when requested. The page isn't
 * changed.
 */
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
