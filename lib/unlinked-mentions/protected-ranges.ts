import { scanMarkup } from '../markup/index.ts';

/** A range of a text as UTF-16 offsets, end exclusive. */
export type Range = readonly [start: number, end: number];

/** What a text says about links, as `scanMarkup` reads it. */
export interface LinkedParts {
  /** Where no name may be linked. Ascending and disjoint. */
  ranges: Range[];
  /** The ids that the text mentions, in lower case. */
  mentioned: ReadonlySet<string>;
}

/** Without any of these, a text has nothing to protect. */
const SUSPECT = /[[@]|\/\*|--|:\/\/|www\./i;
const SUSPECT_WORDS = /[[@]|:\/\/|www\./i;

/**
 * What looks like plain text to the scanner but isn't for linking: mentions without a target, which ask for an article;
 * tags that nobody knows, which may be a plug-in's; mail and web addresses.
 */
const PROTECTED_WORDS = new RegExp(
  [
    String.raw`@\[(?:[^[\]\n]|\[[^[\]\n]{0,80}\]){1,300}\](?:\([^()\n]{0,300}\))?`,
    String.raw`\[\/?[A-Za-z][\w-]{0,30}\s?[:=|][^[\]\n]{0,4000}\]`,
    String.raw`\[\/?[a-z][a-z0-9_-]{0,30}\s?\]`,
    String.raw`\b(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|[Ww][Ww][Ww]\.)[^\s<>"'\[\]]{1,2000}`,
    String.raw`\b[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,100}`,
  ].join('|'),
  'g',
);

class Ranges {
  readonly all: Range[] = [];

  /** Ranges come in order; adjacent ones are joined. */
  add(start: number, end: number): void {
    const last = this.all.at(-1);
    if (last && start <= last[1]) this.all[this.all.length - 1] = [last[0], Math.max(end, last[1])];
    else if (end > start) this.all.push([start, end]);
  }
}

/**
 * Where a text in World Anvil's markup may not get links: tags, mentions, the text of links, code, text that isn't
 * parsed, sidebar rows, comments, and addresses. Takes linear time.
 */
export function linkedParts(text: string): LinkedParts {
  const mentioned = new Set<string>();
  const ranges = new Ranges();
  if (!SUSPECT.test(text)) return { ranges: ranges.all, mentioned };
  let [code, behind] = [0, 0];
  let isInLink = false;
  scanMarkup(text, (token, start, end) => {
    // Comments are the only gaps between tokens.
    if (start > behind) ranges.add(behind, start);
    behind = end;
    if (token.kind === 'newline') return;
    const isPlain = token.kind === 'text' && !token.raw;
    if (token.kind === 'open' || token.kind === 'close') {
      const by = token.kind === 'open' ? 1 : -1;
      if (token.name === 'code') code = Math.max(0, code + by);
      if (token.name === 'url') isInLink = by > 0;
    }
    if (!isPlain || code > 0 || isInLink) ranges.add(start, end);
    else if (SUSPECT_WORDS.test(token.text))
      for (const { 0: found, index } of token.text.matchAll(PROTECTED_WORDS))
        ranges.add(start + index, start + index + found.length);
    if (token.kind === 'mention' && token.id !== '') mentioned.add(token.id.toLowerCase());
  });
  if (text.length > behind) ranges.add(behind, text.length);
  return { ranges: ranges.all, mentioned };
}
