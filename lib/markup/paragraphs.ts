import type { MarkupNode } from './node.ts';

/** Children as they come: line ends not yet understood. */
export type Loose = MarkupNode | { kind: 'newline' };

/** Whether a piece stands on lines of its own. */
export function isBlock(node: Loose): boolean {
  switch (node.kind) {
    case 'rule':
    case 'paragraph':
    case 'heading':
    case 'list':
    case 'item':
    case 'table':
    case 'row':
    case 'cell':
    case 'quote':
    case 'spoiler':
    case 'fact':
      return true;
    case 'code':
    case 'box':
      return node.block;
    default:
      return false;
  }
}

/** Inside words a line end is a line end. `trim`: nothing at the edges. */
export function tidyWords(children: Loose[], trim = false): MarkupNode[] {
  const words: MarkupNode[] = [];
  children.forEach((child, at) => {
    if (child.kind !== 'newline') words.push(child);
    else if (!besideBlock(children, at)) words.push({ kind: 'break' });
  });
  if (trim) trimEdges(words);
  return words;
}

function besideBlock(children: Loose[], at: number): boolean {
  const before = children[at - 1];
  const after = children[at + 1];
  return (before !== undefined && isBlock(before)) || (after !== undefined && isBlock(after));
}

/**
 * Groups words into paragraphs: a blank line or a block ends one. Words that stand alone in their block need no
 * paragraph around them, save at the very top.
 */
export function arrangeFlow(children: Loose[], atTop: boolean): MarkupNode[] {
  const flow: (MarkupNode | MarkupNode[])[] = [];
  let words: MarkupNode[] = [];
  let newlines = 0;
  const end = (): void => {
    trimEdges(words);
    if (words.length > 0) flow.push(words);
    words = [];
  };
  for (const child of children) {
    if (child.kind === 'newline') newlines++;
    else if (child.kind === 'text' && newlines > 0 && child.text.trim() === '') continue;
    else {
      if (isBlock(child) || newlines > 1) end();
      else if (newlines === 1 && words.length > 0) words.push({ kind: 'break' });
      newlines = 0;
      if (isBlock(child)) flow.push(child);
      else words.push(child);
    }
  }
  end();
  const alone = !atTop && flow.filter((one) => Array.isArray(one)).length < 2;
  return flow.flatMap((one) =>
    Array.isArray(one) ? (alone ? one : [{ kind: 'paragraph' as const, children: one }]) : [one],
  );
}

function trimEdges(words: MarkupNode[]): void {
  const first = words.findIndex((word) => !isGap(word));
  if (first < 0) words.length = 0;
  else if (first > 0) words.splice(0, first);
  while (words.length > 0 && isGap(words[words.length - 1])) words.pop();
}

function isGap(node: MarkupNode | undefined): boolean {
  return node?.kind === 'break' || (node?.kind === 'text' && /^[ \t]*$/.test(node.text));
}
