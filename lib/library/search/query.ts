import { ENTRY_KINDS, type EntryKind } from './entry.ts';

/**
 * A filter by links. `links`: how many entries link to it (`0`, `>5`, `<3`, `2..5`). `to`, `from`: it links to, or is
 * linked from, an entry with this title.
 */
export interface LinkFilter {
  type: 'filter';
  by: (typeof LINK_FILTERS)[number];
  /** As typed, also what isn't a number. */
  value: string;
  isNegated: boolean;
}

const LINK_FILTERS = ['links', 'to', 'from'] as const;

/** Tells which locations pass a filter. The search knows no links: whoever searches does. */
export type LinkTest = (filter: LinkFilter) => (location: number) => boolean;

export const isLinkFilter = (part: { type: string; by?: string }): part is LinkFilter =>
  part.type === 'filter' && LINK_FILTERS.some((by) => by === part.by);

/** Both ends inclusive. */
export interface LinkRange {
  from: number;
  to: number;
}

/** More digits are more links than there are. */
const RANGE = /^(?:(\d{1,9})|([<>]=?|[≤≥])\s*(\d{1,9})|(\d{1,9})\s*(?:\.{2,3}|[-–])\s*(\d{1,9}))$/;

/** The numbers that the value of a `links` filter stands for. Null: it isn't one. */
export function linkRange(value: string): LinkRange | null {
  const [, exact, sign, limit, from, to] = RANGE.exec(value.normalize('NFKC').trim()) ?? [];
  if (exact !== undefined) return { from: Number(exact), to: Number(exact) };
  if (from !== undefined && to !== undefined)
    return { from: Math.min(Number(from), Number(to)), to: Math.max(Number(from), Number(to)) };
  if (sign === undefined || limit === undefined) return null;
  const number = Number(limit);
  switch (sign) {
    case '>':
      return { from: number + 1, to: Number.POSITIVE_INFINITY };
    case '<':
      return { from: 0, to: number - 1 };
    default:
      return sign === '>=' || sign === '≥'
        ? { from: number, to: Number.POSITIVE_INFINITY }
        : { from: 0, to: number };
  }
}

export const IS_WORDS = ['draft', 'wip', 'public', 'private', 'pending'] as const;
export type IsWord = (typeof IS_WORDS)[number];

/**
 * Values are as typed. Tags, templates and categories are compared folded; a category matches by title or id and
 * includes its descendants. Several kinds, templates or categories are alternatives; several tags, `is` filters or
 * filters by links must all hold.
 */
export type Filter =
  | { type: 'filter'; by: 'tag' | 'template' | 'category'; value: string; isNegated: boolean }
  | { type: 'filter'; by: 'is'; value: IsWord; isNegated: boolean }
  | { type: 'filter'; by: 'kind'; value: EntryKind; isNegated: boolean }
  | LinkFilter;

/** A word matches as a prefix and with typos; a phrase ("exact words") matches whole words in sequence. */
export type QueryPart = { type: 'word' | 'phrase'; text: string; isNegated: boolean } | Filter;

/** A parsed query, its parts in the order they were typed. */
export interface Query {
  readonly parts: readonly QueryPart[];
}

/** Quotation marks of any language, the full-width colon, and dashes that keyboards make of a minus. */
const QUOTES = '"“”„‟«»‹›「」『』〝〞〟＂';
/** Single ones, which are apostrophes, too: they count only around words. */
const SINGLE = '‘‚‛';
const COLONS = ':：﹕︓';
const MINUSES = '－−–-';
const SYNTAX = new RegExp(`[${QUOTES}${SINGLE}${COLONS}${MINUSES}]`);
export const QUOTE = new RegExp(`[${QUOTES}]`);
const ALL_QUOTES = new RegExp(QUOTE, 'g');
const BLANKS = /\s+/;
const PLAIN = new RegExp(String.raw`^[^\s${QUOTES}]+$`, 'u');
const PART = String.raw`([${MINUSES}]?)(?:([\p{L}]+)[${COLONS}])?(?:[${QUOTES}]([^${QUOTES}]*)(?:[${QUOTES}]|$)|[${SINGLE}]([^’${SINGLE}]+)[’‘](?=\s|$)|([^\s${QUOTES}]+))`;
const TYPED_FILTER = String.raw`(?:^|\s)([\p{L}]+)[${COLONS}](?:[${QUOTES}]([^${QUOTES}]*)|([^${QUOTES}\s]*))$`;

