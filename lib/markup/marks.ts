import { withMark, withoutMark } from './elements.ts';
import type { ElementStyle } from './live.ts';

/** What the block around some words gives to all of them, so that it sets none of them apart. */
export interface Usual {
  bold: boolean;
  italic: boolean;
  /** Lines and colors belong to the block as well: a heading. */
  decorated: boolean;
}

/** Whether the tags around some words are drawn as they say; only then does a style that is plain again cancel them. */
export interface Drawn {
  bold: boolean;
  italic: boolean;
}

export const PLAIN_BLOCK: Usual = { bold: false, italic: false, decorated: false };
export const BOLD_BLOCK: Usual = { bold: true, italic: false, decorated: true };
export const NOTHING_DRAWN: Drawn = { bold: false, italic: false };

/** The marks of words as their look has them: marks of tags, more that a style gives, less those that it takes. */
export function marksFromStyle(
  marks: readonly string[],
  look: ElementStyle,
  usual: Usual,
  drawn: Drawn,
): readonly string[] {
  let result = marks;
  if (look.bold && !usual.bold) result = withMark(result, 'b');
  else if (!look.bold && drawn.bold) result = withoutMark(result, 'b');
  if (look.italic && !usual.italic) result = withMark(result, 'i');
  else if (!look.italic && drawn.italic) result = withoutMark(result, 'i');
  const isLink = result.some((mark) => mark.startsWith('url:'));
  if (look.underline && !isLink && !usual.decorated) result = withMark(result, 'u');
  if (look.strike) result = withMark(result, 's');
  if (look.raised && !result.includes('sup') && !result.includes('sub'))
    result = withMark(result, look.raised);
  if (look.color && !isLink && !usual.decorated && !result.includes('code'))
    result = withMark(result, `color:${look.color}`);
  return result;
}

/** The wanted marks, those that are open already first, so that they need not be closed. */
export function nested(open: readonly string[], wanted: readonly string[]): readonly string[] {
  let shared = 0;
  while (shared < open.length && wanted.includes(open[shared] ?? '')) shared++;
  if (shared === 0 || open.every((mark, at) => at >= shared || wanted[at] === mark)) return wanted;
  const first = open.slice(0, shared);
  return [...first, ...wanted.filter((mark) => !first.includes(mark))];
}
