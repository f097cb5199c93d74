import type { Range } from '../place.ts';

/**
 * What templates leave behind. Only in capitals or as whole phrases: “a todo list” and “the fixme spell” are texts.
 */
const PLACEHOLDER =
  /(?<![\p{L}\p{N}_])(?:TODO|TBD|FIXME|TKTK|T\.B\.D\.)(?![\p{L}\p{N}_])|lorem ipsum\b|\b(?:insert|your|add|enter) (?:your )?(?:text|content|description) (?:goes )?here\b|\b(?:text|description|content) goes here\b|\bto be (?:written|filled in|determined)\b(?=\s*(?:[.…]?\s*$|\]))|\[(?:insert|your|name|description)\b[^\][\n]{0,40}\]/giu;
const CAPITALS = /^(?:TODO|TBD|FIXME|TKTK|T\.B\.D\.)$/;
const SHORT = /^(?:todo|tbd|fixme|tktk|t\.b\.d\.)$/i;

/** Without any of these, a text has no placeholder. Cheap. */
const CAPITAL_WORD = /TODO|TBD|FIXME|TKTK|T\.B\.D/;
const PHRASE =
  /lorem ipsum| here\b|\bto be (?:written|filled|determined)|\[(?:insert|your|name|description)\b/i;
export const mayHavePlaceholders = (text: string): boolean => CAPITAL_WORD.test(text) || PHRASE.test(text);

/** Template text in a plain text. */
export function placeholdersIn(text: string): { what: string; range: Range }[] {
  return Array.from(text.matchAll(PLACEHOLDER), ({ 0: what, index }) => ({
    what,
    range: [index, index + what.length] as const,
  })).filter(({ what }) => !SHORT.test(what) || CAPITALS.test(what));
}
