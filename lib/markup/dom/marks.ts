import { withMark, withoutMark } from './elements.ts';
import type { ElementStyle } from './live.ts';

/** The style that a block gives to all of its text, so that it isn't a mark of single words. */
export interface BlockStyle {
  bold: boolean;
  italic: boolean;
  /** Underline and color belong to the block too, as in a heading. */
  decorated: boolean;
}

/** Whether the tags around a text render as they say. Only then can a plain style inside cancel their marks. */
export interface RenderedTags {
  bold: boolean;
  italic: boolean;
}

export const PLAIN_BLOCK: BlockStyle = { bold: false, italic: false, decorated: false };
export const BOLD_BLOCK: BlockStyle = { bold: true, italic: false, decorated: true };
export const NOTHING_RENDERED: RenderedTags = { bold: false, italic: false };

/** Combines the marks of tags with the rendered style: adds what the style adds and drops what it cancels. */
export function marksFromStyle(
  marks: readonly string[],
  style: ElementStyle,
  blockStyle: BlockStyle,
  renderedTags: RenderedTags,
): readonly string[] {
  let result = marks;
  if (style.bold && !blockStyle.bold) result = withMark(result, 'b');
  else if (!style.bold && renderedTags.bold) result = withoutMark(result, 'b');
  if (style.italic && !blockStyle.italic) result = withMark(result, 'i');
  else if (!style.italic && renderedTags.italic) result = withoutMark(result, 'i');
  const isLink = result.some((mark) => mark.startsWith('url:'));
  if (style.underline && !isLink && !blockStyle.decorated) result = withMark(result, 'u');
  if (style.strike) result = withMark(result, 's');
  if (style.raised && !result.includes('sup') && !result.includes('sub'))
    result = withMark(result, style.raised);
  if (style.color && !isLink && !blockStyle.decorated && !result.includes('code'))
    result = withMark(result, `color:${style.color}`);
  return result;
}

/** The wanted marks, reordered so that those already open come first and needn't be closed. */
export function nested(open: readonly string[], requested: readonly string[]): readonly string[] {
  let shared = 0;
  while (shared < open.length && requested.includes(open[shared] ?? '')) shared++;
  if (shared === 0 || open.every((mark, at) => at >= shared || requested[at] === mark)) return requested;
  const first = open.slice(0, shared);
  return [...first, ...requested.filter((mark) => !first.includes(mark))];
}

/** The tags that close open marks, except for the outermost `keep`. */
export function closingTags(open: readonly string[], keep: number): string {
  let tags = '';
  for (let at = open.length - 1; at >= keep; at--) tags += `[/${(open[at] ?? '').split(':', 1)[0]}]`;
  return tags;
}
