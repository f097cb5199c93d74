import { ENTRY_KINDS, type EntryKind } from './entry.ts';
import { LINK_FILTERS, type LinkFilter } from './link-filter.ts';

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

const SYNTAX = /[-:"]/;
const BLANKS = /\s+/;
const PLAIN = /^[^\s"]+$/u;

function kindOf(value: string): EntryKind | undefined {
  const wanted = value.toLowerCase();
  return ENTRY_KINDS.find(
    (kind) => kind === wanted || `${kind}s` === wanted || (kind === 'category' && wanted === 'categories'),
  );
}

function toFilter(name: string, value: string, isNegated: boolean): Filter | null {
  if (value.trim() === '') return null;
  switch (name.toLowerCase()) {
    case 'tag':
      return { type: 'filter', by: 'tag', value, isNegated };
    case 'template':
      return { type: 'filter', by: 'template', value, isNegated };
    case 'category':
      return { type: 'filter', by: 'category', value, isNegated };
    case 'is': {
      const word = IS_WORDS.find((one) => one === value.toLowerCase());
      return word ? { type: 'filter', by: 'is', value: word, isNegated } : null;
    }
    case 'in':
    case 'kind': {
      const kind = kindOf(value);
      return kind ? { type: 'filter', by: 'kind', value: kind, isNegated } : null;
    }
    default: {
      const by = LINK_FILTERS.find((one) => one === name.toLowerCase());
      return by ? { type: 'filter', by, value, isNegated } : null;
    }
  }
}

/**
 * Parses words, "exact words", -not, and filters (`tag:harbour`, `is:draft`, `template:person`, `kind:image` or
 * `in:image`, `category:"Old town"`, `links:>5`, `to:"Old town"`, `from:"Old town"`). Never fails: what isn't a filter is a word.
 */
export function parseQuery(typed: string): Query {
  const parts: QueryPart[] = [];
  // Plain words, the common case, don't need the long regular expression, which is slow to compile.
  if (!SYNTAX.test(typed)) {
    for (const text of typed.split(BLANKS))
      if (text !== '') parts.push({ type: 'word', text, isNegated: false });
    return { parts };
  }
  for (const [all, minus, name, quoted, plain] of typed.matchAll(
    /(-?)(?:([\p{L}]+):)?(?:"([^"]*)(?:"|$)|([^\s"]+))/gu,
  )) {
    const isNegated = minus === '-';
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

const quoted = (text: string) => (PLAIN.test(text) ? text : `"${text.replaceAll('"', '')}"`);

/** The inverse of `parseQuery`, for filters that are clicked on and off. */
export function formatQuery({ parts }: Query): string {
  const texts = parts.map((part) => {
    const minus = part.isNegated ? '-' : '';
    if (part.type === 'filter') return `${minus}${part.by}:${quoted(part.value)}`;
    return minus + (part.type === 'phrase' ? `"${part.text}"` : part.text);
  });
  return texts.join(' ');
}
