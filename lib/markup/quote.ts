import { tagRole } from './dialect.ts';
import { scanMarkup, type Token } from './scan.ts';
import { sentenceRanges } from './sentences.ts';

export interface QuotePiece {
  text: string;
  /** The quoted place itself. */
  isPlace: boolean;
  /** What a mention beside the place leads to, so that its name can be covered. */
  mention: { template: string; id: string } | null;
}

/** The sentence around a place of a text, in one line without markup. */
export type Quote = readonly QuotePiece[];

/** A place as UTF-16 offsets in the markup. Without `end`, it is the tag, mention or address that starts there. */
export interface QuotedPlace {
  start: number;
  end?: number;
}

/** About as many UTF-16 units as three narrow lines hold. */
const LONGEST = 220;
/** Stands for what is left out of a sentence. */
const CUT = '…';
/** How far a sentence is looked for on each side of the place. */
const REACH = 400;
/** How far to look for a space before cutting a word; scripts without spaces have none. */
const WORD = 24;
const ADDRESS = /[^\s<>"'[\]|()]*[^\s<>"'[\]|().,;:!?]/y;
const TAG = /\[\/?[a-z][^[\]]*\]/gi;
/** Tags that don't begin a line. */
const INLINE: ReadonlySet<string> = new Set(['mark', 'link', 'code']);

interface Mention {
  from: number;
  to: number;
  template: string;
  id: string;
}

type Tag = Extract<Token, { kind: 'open' }>;

/** A text without markup, one line for each block. */
class Plain {
  text = '';
  readonly mentions: Mention[] = [];
  /** Ranges by the start of their markup. */
  readonly ranges = new Map<number, [from: number, to: number]>();
  /** Plain pieces that are in the markup as they are here. */
  readonly pieces: { start: number; end: number; from: number }[] = [];
  #link: { start: number; from: number } | null = null;

  /**
   * @param shift where `markup` starts in the whole text
   * @param embedded the words in place of the tag at an offset
   */
  read(markup: string, shift: number, embedded: (start: number, tag: Tag) => string): void {
    scanMarkup(markup, (token, start, end) => {
      const from = this.text.length;
      this.#take(token, markup.slice(start, end), shift + start, embedded);
      if (token.kind === 'mention' || token.kind === 'open')
        this.ranges.set(shift + start, [from, this.text.length]);
    });
  }

  #take(token: Token, source: string, start: number, embedded: (start: number, tag: Tag) => string): void {
    switch (token.kind) {
      case 'text':
        if (!token.raw) this.pieces.push({ start, end: start + source.length, from: this.text.length });
        this.text += token.text;
        return;
      case 'newline':
        this.text += '\n';
        return;
      case 'mention': {
        const from = this.text.length;
        this.text += token.label.replace(TAG, '');
        const { template, id } = token;
        if (id !== '') this.mentions.push({ from, to: this.text.length, template, id });
        return;
      }
      case 'fact': {
        this.text += `\n${token.label}: `;
        this.read(token.value, start + source.indexOf(token.value, source.indexOf('::')), embedded);
        this.text += '\n';
        return;
      }
      case 'open':
        if (token.name === 'url') this.#link = { start, from: this.text.length };
        else if (tagRole(token.name)?.role === 'embed') this.text += embedded(start, token);
        else this.#line(token.name);
        return;
      case 'close':
        if (token.name === 'url' && this.#link) {
          this.ranges.set(this.#link.start, [this.#link.from, this.text.length]);
          this.#link = null;
        } else this.#line(token.name);
    }
  }

  /** Blocks begin a line, and end one. */
  #line(name: string): void {
    const role = tagRole(name);
    if (role && !INLINE.has(role.role) && !(role.role === 'box' && !role.block)) this.text += '\n';
  }

  /** Where a place of the markup is in the text. Null if nothing of it can be read there. */
  rangeOf(markup: string, { start, end }: QuotedPlace): [from: number, to: number] | null {
    const known = end === undefined ? this.ranges.get(start) : undefined;
    if (known) return known;
    const piece = this.pieces.find((one) => one.start <= start && start < one.end);
    if (!piece) return null;
    ADDRESS.lastIndex = start;
    const last = end ?? start + (ADDRESS.exec(markup)?.[0].length ?? 0);
    return [start, Math.min(last, piece.end)].map((at) => at - piece.start + piece.from) as [number, number];
  }
}

