import type { Stretch } from './found.ts';

/**
 * One pass with bounded look-aheads: mentions `@[label](…)` in either order, also without a target; links
 * `[url…]…[/url]` with their text; `[code]` and `[noparse]`; other tags without their content; comments; bare URLs.
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
 * The ascending, disjoint ranges of a text in World Anvil's markup in which names must not be linked: mentions,
 * links, tags, comments and URLs. It doesn't use `lib/markup`, which keeps no offsets; names in the content of other
 * tags (`[b]Name[/b]`) may be linked.
 */
export function linkedRanges(text: string): Stretch[] {
  return Array.from(text.matchAll(LINKED), (match): Stretch => [match.index, match.index + match[0].length]);
}
