import type { Stretch } from './found.ts';

/**
 * In one pass, each look-ahead bounded: a mention `@[label](…)` either way round, also one without a target; a link
 * `[url…]…[/url]` with what it shows; what is not markup, `[code]` and `[noparse]`; any other tag, its brackets only;
 * comments, and bare addresses.
 */
const LINKED = new RegExp(
  [
    String.raw`@\[(?:[^[\]\n]|\[[^[\]\n]{0,80}\]){1,300}\](?:\([^()\n]{0,300}\))?`,
    String.raw`\[(url|code|noparse)\b[^[\]\n]{0,4000}\](?:(?!\[\/\1)[^]){0,4000}?\[\/\1\]`,
    String.raw`\[\/?[a-z][\w-]{0,30}(?:\s?[:=|]\s?[^[\]\n]{0,4000})?\s?\]`,
    String.raw`\/\*[^]{0,4000}?\*\/`,
    String.raw`\b(?:https?:\/\/|www\.)[^\s<>"'\[\]]{1,2000}`,
  ].join('|'),
  'gi',
);

/**
 * Mentions, links, tags, comments and addresses of a text in the platform's markup: stretches, in ascending order and
 * apart from each other, in which no name is to be looked for. Own reading instead of the markup room's: it keeps no
 * offsets, and a name in the content of an ordinary tag (`[b]Name[/b]`) may be linked.
 */
export function linkedRanges(text: string): Stretch[] {
  return Array.from(text.matchAll(LINKED), (match): Stretch => [match.index, match.index + match[0].length]);
}
