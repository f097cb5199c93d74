import type { KeptText } from '../channels.ts';

/** A text as World Anvil has it: markup, or the words of a visual editor. */
interface TextThere {
  text: string;
  isMarkup: boolean;
}

/** The words of markup, line by line: mentions by their labels, without tags. */
const withoutMarkup = (markup: string): string =>
  markup
    .replace(/@\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(
      /\[(?:br|\*|\/?(?:p|li|ul|ol|tr|td|th|table|h\d|quote|row|col\d?|spoiler|container)\b[^\]]*)\]/gi,
      '\n',
    )
    .replace(/\[\/?[a-z][\w-]*(?:[=:|][^\]\n]*)?\]/gi, '');

/** Lines with something in them. Space at their ends and between words isn't compared, because editors set their own. */
const linesOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at]);

/**
 * Whether World Anvil has a text that was typed: it has the same, or, if it was changed there since, every line of it,
 * and no line that was removed. Pure.
 */
export function hasArrived(
  { text, html, before }: Pick<KeptText, 'text' | 'html' | 'before'>,
  there: TextThere,
): boolean {
  // One in markup and one in words. A word in square brackets can't be told from a tag, so it counts on neither side.
  const isMixed = (html === null) !== there.isMarkup;
  const lines = (one: string) => linesOf(isMixed ? withoutMarkup(one) : one);
  const [typed, earlier, now] = [lines(text), lines(before), lines(there.text)];
  if (isSame(typed, now)) return true;
  if (isSame(earlier, now)) return false;
  const [inTyped, inNow] = [new Set(typed), new Set(now)];
  return (
    typed.every((line) => inNow.has(line)) && earlier.every((line) => inTyped.has(line) || !inNow.has(line))
  );
}
