import type { Stretch } from '../markup/index.ts';

/**
 * The code block of which whole lines are selected, two or more; null: something else is. Part of a line is words,
 * whole lines are code.
 */
export function wholeLinesOf(stretches: readonly Stretch[]): Element | null {
  const [stretch, second] = stretches;
  if (!stretch || second) return null;
  const block = blockOf(stretch.startContainer);
  if (!block || block !== blockOf(stretch.endContainer)) return null;
  const words = block.ownerDocument.createRange();
  words.setStart(stretch.startContainer, stretch.startOffset);
  words.setEnd(stretch.endContainer, stretch.endOffset);
  if (!/\S[^\S\n]*\n[\s\S]*\S/.test(words.toString())) return null;
  const before = block.ownerDocument.createRange();
  before.selectNodeContents(block);
  const after = before.cloneRange();
  before.setEnd(stretch.startContainer, stretch.startOffset);
  after.setStart(stretch.endContainer, stretch.endOffset);
  const startsLine = /^\s*\n/.test(words.toString()) || /(?:^|\n)[^\S\n]*$/.test(before.toString());
  const endsLine = /\n\s*$/.test(words.toString()) || /^[^\S\n]*(?:\n|$)/.test(after.toString());
  return startsLine && endsLine ? block : null;
}

function blockOf(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('pre') ?? null;
}
