/** Tags that hold something. Any other tag stands alone. */
const HOLDING = new Set(
  'h h1 h2 h3 h4 p b i u s strike sup sub small dc in mark color url ol ul li table tr td th quote spoiler code aloud center right justify noparse row col col3 col4 col8 section container'.split(
    ' ',
  ),
);
/** Blocks that may end in one part and go on in the next, without harm to what they say. */
const DIVISIBLE = new Set([
  'ul',
  'ol',
  'table',
  'quote',
  'spoiler',
  'center',
  'right',
  'justify',
  'li',
  'td',
]);
const TOKEN = /\[(\/?)([A-Za-z][A-Za-z0-9]{0,20})([:|=][^[\]\n]*)?\]|\n\n|\s/g;
const HEADING = /\[h[1-4]?[\]|]/y;

/** How good a place is to cut, the best last. */
const RANKS = { words: 0, inBlock: 1, blocks: 2, heading: 3 } as const;

interface Open {
  name: string;
  /** The opening tag as written. */
  tag: string;
  /** Where what it holds begins. */
  start: number;
}

interface Cut {
  at: number;
  rank: number;
  open: readonly Open[];
}

/**
 * Cuts balanced markup into parts of at most `limit` characters, each balanced: before a heading where one is near, else
 * between two blocks, else inside one, which then ends and begins again. No word is lost or cut in two, unless there is
 * nothing but one word.
 */
export function splitMarkup(markup: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = markup;
  while (rest.length > limit) {
    const { at, open } = bestCut(rest, limit);
    parts.push(ended(rest.slice(0, at), open));
    const next = begun(rest.slice(at), open);
    // A tag that alone is longer than a part can't be begun again.
    rest = next.length < rest.length ? next : rest.slice(at);
  }
  return [...parts, rest].filter((part) => part.trim() !== '');
}

/** The best place in the second half of what one part can hold. */
function bestCut(markup: string, limit: number): Cut {
  const open: Open[] = [];
  let room = limit;
  let best: Cut | null = null;
  // Where there is no good place, anywhere.
  const at = hardCut(markup, limit);
  let hard: Cut | null = null;
  const offer = (place: number, rank: number): void => {
    if (place >= limit / 2 && place <= room && rank >= (best?.rank ?? 0))
      best = { at: place, rank, open: [...open] };
  };
  const isWithin = (name: string): boolean => open.some((one) => one.name === name);
  const token = new RegExp(TOKEN);
  for (let found = token.exec(markup); found && found.index <= room; found = token.exec(markup)) {
    const [text, slash, given, argument] = found;
    if (found.index >= at) hard ??= { at, rank: 0, open: [...open] };
    const name = given?.toLowerCase();
    if (name === undefined) {
      if (!isWithin('noparse')) offer(token.lastIndex, rankOf(markup, text, token.lastIndex, open));
    } else if (slash) {
      const last = open[open.length - 1];
      if (last?.name === name) open.pop();
    } else if (HOLDING.has(name) && !isWithin('noparse')) {
      if (name === 'li' || name === 'tr') offer(found.index, isDivisible(open) ? RANKS.inBlock : RANKS.words);
      open.push({ name, tag: text, start: token.lastIndex });
    } else if (argument === undefined && name === 'br') offer(token.lastIndex, RANKS.words);
    // Room for the tags that have to be closed.
    room = limit - open.reduce((all, one) => all + one.name.length + 5, 0);
  }
  return best ?? hard ?? { at, rank: 0, open: [...open] };
}

function rankOf(markup: string, gap: string, at: number, open: readonly Open[]): number {
  if (gap !== '\n\n') return RANKS.words;
  if (open.length > 0) return isDivisible(open) ? RANKS.inBlock : RANKS.words;
  HEADING.lastIndex = at;
  return HEADING.test(markup) ? RANKS.heading : RANKS.blocks;
}

const isDivisible = (open: readonly Open[]): boolean => open.every(({ name }) => DIVISIBLE.has(name));

/** Not within a tag and not between the halves of a character. */
function hardCut(markup: string, limit: number): number {
  let at = limit - 40;
  const bracket = markup.lastIndexOf('[', at);
  if (bracket > 0 && markup.indexOf(']', bracket) >= at && at - bracket < 4_100) at = bracket;
  const code = markup.charCodeAt(at - 1);
  return Math.max(1, code >= 0xd800 && code < 0xdc00 ? at - 1 : at);
}

/** A quote's last pipe names its author, so a cut one gets an empty one. */
function ended(part: string, open: readonly Open[]): string {
  let text = part.trimEnd();
  for (const { name, start } of [...open].reverse()) {
    if ((name === 'quote' || name === 'spoiler') && text.slice(start).includes('|')) text += '|';
    text += /^(?:ul|ol|table|code)$/.test(name) ? `\n[/${name}]` : `[/${name}]`;
  }
  return text;
}

function begun(rest: string, open: readonly Open[]): string {
  const tags = open.map(({ name, tag }) => (/^(?:ul|ol|table|code)$/.test(name) ? `${tag}\n` : tag)).join('');
  const isCode = open.some(({ name }) => name === 'code');
  return tags + (isCode ? rest.replace(/^\n+/, '') : rest.trimStart());
}
