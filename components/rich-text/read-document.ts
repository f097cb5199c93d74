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

/** A block as it was read, or an item of a list. */
export interface OriginalBlock {
  node: Node;
  /** Its exact markup. */
  markup: string;
  /** What stands before it: whitespace, and the opening tag if it is the first block inside another. */
  before: string;
  /** The blocks inside it, unless it contains text or can't be edited. */
  inside: OriginalFlow | null;
}

/** Consecutive blocks as they were read. */
interface OriginalFlow {
  blocks: readonly OriginalBlock[];
  /** What stands after the last block: whitespace, and the closing tag if they are inside another block. */
  after: string;
}

interface Range {
  start: number;
  end: number;
}

/** The editable document of a text, and what is needed to write the text again. */
export interface ReadDocument extends OriginalFlow {
  doc: Node;
  /** The line end that the text uses. */
  lineEnd: string;
}

/** An editable block and the blocks inside it. */
interface EditableBlock {
  node: Node;
  inside: OriginalFlow | null;
}

const { nodes: types, marks: markTypes } = schema;
const BOXES = new Set(['center', 'left', 'right', 'justify', 'aloud', 'in']);

/** Reads markup to a document. Markup without an editable form becomes an island. */
export function readDocument(text: string): ReadDocument {
  const { blocks, after } = new BlockReader(text).document();
  const content = blocks.map(({ node }) => node);
  return {
    doc: types.doc.create(null, content.length > 0 ? content : [types.paragraph.create()]),
    blocks,
    after,
    lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Reads pieces of one text. A method returns null where the text has no editable form. */
class BlockReader {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  document(): OriginalFlow {
    const parts = sourceFlow(readSource(this.text));
    const ends = { start: 0, end: this.text.length };
    return this.originals(parts, ends, (part, at) => this.block(part, at));
  }

  /** Reads parts of a text with what stands before, between and after them. */
  private originals<Part extends Range>(
    parts: readonly Part[],
    ends: Range,
    read: (part: Part, at: number) => EditableBlock,
  ): OriginalFlow {
    let from = ends.start;
    const blocks = parts.map((part, at) => {
      const before = this.text.slice(from, part.start);
      from = part.end;
      return { ...read(part, at), markup: this.markupOf(part), before };
    });
    return { blocks, after: this.text.slice(from, ends.end) };
  }

  private block(part: SourceNode | SourceRun, origin: number | null): EditableBlock {
    const island = () => leaf(types.island.create({ origin, markup: this.markupOf(part) }));
    return this.editable(part, origin) ?? island();
  }

  private markupOf({ start, end }: Range): string {
    return this.text.slice(start, end);
  }

  private editable(part: SourceNode | SourceRun, origin: number | null): EditableBlock | null {
    if (part.kind === 'run') return this.textblock(types.paragraph, part.nodes, { origin });
    if (part.kind === 'rule') return leaf(types.rule.create({ origin }));
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
        return this.container(types.box, { origin, name: part.name, open }, part, children);
      }
      default:
        return null;
    }
  }

  /** A block around the blocks in these nodes, which are all or the first of the element's. */
  private container(
    type: NodeType,
    attrs: object | null,
    element: SourceElement,
    nodes: readonly SourceNode[],
  ): EditableBlock {
    const { contentStart } = element;
    const parts = sourceFlow(nodes);
    const inside =
      parts.length > 0
        ? this.originals(parts, element, (part) => this.block(part, null))
        : this.originals([{ start: contentStart, end: contentStart }], element, () =>
            leaf(types.paragraph.create()),
          );
    return { node: type.create({ ...attrs }, nodesOf(inside)), inside };
  }

  private textblock(type: NodeType, nodes: readonly SourceNode[], attrs: object): EditableBlock | null {
    const content = this.inline(nodes, []);
    return content && leaf(type.create({ ...attrs }, Fragment.from(content)));
  }

  private list(element: SourceElement, type: NodeType, origin: number | null): EditableBlock | null {
    const items: SourceElement[] = [];
    for (const child of element.children) {
      if (child.kind === 'newline' || (child.kind === 'text' && child.text.trim() === '')) continue;
      if (child.kind !== 'element' || child.role.role !== 'item') return null;
      items.push(child);
    }
    if (items.length === 0) return null;
    const inside = this.originals(items, element, (item) =>
      this.container(types.item, null, item, item.children),
    );
    return { node: type.create({ origin }, nodesOf(inside)), inside };
  }

  /** A quote or spoiler: the part after the last pipe is kept as it is. */
  private withLast(element: SourceElement, type: NodeType, origin: number | null): EditableBlock | null {
    const { children, contentEnd } = element;
    const at = children.findLastIndex(isTextWithPipe);
    const cut = children[at];
    if (cut?.kind !== 'text') return this.container(type, { origin }, element, children);
    const pipe = cut.text.lastIndexOf('|');
    const last = this.text.slice(cut.start + pipe + 1, contentEnd);
    const content = [
      ...children.slice(0, at),
      { ...cut, text: cut.text.slice(0, pipe), end: cut.start + pipe },
    ].filter(({ start, end }) => start < end);
    if (/[\r\n]/.test(last.trim()) || children.slice(at + 1).some(isSourceBlock)) return null;
    return this.container(type, { origin, last: last.trim() === '' ? null : last }, element, content);
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

const leaf = (node: Node): EditableBlock => ({ node, inside: null });

const nodesOf = ({ blocks }: OriginalFlow): Node[] => blocks.map(({ node }) => node);

/** Whether the pipe in a quote or spoiler with this child ends its text. */
export const isTextWithPipe = (node: SourceNode): boolean =>
  node.kind === 'text' && !node.raw && node.text.includes('|');

function markOf({ role, name, argument }: SourceElement): Mark | null {
  if (role.role === 'mark') return schema.mark(role.mark);
  if (role.role === 'link') return markTypes.url.create({ argument });
  if (role.role === 'code') return markTypes.code.create();
  if (role.role !== 'box') return null;
  return markTypes.styled.create({ tag: argument ? `${name}:${argument}` : name });
}

function codeBlock(children: readonly SourceNode[], origin: number | null): EditableBlock | null {
  let text = '';
  for (const child of children) {
    if (child.kind !== 'text') return null;
    text += child.text;
  }
  const inside = text.replace(/^\n/, '').replace(/\n$/, '');
  return leaf(types.codeBlock.create({ origin }, inside === '' ? null : schema.text(inside)));
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
