import type { MarkupNode } from './node.ts';

/** Parsed children before line breaks are interpreted. */
export type UnarrangedNode = MarkupNode | { kind: 'newline' };

/** Whether a node is a block, which starts on a new line. */
export function isBlock(node: UnarrangedNode): boolean {
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

/** Converts newlines in inline content to breaks. `trim` removes whitespace at both ends. */
export function inlineContent(children: UnarrangedNode[], trim = false): MarkupNode[] {
  const inline: MarkupNode[] = [];
  children.forEach((child, at) => {
    if (child.kind !== 'newline') inline.push(child);
    else if (!besideBlock(children, at)) inline.push({ kind: 'break' });
  });
  if (trim) trimEdges(inline);
  return inline;
}

function besideBlock(children: UnarrangedNode[], at: number): boolean {
  const before = children[at - 1];
  const after = children[at + 1];
  return (before !== undefined && isBlock(before)) || (after !== undefined && isBlock(after));
}

/** Groups inline nodes into paragraphs, which end at a blank line or a block. A single run stays bare in a block. */
export function arrangeFlow(children: UnarrangedNode[], atTop: boolean): MarkupNode[] {
  const flow: (MarkupNode | MarkupNode[])[] = [];
  let inline: MarkupNode[] = [];
  let newlines = 0;
  const end = (): void => {
    trimEdges(inline);
    if (inline.length > 0) flow.push(inline);
    inline = [];
  };
  for (const child of children) {
    if (child.kind === 'newline') newlines++;
    else if (child.kind === 'text' && newlines > 0 && child.text.trim() === '') continue;
    else {
      if (isBlock(child) || newlines > 1) end();
      else if (newlines === 1 && inline.length > 0) inline.push({ kind: 'break' });
      newlines = 0;
      if (isBlock(child)) flow.push(child);
      else inline.push(child);
    }
  }
  end();
  const alone = !atTop && flow.filter((one) => Array.isArray(one)).length < 2;
  return flow.flatMap((one) =>
    Array.isArray(one) ? (alone ? one : [{ kind: 'paragraph' as const, children: one }]) : [one],
  );
}

function trimEdges(inline: MarkupNode[]): void {
  const first = inline.findIndex((word) => !isGap(word));
  if (first < 0) inline.length = 0;
  else if (first > 0) inline.splice(0, first);
  while (inline.length > 0 && isGap(inline[inline.length - 1])) inline.pop();
}

function isGap(node: MarkupNode | undefined): boolean {
  return node?.kind === 'break' || (node?.kind === 'text' && /^[ \t]*$/.test(node.text));
}
