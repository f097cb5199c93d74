import { type PageText, rangeOfPage, readPage } from './page-text.ts';
import { ALL, CHUNK, type NamesAnswer, type NamesRequest, ONE } from './protocol.ts';

let page: PageText | null = null;
let marked: Range[][] = [];
/** The registry of highlights is the page's too. */
let isSeen = false;

function leave(): NamesAnswer {
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(ONE);
  page = null;
  marked = [];
  return { state: 'left' };
}

/** Up to the end of the block that a full answer ends in: no name is cut in two. */
function stretch(from: number): NamesAnswer {
  const { text, isCut } = page ?? { text: '', isCut: false };
  const end = text.indexOf('\n', from + CHUNK);
  const to = end < 0 ? text.length : end + 1;
  return { state: 'read', text: text.slice(from, to), next: to < text.length ? to : null, isCut };
}

function reveal(): NamesAnswer {
  isSeen = true;
  CSS.highlights.set(ALL, new Highlight(...marked.flat()));
  return { state: 'shown' };
}

function mark(names: readonly (readonly number[])[]): NamesAnswer {
  const known = page;
  marked = names.map((places) =>
    Array.from({ length: places.length >> 1 }, (_, at) => {
      const [start = 0, end = 0] = places.slice(at * 2, at * 2 + 2);
      return known && rangeOfPage(known, start, end);
    }).filter((range) => range !== null),
  );
  CSS.highlights.delete(ONE);
  if (isSeen) reveal();
  return { state: 'marked', counts: marked.map(({ length }) => length) };
}

function show(name: number, place: number): NamesAnswer {
  const range = marked[name]?.[place];
  const element = range?.startContainer.parentElement;
  if (!range || range.collapsed || !element?.isConnected) return { state: 'gone' };
  if (isSeen) {
    const one = new Highlight(range);
    one.priority = 1;
    CSS.highlights.set(ONE, one);
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
  return { state: 'shown' };
}

/** Answers for this page. Nothing of it leaves but its words, when those are asked for; nothing in it changes. */
export function answerNames(request: NamesRequest): NamesAnswer {
  switch (request.do) {
    case 'read':
      leave();
      page = readPage(document.body);
      return stretch(0);
    case 'more':
      return stretch(request.from);
    case 'mark':
      isSeen = request.isSeen;
      return mark(request.names);
    case 'reveal':
      return reveal();
    case 'show':
      return show(request.name, request.place);
    case 'leave':
      return leave();
  }
}