function kindOf(value: string): EntryKind | undefined {
  return ENTRY_KINDS.find(
    (kind) => kind === value || `${kind}s` === value || (kind === 'category' && value === 'categories'),
  );
}

/** Full-width letters, digits and signs as plain ones. */
const halfWidth = (text: string): string => text.normalize('NFKC').toLowerCase();

function toFilter(name: string, value: string, isNegated: boolean): Filter | null {
  if (value.trim() === '') return null;
  switch (halfWidth(name)) {
    case 'tag':
      return { type: 'filter', by: 'tag', value, isNegated };
    case 'template':
      return { type: 'filter', by: 'template', value, isNegated };
    case 'category':
      return { type: 'filter', by: 'category', value, isNegated };
    case 'is': {
      const word = IS_WORDS.find((one) => one === halfWidth(value));
      return word ? { type: 'filter', by: 'is', value: word, isNegated } : null;
    }
    case 'in':
    case 'kind': {
      const kind = kindOf(halfWidth(value));
      return kind ? { type: 'filter', by: 'kind', value: kind, isNegated } : null;
    }
    default: {
      const by = LINK_FILTERS.find((one) => one === halfWidth(name));
      return by ? { type: 'filter', by, value, isNegated } : null;
    }
  }
}

/**
 * Parses words, "exact words", -not, and filters (`tag:harbour`, `is:draft`, `template:person`, `kind:image` or
 * `in:image`, `category:"Old town"`, `links:>5`, `to:"Old town"`, `from:"Old town"`), with the quotation marks and
 * full-width signs of any keyboard. Never fails: what isn't a filter is a word.
 */
export function parseQuery(typed: string): Query {
  const parts: QueryPart[] = [];
  // Plain words, the common case, don't need the long regular expression, which is slow to compile.
  if (!SYNTAX.test(typed)) {
    for (const text of typed.split(BLANKS))
      if (text !== '') parts.push({ type: 'word', text, isNegated: false });
    return { parts };
  }
  for (const [all, minus, name, double, single, plain] of typed.matchAll(new RegExp(PART, 'gu'))) {
    const isNegated = minus !== '';
    const quoted = double ?? single;
    const value = quoted ?? plain ?? '';
    const filter = name === undefined ? null : toFilter(name, value, isNegated);
    if (filter) parts.push(filter);
    else if (quoted === undefined)
      parts.push({ type: 'word', text: isNegated ? all.slice(1) : all, isNegated });
    else {
      if (name !== undefined) parts.push({ type: 'word', text: `${name}:`, isNegated });
      if (quoted.trim() !== '') parts.push({ type: 'phrase', text: quoted, isNegated });
    }
  }
  return { parts };
}

/** A filter being typed at the end of a text, and where it starts; null if there is none. */
export function filterAtEnd(typed: string): { start: number; name: string; value: string } | null {
  const found = new RegExp(TYPED_FILTER, 'u').exec(typed);
  const [, name, quoted, plain] = found ?? [];
  return found && name ? { start: found.index, name: halfWidth(name), value: quoted ?? plain ?? '' } : null;
}

const inQuotes = (text: string) => `"${text.replace(ALL_QUOTES, ' ')}"`;
const quoted = (text: string) => (PLAIN.test(text) ? text : inQuotes(text));

/** The inverse of `parseQuery`, for filters that are clicked on and off. */
export function formatQuery({ parts }: Query): string {
  const texts = parts.map((part) => {
    const minus = part.isNegated ? '-' : '';
    if (part.type === 'filter') return `${minus}${part.by}:${quoted(part.value)}`;
    return minus + (part.type === 'phrase' ? inQuotes(part.text) : part.text);
  });
  return texts.join(' ');
}

/** The query for these words in a row. */
export const phraseQuery = (text: string): string => inQuotes(text.trim());