/** The words of a quote, as they stand in the rendered text. */
export const wordsOf = (quote: Quote): string => quote.map(({ text }) => (text === CUT ? '' : text)).join('');

/** The range of the line around a place, as far as it is looked at. */
function lineAround(text: string, from: number, to: number): [number, number] {
  const least = Math.max(0, from - REACH);
  const before = text.slice(least, from).lastIndexOf('\n');
  const after = text.slice(to, to + REACH).indexOf('\n');
  return [
    before < 0 ? least : least + before + 1,
    after < 0 ? Math.min(text.length, to + REACH) : to + after,
  ];
}

const isLow = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(at));

/** The next start of a word at or after `at`, else a character's, at most `most`. */
function startOfWord(text: string, at: number, most: number): number {
  for (let border = at; border <= Math.min(at + WORD, most); border++)
    if (/\s/.test(text.charAt(border - 1))) return border;
  return isLow(text, at) ? at - 1 : at;
}

/** The last end of a word at or before `at`, else a character's, at least `least`. */
function endOfWord(text: string, at: number, least: number): number {
  for (let border = at; border >= Math.max(at - WORD, least); border--)
    if (/\s/.test(text.charAt(border))) return border;
  return isLow(text, at) ? at + 1 : at;
}

/** The sentence around a place, or as much of it as fits; and whether it is cut at its start and its end. */
function sentenceAround(text: string, from: number, to: number) {
  const [lineStart, lineEnd] = lineAround(text, from, to);
  let [start, end] = [lineStart, lineEnd];
  for (const range of sentenceRanges(text.slice(lineStart, lineEnd))) {
    const [first, last] = [lineStart + range[0], lineStart + range[1]];
    if (first <= from) start = first;
    if (last >= to && (last > from || last === lineEnd)) {
      end = last;
      break;
    }
  }
  const isLong = end - start > LONGEST;
  const room = Math.max(0, Math.floor((LONGEST - (to - from)) / 2));
  const cutStart = isLong && from - room > start ? startOfWord(text, from - room, from) : start;
  const cutEnd = isLong && to + room < end ? endOfWord(text, to + room, to) : end;
  return {
    ...{ start: cutStart, end: cutEnd },
    isStartCut: cutStart !== start || (start > 0 && start === lineStart && text[start - 1] !== '\n'),
    isEndCut: cutEnd !== end || (end < text.length && end === lineEnd && text[end] !== '\n'),
  };
}

function quoteOf({ text, mentions }: Plain, [from, to]: readonly [number, number]): Quote {
  const { start, end, isStartCut, isEndCut } = sentenceAround(text, from, to);
  const beside = mentions.filter(
    (one) => one.from >= start && one.to <= end && (one.to <= from || one.from >= to),
  );
  const parts = [
    ...beside.map((one) => ({ from: one.from, to: one.to, mention: { template: one.template, id: one.id } })),
    { from, to, mention: null },
  ].sort((a, b) => a.from - b.from || a.to - b.to);
  const pieces: QuotePiece[] = [];
  const add = (first: number, last: number, isPlace: boolean, mention: QuotePiece['mention']) => {
    const line = text.slice(first, last).replace(/\s+/g, ' ');
    const words = pieces.at(-1)?.text.endsWith(' ') ? line.trimStart() : line;
    if (words !== '') pieces.push({ text: words, isPlace, mention });
  };
  let at = start;
  for (const part of parts) {
    add(at, part.from, false, null);
    add(part.from, part.to, part.mention === null, part.mention);
    at = part.to;
  }
  add(at, end, false, null);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first && !first.isPlace) first.text = first.text.trimStart();
  if (last && !last.isPlace) last.text = last.text.trimEnd();
  const plain = (words: string): QuotePiece => ({ text: words, isPlace: false, mention: null });
  return [...(isStartCut ? [plain(CUT)] : []), ...pieces, ...(isEndCut ? [plain(CUT)] : [])].filter(
    (piece) => piece.text !== '',
  );
}

