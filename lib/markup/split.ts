/** Tags with a closing tag. */
const PAIRED_TAGS = new Set(
  'h h1 h2 h3 h4 p b i u s strike sup sub small dc in mark color url ol ul li table tr td th quote spoiler code aloud center right justify noparse row col col3 col4 col8 section container'.split(
    ' ',
  ),
);
/** Blocks that can be closed at the end of one part and reopened in the next without changing their meaning. */
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

/** Quality of a place to cut; higher is better. */
const RANKS = { words: 0, inBlock: 1, blocks: 2, heading: 3 } as const;

interface OpenTag {
  name: string;
  /** The opening tag as written. */
  tag: string;
  /** Offset of the content. */
  start: number;
  /** Number of list items or table rows so far. */
  items: number;
}

interface Cut {
  at: number;
  rank: number;
  open: readonly OpenTag[];
}

/**
 * Splits balanced markup into parts of at most `limit` characters, each balanced again. Cuts before a heading if one
 * is near the limit, else between blocks, else inside a block, which is closed and reopened. Words stay intact unless
 * a single word exceeds the limit.
 */
export function splitMarkup(markup: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = markup;
  while (rest.length > limit) {
    const { at, open } = bestCut(rest, limit);
    parts.push(closedPart(rest.slice(0, at), open));
    const next = reopenedPart(rest.slice(at), open);
    // A tag longer than a part can't be reopened.
    rest = next.length < rest.length ? next : rest.slice(at);
  }
  return [...parts, rest].filter((part) => part.trim() !== '');
}

/** The best place to cut in the second half of a part. */
function bestCut(markup: string, limit: number): Cut {
  const open: OpenTag[] = [];
  let room = limit;
  let best: Cut | null = null;
  // The fallback if there is no good place.
  const at = hardCut(markup, limit);
  let hard: Cut | null = null;
  // The last place in the first half, if the second half has none.
  let early: Cut | null = null;
  const offer = (place: number, rank: number): void => {
    if (place > room) return;
    if (place < limit / 2) {
      const reopened = open.reduce((length, { tag }) => length + tag.length + 1, 0);
      if (place > reopened) early = { at: place, rank, open: [...open] };
    } else if (rank >= (best?.rank ?? 0)) best = { at: place, rank, open: [...open] };
  };
  const isWithin = (name: string): boolean => open.some((one) => one.name === name);
  const token = new RegExp(TOKEN);
  for (let found = token.exec(markup); found && found.index <= room; found = token.exec(markup)) {
    const [text, slash, tagName, argument] = found;
    if (found.index >= at) hard ??= { at, rank: 0, open: [...open] };
    const name = tagName?.toLowerCase();
    if (name === undefined) {
      if (!isWithin('noparse')) offer(token.lastIndex, rankOf(markup, text, token.lastIndex, open));
    } else if (slash) {
      const last = open[open.length - 1];
      if (last?.name === name) open.pop();
    } else if (PAIRED_TAGS.has(name) && !isWithin('noparse')) {
      const list = open[open.length - 1];
      if (list && (name === 'li' || name === 'tr')) {
        // Cutting before the first one would leave an empty list.
        if (list.items > 0) offer(found.index, isDivisible(open) ? RANKS.inBlock : RANKS.words);
        open[open.length - 1] = { ...list, items: list.items + 1 };
      }
      open.push({ name, tag: text, start: token.lastIndex, items: 0 });
    } else if (argument === undefined && name === 'br') offer(token.lastIndex, RANKS.words);
    // Reserves space for the closing tags.
    room = limit - open.reduce((all, one) => all + one.name.length + 5, 0);
  }
  return best ?? early ?? hard ?? { at, rank: 0, open: [...open] };
}

function rankOf(markup: string, gap: string, at: number, open: readonly OpenTag[]): number {
  if (gap !== '\n\n') return RANKS.words;
  if (open.length > 0) return isDivisible(open) ? RANKS.inBlock : RANKS.words;
  HEADING.lastIndex = at;
  return HEADING.test(markup) ? RANKS.heading : RANKS.blocks;
}

const isDivisible = (open: readonly OpenTag[]): boolean => open.every(({ name }) => DIVISIBLE.has(name));

/** A position outside of tags and surrogate pairs. */
function hardCut(markup: string, limit: number): number {
  let at = limit - 40;
  const bracket = markup.lastIndexOf('[', at);
  if (bracket > 0 && markup.indexOf(']', bracket) >= at && at - bracket < 4_100) at = bracket;
  const code = markup.charCodeAt(at - 1);
  return Math.max(1, code >= 0xd800 && code < 0xdc00 ? at - 1 : at);
}

/** The last pipe of a quote names its author, so a part that contains a pipe gets an empty author. */
function closedPart(part: string, open: readonly OpenTag[]): string {
  let text = part.trimEnd();
  for (const { name, start } of [...open].reverse()) {
    if ((name === 'quote' || name === 'spoiler') && text.slice(start).includes('|')) text += '|';
    text += /^(?:ul|ol|table|code)$/.test(name) ? `\n[/${name}]` : `[/${name}]`;
  }
  return text;
}

/** World Anvil numbers every list from 1, so a split numbered list continues as a bulleted one with numbers as text. */
function reopenedPart(rest: string, open: readonly OpenTag[]): string {
  const tags = open
    .map(({ name, tag }) => (name === 'ol' ? '[ul]\n' : /^(?:ul|table|code)$/.test(name) ? `${tag}\n` : tag))
    .join('');
  const isCode = open.some(({ name }) => name === 'code');
  return tags + withWrittenNumbers(isCode ? rest.replace(/^\n+/, '') : rest.trimStart(), open);
}

/** Writes numbers before the remaining items of open ordered lists, and closes them as bulleted lists. */
function withWrittenNumbers(rest: string, open: readonly OpenTag[]): string {
  let continued = open.filter(({ name }) => name === 'ol').length;
  if (continued === 0) return rest;
  const stack = open.map(({ name, items }) => ({ name, items, isContinued: name === 'ol' }));
  let written = '';
  let copied = 0;
  const copyTo = (end: number): void => {
    written += rest.slice(copied, end);
    copied = end;
  };
  const token = new RegExp(TOKEN);
  for (let found = token.exec(rest); found && continued > 0; found = token.exec(rest)) {
    const [, slash, tagName] = found;
    const name = tagName?.toLowerCase();
    const last = stack[stack.length - 1];
    if (name === undefined || !PAIRED_TAGS.has(name)) continue;
    if (last?.name === 'noparse' && !(slash && name === 'noparse')) continue;
    if (!slash) {
      stack.push({ name, items: 0, isContinued: false });
      if (name !== 'li' || !last?.isContinued) continue;
      last.items++;
      copyTo(token.lastIndex);
      written += `${last.items}. `;
    } else if (last?.name === name) {
      stack.pop();
      if (!last.isContinued) continue;
      continued--;
      copyTo(found.index);
      written += '[/ul]';
      copied = token.lastIndex;
    }
  }
  return written + rest.slice(copied);
}
