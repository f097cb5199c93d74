import { scanMarkup, type Token } from './scan.ts';

/** Tags with a closing tag. */
const PAIRED_TAGS = new Set(
  'h h1 h2 h3 h4 p b i u s strike sup sub small dc in mark color url ol ul li table tr td th quote spoiler code aloud center right justify row col col3 col4 col8 section container'.split(
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

/** A raw text is one token; a part that ends in it closes and reopens its tag. */
const RAW: OpenTag = { name: 'noparse', tag: '[noparse]', start: 0, items: 0 };

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
  let hard: Cut | null = null;
  // The last place in the first half, if the second half has none.
  let early: Cut | null = null;
  // The end of the last token before a comment that is too long.
  let passed = 0;
  const offer = (at: number, rank: number): void => {
    if (at > room) return;
    if (at < limit / 2) {
      const reopened = open.reduce((length, { tag }) => length + tag.length + 1, 0);
      if (at > reopened) early = { at, rank, open: [...open] };
    } else if (rank >= (best?.rank ?? 0)) best = { at, rank, open: [...open] };
  };
  scanMarkup(markup, (token, start, end) => {
    if (start > room) return false;
    const last = open[open.length - 1];
    const isRaw = token.kind === 'text' && token.raw;
    if (isRaw) open.push(RAW);
    room = roomBeside(open, limit);
    if (end >= room - 40) hard ??= hardCut(markup, room - 40, token, start, open);
    if (token.kind === 'text') {
      const from = isRaw ? start + RAW.tag.length : start;
      for (const { index } of token.text.matchAll(/\s/g)) offer(from + index + 1, RANKS.words);
    } else if (token.kind === 'newline' && !/[\r\n]/.test(markup.charAt(end))) {
      offer(end, markup[start - 1] === '\n' ? rankOf(markup, end, open) : RANKS.words);
    } else if (token.kind === 'close') {
      if (last?.name === token.name) open.pop();
    } else if (token.kind === 'open' && PAIRED_TAGS.has(token.name)) {
      if (last && (token.name === 'li' || token.name === 'tr')) {
        // Cutting before the first one would leave an empty list.
        if (last.items > 0) offer(start, isDivisible(open) ? RANKS.inBlock : RANKS.words);
        open[open.length - 1] = { ...last, items: last.items + 1 };
      }
      open.push({ name: token.name, tag: token.source, start: end, items: 0 });
    } else if (token.kind === 'open' && token.name === 'br') offer(end, RANKS.words);
    if (isRaw) open.pop();
    passed = end;
    room = roomBeside(open, limit);
    return true;
  });
  return best ?? early ?? hard ?? { at: passed || limit, rank: RANKS.words, open: [...open] };
}

/** The limit less the closing tags. */
function roomBeside(open: readonly OpenTag[], limit: number): number {
  return limit - open.reduce((all, { name }) => all + name.length + 5, 0);
}

/** The rank of the end of a gap between paragraphs. */
function rankOf(markup: string, at: number, open: readonly OpenTag[]): number {
  if (open.length > 0) return isDivisible(open) ? RANKS.inBlock : RANKS.words;
  HEADING.lastIndex = at;
  return HEADING.test(markup) ? RANKS.heading : RANKS.blocks;
}

const isDivisible = (open: readonly OpenTag[]): boolean => open.every(({ name }) => DIVISIBLE.has(name));

/** A cut in a text without a space: at `target`, or before a tag or mention there, and never within a character. */
function hardCut(markup: string, target: number, token: Token, start: number, open: readonly OpenTag[]): Cut {
  if (start > 0 && (token.kind !== 'text' || start >= target))
    return { at: start, rank: RANKS.words, open: open.filter((tag) => tag !== RAW) };
  const code = markup.charCodeAt(target - 1);
  const isPair = code >= 0xd800 && code < 0xdc00;
  return { at: Math.max(1, isPair ? target - 1 : target), rank: RANKS.words, open: [...open] };
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
  scanMarkup(rest, (token, start, end) => {
    if (continued === 0) return false;
    const last = stack[stack.length - 1];
    if (token.kind === 'open' && PAIRED_TAGS.has(token.name)) {
      stack.push({ name: token.name, items: 0, isContinued: false });
      if (token.name === 'li' && last?.isContinued) {
        last.items++;
        copyTo(end);
        written += `${last.items}. `;
      }
    } else if (token.kind === 'close' && last?.name === token.name) {
      stack.pop();
      if (last.isContinued) {
        continued--;
        copyTo(start);
        written += '[/ul]';
        copied = end;
      }
    }
    return true;
  });
  return written + rest.slice(copied);
}
