import type { EntryKind } from '../entry.ts';

export const IS_WORDS = ['draft', 'wip', 'public', 'private', 'pending'] as const;
export type IsWord = (typeof IS_WORDS)[number];

/**
 * What narrows the answer down. Values are as typed; tags, templates and categories are compared folded, categories by
 * title or id, with what lies below them. Several kinds, templates or categories widen one another; tags and `is` narrow.
 */
export type Filter =
  | { type: 'filter'; by: 'tag' | 'template' | 'category'; value: string; isNegated: boolean }
  | { type: 'filter'; by: 'is'; value: IsWord; isNegated: boolean }
  | { type: 'filter'; by: 'kind'; value: EntryKind; isNegated: boolean };

/** A word is found by its beginning and in spite of typos; a phrase ("exact words") whole, word by word, in order. */
export type QueryPart = { type: 'word' | 'phrase'; text: string; isNegated: boolean } | Filter;

/** What was typed, understood: in the order of typing. */
export interface Query {
  readonly parts: readonly QueryPart[];
}
