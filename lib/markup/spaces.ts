const DROPPED = /[\u00ad\ufeff]/g;
const GAPS = /[ \t\n\r\f]+/g;
const UNTIDY = / {2}|[\t\n\r\f\u00ad\ufeff]/;
const SPACES = /^[ \t\n\r\f]+$/;
const BLANK = /^[\s\u200b-\u200f\u2060]*$/;

/** Whether text shows nothing. Looks at its first character first, which is fast. */
export function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first < 33 || first > 126) && BLANK.test(text);
}

/** Whether text is whitespace that collapses. */
export const isSpace = (text: string): boolean => text.charCodeAt(0) < 33 && SPACES.test(text);

/** Collapses whitespace as browsers do. */
export const collapsed = (text: string): string =>
  UNTIDY.test(text) ? text.replace(DROPPED, '').replace(GAPS, ' ') : text;

/** A line of text as typed: its indentation doesn't collapse. `isInLine`: it goes on with a line, so nothing is indented. */
export const indented = (line: string, isInLine: boolean): string =>
  line.replace(isInLine ? /(?<= ) +/g : /^ +|(?<= ) +/g, (spaces) => '\u00a0'.repeat(spaces.length));
