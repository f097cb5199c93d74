import { Fragment, type Mark, type Node, type NodeType } from 'prosemirror-model';
import {
  isSourceBlock,
  parseMarkup,
  plainTextOf,
  readSource,
  type SourceElement,
  type SourceNode,
  type SourceRun,
  sourceFlow,
  withoutGaps,
} from '../../lib/markup/index.ts';
import { schema } from './schema.ts';

/** A top-level block as it was read. */
export interface OriginalBlock {
  node: Node;
  /** Its exact markup. */
  markup: string;
  /** The whitespace between the previous block and this one. */
  before: string;
}

/** The editable document of a text, and what is needed to write the text again. */
export interface ReadDocument {
  doc: Node;
  blocks: readonly OriginalBlock[];
  /** Whitespace after the last block. */
  after: string;
  /** The line end that the text uses. */
  lineEnd: string;
}

const { nodes: types, marks: markTypes } = schema;
const BOXES = new Set(['center', 'left', 'right', 'justify', 'aloud', 'in']);

/** Reads markup to a document. Markup without an editable form becomes an island. */
export function readDocument(text: string): ReadDocument {
  const reader = new BlockReader(text);
  const blocks: OriginalBlock[] = [];
  let at = 0;
  for (const part of sourceFlow(readSource(text))) {
    const node = reader.block(part, blocks.length);
    blocks.push({ node, markup: text.slice(part.start, part.end), before: text.slice(at, part.start) });
    at = part.end;
  }
  const content = blocks.map(({ node }) => node);
  return {
    doc: types.doc.create(null, content.length > 0 ? content : [types.paragraph.create()]),
    blocks,
    after: text.slice(at),
    lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Reads pieces of one text. A method returns null where the text has no editable form. */
class BlockReader {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  block(part: SourceNode | SourceRun, origin: number | null): Node {
    return this.editable(part, origin) ?? types.island.create({ origin, markup: this.markupOf(part) });
  }

  private markupOf({ start, end }: { start: number; end: number }): string {
    return this.text.slice(start, end);
  }

  private editable(part: SourceNode | SourceRun, origin: number | null): Node | null {
    if (part.kind === 'run') return this.textblock(types.paragraph, part.nodes, { origin });
    if (part.kind === 'rule') return types.rule.create({ origin });
    if (part.kind !== 'element') return null;
    const { role, argument, children } = part;
    switch (role.role) {
      case 'paragraph':
        return this.textblock(types.paragraph, withoutGaps(children), { origin, tagged: true });
      case 'heading':
        return this.textblock(types.heading, withoutGaps(children), {
          ...{ origin, level: role.level, anchor: argument },
        });
      case 'list':
        return this.list(part, role.ordered ? types.numbers : types.bullets, origin);
      case 'quote':
        return this.withLast(part, types.quote, origin);
      case 'spoiler':
        return this.withLast(part, types.spoiler, origin);
      case 'code':
        return codeBlock(children, origin);
      case 'box': {
        if (!BOXES.has(part.name)) return null;
        const open = this.text.slice(part.start, part.contentStart);
        return types.box.create({ origin, name: part.name, open }, this.flow(children));
      }
      default:
        return null;
    }
  }

  private flow(children: readonly SourceNode[]): Node[] {
    const blocks = sourceFlow(children).map((part) => this.block(part, null));
    return blocks.length > 0 ? blocks : [types.paragraph.create()];
  }

  private textblock(type: NodeType, nodes: readonly SourceNode[], attrs: object): Node | null {
    const content = this.inline(nodes, []);
    return content && type.create({ ...attrs }, Fragment.from(content));
  }

  private list({ children }: SourceElement, type: NodeType, origin: number | null): Node | null {
    const items: Node[] = [];
    for (const child of children) {
      if (child.kind === 'newline' || (child.kind === 'text' && child.text.trim() === '')) continue;
      if (child.kind !== 'element' || child.role.role !== 'item') return null;
      items.push(types.item.create(null, this.flow(child.children)));
    }
    return items.length > 0 ? type.create({ origin }, items) : null;
  }

  /** A quote or spoiler: the part after the last pipe is kept as it is. */
  private withLast(element: SourceElement, type: NodeType, origin: number | null): Node | null {
    const { children, contentEnd } = element;
    const at = children.findLastIndex((one) => one.kind === 'text' && !one.raw && one.text.includes('|'));
    const cut = children[at];
    if (cut?.kind !== 'text') return type.create({ origin }, this.flow(children));
    const pipe = cut.text.lastIndexOf('|');
    const last = this.text.slice(cut.start + pipe + 1, contentEnd);
    const content = [
      ...children.slice(0, at),
      { ...cut, text: cut.text.slice(0, pipe), end: cut.start + pipe },
    ];
    if (/[\r\n]/.test(last.trim()) || children.slice(at + 1).some(isSourceBlock)) return null;
    return type.create(
      { origin, last: last.trim() === '' ? null : last },
      this.flow(content.filter((node) => node.start < node.end)),
    );
  }

  private inline(nodes: readonly SourceNode[], marks: readonly Mark[]): Node[] | null {
    const content: Node[] = [];
    for (const node of nodes) {
      if (node.kind === 'text') content.push(...this.words(node, marks));
      else if (node.kind === 'newline' || node.kind === 'break')
        content.push(types.break.create({ markup: this.markupOf(node) }, null, marks));
      else if (node.kind === 'mention') content.push(this.mention(node, marks));
      else if (node.kind === 'opaque') {
        const markup = this.markupOf(node);
        if (node.block || /\n/.test(markup)) return null;
        content.push(types.chip.create({ markup }, null, marks));
      } else if (node.kind === 'element') {
        const inside = this.marked(node, marks);
        if (!inside) return null;
        content.push(...inside);
      } else return null;
    }
    return content;
  }

  private words(node: SourceNode & { kind: 'text' }, marks: readonly Mark[]): Node[] {
    if (node.raw) return node.text === '' ? [this.chip(node, marks)] : [schema.text(node.text, marks)];
    return splitAtUnknown(node.text).map(({ text, unknown }) =>
      unknown ? types.chip.create({ markup: text }, null, marks) : schema.text(text, marks),
    );
  }

  private chip(node: SourceNode, marks: readonly Mark[]): Node {
    return types.chip.create({ markup: this.markupOf(node) }, null, marks);
  }

  private mention(node: SourceNode & { kind: 'mention' }, marks: readonly Mark[]): Node {
    const markup = this.markupOf(node);
    const label = plainTextOf(parseMarkup(markup));
    return types.mention.create({ markup, label: label || node.label }, null, marks);
  }

  /** The content of an inline tag with its mark. */
  private marked(element: SourceElement, marks: readonly Mark[]): Node[] | null {
    // Code with line ends is a block if one comes first, so that any change could turn it into one.
    if (element.role.role === 'code' && /[\r\n]/.test(this.markupOf(element))) return null;
    const mark = markOf(element);
    if (!mark || marks.some((one) => one.type === mark.type && one.type !== markTypes.styled)) return null;
    const all = mark.addToSet(marks);
    // A mark that excludes another would change its meaning.
    if (all.length <= marks.length) return null;
    const inside = this.inline(element.children, all);
    // An empty tag shows nothing, but must not get lost.
    return inside?.length === 0 ? [this.chip(element, marks)] : inside;
  }
}

function markOf({ role, name, argument }: SourceElement): Mark | null {
  if (role.role === 'mark') return schema.mark(role.mark);
  if (role.role === 'link') return markTypes.url.create({ argument });
  if (role.role === 'code') return markTypes.code.create();
  if (role.role !== 'box') return null;
  return markTypes.styled.create({ tag: argument ? `${name}:${argument}` : name });
}

function codeBlock(children: readonly SourceNode[], origin: number | null): Node | null {
  let text = '';
  for (const child of children) {
    if (child.kind !== 'text') return null;
    text += child.text;
  }
  const inside = text.replace(/^\n/, '').replace(/\n$/, '');
  return types.codeBlock.create({ origin }, inside === '' ? null : schema.text(inside));
}

/** Looks like markup, but isn't known to us: `[var:x]` or `@[Name]`. */
const UNKNOWN = /\[\/?[A-Za-z][\w-]{0,40}\s?[:|=][^[\]]{0,300}\]|@\[[^[\]]{1,300}\](?:\([^()[\]]{0,100}\))?/g;

function splitAtUnknown(text: string): { text: string; unknown: boolean }[] {
  const parts: { text: string; unknown: boolean }[] = [];
  let at = 0;
  for (const found of text.matchAll(UNKNOWN)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index), unknown: false });
    parts.push({ text: found[0], unknown: true });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), unknown: false });
  return parts;
}
