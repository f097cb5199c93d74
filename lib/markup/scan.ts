import { tagRole } from './dialect.ts';

export type Token =
  /** `raw`: inside `[noparse]`. */
  | { kind: 'text'; text: string; raw: boolean }
  | { kind: 'newline' }
  | { kind: 'open'; name: string; argument: string; source: string }
  | { kind: 'close'; name: string; source: string }
  /** `isDead`: it says that it had a target, but not which. World Anvil writes `@[Label](Article:)` where one is gone. */
  | { kind: 'mention'; label: string; template: string; id: string; isDead?: true }
  | { kind: 'fact'; label: string; value: string };

const SPECIAL = /\[|\r\n?|\n|@\[|--|\/\*/g;
const NOPARSE_END = /\[\/noparse\]/gi;
const COMMENT_END = /\*\//g;
const NEWLINE: Token = { kind: 'newline' };
/** Every repetition is bounded and none crosses the next bracket, so that matching takes linear time on any input. */
const TAG = /\[(\/?)([A-Za-z][A-Za-z0-9]{0,20})(?:\s?[:|=]\s?([^[\]\n]{0,4000}))?\s?\]/y;
/** An image or a player around its address, as in BBCode: one tag, like `[img:address]`. */
const AROUND_ADDRESS =
  /\[(img|youtube|soundcloud|spotify|sketchfab|pdf)\]([^\S\n]?[^\s[\]]{1,4000}[^\S\n]?)\[\/\1\]/iy;
const MENTION =
  /@\[((?:[^[\]\n]|\[[^[\]\n]{0,80}\]){1,300})\]\(\s?(?:([A-Za-z]{1,40})(?::([\w-]{1,64}))?|:([\w-]{1,64}))\s?\)/y;
/** With a colon and no id that could be one, or with nothing at all. */
const DEAD = /@\[((?:[^[\]\n]|\[[^[\]\n]{0,80}\]){1,300})\]\(\s?(?:([A-Za-z]{0,40}):[^()\n]{0,200})?\)/y;
const DEAD_REVERSED = /@\[([A-Za-z]{1,40}):\]\(([^()[\]\n]{1,300})\)/y;
/** The reversed form of older exports: `@[person:<id>](Label)`. */
const REVERSED = /@\[([A-Za-z]{0,40}):([\da-fA-F]{8}-[\da-fA-F-]{27}|\d{1,12})\]\(([^()[\]\n]{1,300})\)/y;
/** An unambiguous target. A label may look like the reversed form, as in `@[Day:3](person:<id>)`. */
const TARGET = /^\s?[A-Za-z]{0,40}:([\da-fA-F]{8}-[\da-fA-F-]{27}|\d{1,12})\s?$/;
const FACT = /--([^\n:[\]-][^\n:]{0,100})::([^\n]{0,400}?)--/y;

/**
 * Calls `take` for each token in order, with its range, until it returns false. Comments are the only gaps between
 * ranges.
 */
export function scanMarkup(text: string, take: (token: Token, start: number, end: number) => unknown): void {
  const closing = { noparse: new Finder(text, NOPARSE_END), comment: new Finder(text, COMMENT_END) };
  let at = 0;
  let plainFrom = 0;
  for (;;) {
    const found = search(SPECIAL, text, at);
    if (!found) break;
    const start = found.index;
    const read = readAt(text, start, found[0], closing);
    if (!read) {
      at = start + (found[0] === '--' ? 2 : 1);
      continue;
    }
    const plain = text.slice(plainFrom, start);
    if (plain && take({ kind: 'text', text: plain, raw: false }, plainFrom, start) === false) return;
    if (read.token && take(read.token, start, read.end) === false) return;
    at = plainFrom = read.end;
  }
  if (text.length > plainFrom)
    take({ kind: 'text', text: text.slice(plainFrom), raw: false }, plainFrom, text.length);
}

interface Read {
  token: Token | null;
  end: number;
}

function readAt(
  text: string,
  start: number,
  found: string,
  closing: { noparse: Finder; comment: Finder },
): Read | null {
  if (found === '[') return readTag(text, start, closing.noparse);
  if (found === '@[') return readMention(text, start);
  if (found === '--') {
    const match = search(FACT, text, start);
    if (!match) return null;
    const token: Token = { kind: 'fact', label: (match[1] ?? '').trim(), value: (match[2] ?? '').trim() };
    return { token, end: start + match[0].length };
  }
  if (found === '/*') {
    const end = closing.comment.from(start + 2);
    return end ? { token: null, end: end.after } : null;
  }
  return { token: NEWLINE, end: start + found.length };
}

function readMention(text: string, start: number): Read | null {
  const [reversed, kind = '', target = '', reversedLabel = ''] = search(REVERSED, text, start) ?? [];
  const [, outer = ''] = TARGET.exec(reversedLabel) ?? [];
  if (reversed && (outer === '' || (target.includes('-') && !outer.includes('-')))) {
    const token: Token = { kind: 'mention', label: reversedLabel, template: kind, id: target };
    return { token, end: start + reversed.length };
  }
  const [dead, deadKind = '', deadLabel = ''] = search(DEAD_REVERSED, text, start) ?? [];
  if (dead) return { token: deadMention(deadLabel, deadKind), end: start + dead.length };
  const match = search(MENTION, text, start);
  if (match) {
    const [whole, label = '', template = '', id, bare] = match;
    return { token: { kind: 'mention', label, template, id: id ?? bare ?? '' }, end: start + whole.length };
  }
  const [whole, label = '', template = ''] = search(DEAD, text, start) ?? [];
  return whole ? { token: deadMention(label, template), end: start + whole.length } : null;
}

function deadMention(label: string, template: string): Token {
  return { kind: 'mention', label, template, id: '', isDead: true };
}

function readTag(text: string, start: number, noparse: Finder): Read | null {
  const [source, embed = '', address = ''] = search(AROUND_ADDRESS, text, start) ?? [];
  if (source) {
    const token: Token = { kind: 'open', name: embed.toLowerCase(), argument: address.trim(), source };
    return { token, end: start + source.length };
  }
  const match = search(TAG, text, start);
  if (!match) return null;
  const name = (match[2] ?? '').toLowerCase();
  const end = start + match[0].length;
  if (name === 'noparse') {
    const close = match[1] ? null : noparse.from(end);
    return close && { token: { kind: 'text', text: text.slice(end, close.at), raw: true }, end: close.after };
  }
  if (!tagRole(name)) return null;
  if (match[1]) return { token: { kind: 'close', name, source: match[0] }, end };
  return { token: { kind: 'open', name, argument: (match[3] ?? '').trim(), source: match[0] }, end };
}

/** Patterns are shared, so each search says where it begins. */
function search(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Finds the next match and caches it, so that repeated searches from earlier positions cost nothing. */
class Finder {
  private readonly text: string;
  private readonly pattern: RegExp;
  private cached: { at: number; after: number } | null | undefined;

  constructor(text: string, pattern: RegExp) {
    this.text = text;
    this.pattern = pattern;
  }

  from(position: number): { at: number; after: number } | null {
    if (this.cached === null || (this.cached && this.cached.at >= position)) return this.cached;
    const match = search(this.pattern, this.text, position);
    this.cached = match && { at: match.index, after: match.index + match[0].length };
    return this.cached;
  }
}
