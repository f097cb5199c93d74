import { safeAddress } from './address.ts';
import type { MarkName, MarkupNode } from './node.ts';
import { isBlock } from './paragraphs.ts';

const MARKS: Partial<Record<MarkName, string>> = { b: '**', i: '*', s: '~~' };

/**
 * Converts a tree to Markdown (CommonMark with GFM tables). Mentions become their label, formatting that Markdown
 * lacks becomes plain text, and embeds are dropped. `level` is the Markdown level of a first-level heading.
 */
export function markdownOf(nodes: readonly MarkupNode[], level = 1): string {
  return flow(nodes, level).join('\n\n');
}

/** A list of blocks. Each may span several lines. */
function flow(nodes: readonly MarkupNode[], level: number): string[] {
  const blocks: string[] = [];
  let inlineNodes: MarkupNode[] = [];
  const end = (): void => {
    const text = inline(inlineNodes).trim();
    if (text !== '') blocks.push(text);
    inlineNodes = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) inlineNodes.push(node);
    else {
      end();
      const text = block(node, level);
      if (text !== '') blocks.push(text);
    }
  }
  end();
  return blocks;
}

function block(node: MarkupNode, level: number): string {
  switch (node.kind) {
    case 'paragraph':
      return inline(node.children);
    case 'heading':
      return `${'#'.repeat(Math.min(6, node.level + level - 1))} ${inline(node.children).replaceAll('\n', ' ')}`;
    case 'rule':
      return '---';
    case 'list':
      return node.children
        .map((item, at) => indented(markdownOf([item], level), node.ordered ? `${at + 1}. ` : '- '))
        .join('\n');
    case 'table':
      return table(node.children);
    case 'quote': {
      const content = markdownOf(node.children, level);
      return prefixed(node.author ? `${content}\n\n— ${inline(node.author)}` : content, '> ');
    }
    case 'code': {
      const text = raw(node.children);
      const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
      return `${fence}\n${text}\n${fence}`;
    }
    case 'fact':
      return `**${escaped(node.label)}:** ${inline(node.children)}`;
    case 'spoiler':
    case 'item':
    case 'box':
    case 'row':
    case 'cell':
      return markdownOf(node.children, level);
    default:
      return '';
  }
}

function inline(nodes: readonly MarkupNode[]): string {
  return nodes.map(word).join('');
}

function word(node: MarkupNode): string {
  switch (node.kind) {
    case 'text':
      return escaped(node.text);
    case 'break':
      return '  \n';
    case 'mark':
      return marked(inline(node.children), MARKS[node.mark] ?? '');
    case 'link': {
      const address = node.isOurs ? node.href : safeAddress(node.href);
      const label = inline(node.children);
      return address ? `[${label}](${address.replace(/[()<>\s]/g, encodeURIComponent)})` : label;
    }
    case 'code': {
      const text = raw(node.children);
      const fence = '`'.repeat(longestRun(text) + 1);
      return text === '' ? '' : `${fence}${/^`|`$/.test(text) ? ` ${text} ` : text}${fence}`;
    }
    case 'embed':
      return node.name === 'roll' ? escaped(node.argument.split('|').reverse()[0] ?? '') : '';
    case 'mention':
      return inline(node.children);
    case 'box':
      return inline(node.children);
    default:
      return `\n\n${block(node, 1)}\n\n`;
  }
}

/** Moves whitespace outside the markers, because CommonMark ignores emphasis markers next to whitespace inside. */
function marked(inlineNodes: string, sign: string): string {
  const inside = inlineNodes.trim();
  return sign === '' || inside === ''
    ? inlineNodes
    : inlineNodes.replace(inside, () => `${sign}${inside}${sign}`);
}

function table(children: readonly MarkupNode[]): string {
  const rows = children.flatMap((row) =>
    row.kind === 'row'
      ? [
          row.children.map((cell) =>
            inline([cell])
              .trim()
              .replaceAll('|', '\\|')
              .replace(/\s*\n\s*/g, ' '),
          ),
        ]
      : [],
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const line = (cells: string[]): string =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), `|${' --- |'.repeat(width)}`, ...rest.map(line)].join('\n');
}

function raw(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => (node.kind === 'text' ? node.text : 'children' in node ? raw(node.children) : ''))
    .join('');
}

const longestRun = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));

const prefixed = (text: string, sign: string): string =>
  text
    .split('\n')
    .map((line) => (sign + line).trimEnd())
    .join('\n');

const indented = (text: string, sign: string): string =>
  sign + text.replace(/\n(?!\n)/g, `\n${' '.repeat(sign.length)}`);

/** Escapes characters that Markdown would parse. */
const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>~|]/g, '\\$&').replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/gm, '$1\\$2');
