import type { SelectedRange } from '../markup/index.ts';

/**
 * Returns the `pre` element if the selection covers two or more of its whole lines, else null. Whole lines are
 * captured as a code block, a partial line as plain text.
 */
export function selectedCodeBlock(ranges: readonly SelectedRange[]): Element | null {
  const [range, second] = ranges;
  if (!range || second) return null;
  const block = blockOf(range.startContainer);
  if (!block || block !== blockOf(range.endContainer)) return null;
  const text = block.ownerDocument.createRange();
  text.setStart(range.startContainer, range.startOffset);
  text.setEnd(range.endContainer, range.endOffset);
  if (!/\S[^\S\n]*\n[\s\S]*\S/.test(text.toString())) return null;
  const before = block.ownerDocument.createRange();
  before.selectNodeContents(block);
  const after = before.cloneRange();
  before.setEnd(range.startContainer, range.startOffset);
  after.setStart(range.endContainer, range.endOffset);
  const startsLine = /^\s*\n/.test(text.toString()) || /(?:^|\n)[^\S\n]*$/.test(before.toString());
  const endsLine = /\n\s*$/.test(text.toString()) || /^[^\S\n]*(?:\n|$)/.test(after.toString());
  return startsLine && endsLine ? block : null;
}

function blockOf(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('pre') ?? null;
}