/**
 * The sentence around each place of a text in World Anvil's markup, in the order of `places`. Null if a place isn't in the
 * text. Reads the text once, in linear time.
 * @param embedded what stands for a quoted tag that shows something else, such as an image
 */
export function quotesIn(markup: string, places: readonly QuotedPlace[], embedded = ''): (Quote | null)[] {
  const plain = new Plain();
  const quoted = new Set(places.map(({ start }) => start));
  plain.read(markup, 0, (start) => (quoted.has(start) ? embedded : ''));
  return places.map((place) => {
    const range = plain.rangeOf(markup, place);
    return range && quoteOf(plain, range);
  });
}

/** What readers see of a tag that stands for something else: the words to press, or nothing. */
function embedLabel({ name, argument }: Tag): string {
  const parts = argument.split('|').map((part) => part.trim());
  if (name === 'roll') return parts.at(-1) ?? '';
  return name === 'blocklink' ? (parts[1] ?? '') : '';
}

/** A mention or a tag that the end of a text cuts. Its label stays. */
const CUT_END = /(@?\[[^[\]\n]{0,300}|@\[([^[\]\n]{1,300})\](?:\([^()\n]{0,120})?)$/;

/** A text in one line, as it is rendered, with a space where whitespace begins or ends it. */
function renderedLine(markup: string): string {
  let text = markup;
  if (/[[/]|--/.test(markup)) {
    const plain = new Plain();
    const whole = markup.replace(
      CUT_END,
      (cut: string, _: string, label: string | undefined) =>
        label ?? (cut.startsWith('@') ? cut.slice(2) : ''),
    );
    plain.read(whole, 0, (_, tag) => embedLabel(tag));
    // Where something that has no words was left out.
    text = plain.text.replace(/\s+(?=[.,](?:\s|$))/g, '');
  }
  return text.replace(/\s+/g, ' ');
}

/** A text in one line, as it is rendered: without tags, and mentions as their labels. It may be cut anywhere at its end. */
export const lineOf = (markup: string): string => renderedLine(markup).trim();

/** What stands around a range in its line, in rendered text, with whole words. `reach`: UTF-16 units of markup on each side. */
export function wordsAround(
  markup: string,
  [start, end]: readonly [number, number],
  reach: number,
): { before: string; after: string } {
  const lineStart = markup.lastIndexOf('\n', start - 1) + 1;
  const next = markup.indexOf('\n', end);
  const lineEnd = next < 0 ? markup.length : next;
  let from = Math.max(lineStart, start - reach);
  let to = Math.min(lineEnd, end + reach);
  while (from > lineStart && from < start && !/\s/.test(markup.charAt(from - 1))) from++;
  while (to < lineEnd && to > end && !/\s/.test(markup.charAt(to))) to--;
  // A mention or a tag is in it as a whole, or not at all.
  scanMarkup(markup.slice(lineStart, lineEnd), (token, first, last) => {
    if (token.kind === 'text') return;
    if (lineStart + first < from && from < lineStart + last) from = Math.min(start, lineStart + last);
    if (lineStart + first < to && to < lineStart + last) to = Math.max(end, lineStart + first);
  });
  return {
    before: renderedLine(markup.slice(from, start)).trimStart(),
    after: renderedLine(markup.slice(end, to)).trimEnd(),
  };
}
