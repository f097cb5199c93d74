import type { MarkupNode } from './node.ts';
import { isBlock } from './paragraphs.ts';

/** Returns the title of a statblock by its id, or undefined if it isn't known. */
export type TitleOf = (id: string) => string | undefined;

/** The plain text of a tree: one line for each block, tabs between cells, without embeds. */
export function plainTextOf(nodes: readonly MarkupNode[], titleOf: TitleOf = () => undefined): string {
  const lines: string[] = [''];
  write(nodes, lines, titleOf);
  return lines
    .map((line) => line.replace(/[ \t]+$/, ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function add(lines: string[], text: string): void {
  lines[lines.length - 1] += text;
}

function newLine(lines: string[]): void {
  if (lines[lines.length - 1] !== '') lines.push('');
}

function write(nodes: readonly MarkupNode[], lines: string[], titleOf: TitleOf): void {
  for (const node of nodes) {
    if (node.kind === 'cell') {
      if (lines[lines.length - 1] !== '') add(lines, '\t');
      add(lines, plainTextOf(node.children, titleOf).replaceAll('\n', ' '));
      continue;
    }
    const block = isBlock(node);
    if (block) newLine(lines);
    writeOne(node, lines, titleOf);
    if (block) newLine(lines);
    if (node.kind === 'paragraph' || node.kind === 'heading') lines.push('');
  }
}

function writeOne(node: MarkupNode, lines: string[], titleOf: TitleOf): void {
  switch (node.kind) {
    case 'text':
      node.text.split('\n').forEach((line, at) => {
        if (at > 0) lines.push('');
        add(lines, line);
      });
      return;
    case 'break':
      lines.push('');
      return;
    case 'fact':
      add(lines, `${node.label}: `);
      write(node.children, lines, titleOf);
      return;
    case 'embed':
      if (node.name === 'roll') add(lines, node.argument.split('|').reverse()[0] ?? '');
      // The text that a reader clicks on.
      if (node.name === 'blocklink') {
        const [id = '', label = ''] = node.argument.split('|').map((part) => part.trim());
        add(lines, label || (titleOf(id) ?? ''));
      }
      return;
    case 'quote':
      write(node.children, lines, titleOf);
      if (node.author) {
        newLine(lines);
        add(lines, '— ');
        write(node.author, lines, titleOf);
      }
      return;
    case 'rule':
      return;
    default:
      write(node.children, lines, titleOf);
  }
}
