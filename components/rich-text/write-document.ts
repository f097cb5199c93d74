import type { Mark, Node } from 'prosemirror-model';
import { escapeMarkup, type InlineRun, writeRuns } from '../../lib/markup/index.ts';
import type { ReadDocument } from './read-document.ts';
import { schema } from './schema.ts';

const { nodes: types } = schema;

/** The markup of changed blocks. Nodes never change, so it can be kept. */
const written = new WeakMap<Node, string>();

/**
 * Writes a document as markup. Blocks that weren't changed since they were read are written as they were, with the
 * whitespace that was between them; the others in canonical form.
 */
export function writeDocument(doc: Node, read: ReadDocument): string {
  const { blocks, after, lineEnd } = read;
  let out = blocks[0]?.before ?? '';
  let previous: number | null | undefined;
  doc.forEach((node) => {
    const origin: unknown = node.attrs.origin;
    const at = typeof origin === 'number' ? origin : null;
    const original = at === null ? undefined : blocks[at];
    const markup = original && isSame(original.node, node) ? original.markup : writeOnce(node, lineEnd);
    if (markup === '') return;
    if (previous !== undefined)
      out += at !== null && previous === at - 1 ? (original?.before ?? '') : lineEnd + lineEnd;
    out += markup;
    previous = at;
  });
  return out + after;
}

const isSame = (a: Node, b: Node): boolean => a === b || a.eq(b);

function writeOnce(node: Node, lineEnd: string): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const markup = writeBlock(node, lineEnd);
  written.set(node, markup);
  return markup;
}

function writeBlock(node: Node, lineEnd: string): string {
  const { attrs } = node;
  switch (node.type) {
    case types.paragraph: {
      const inside = writeInline(node);
      return attrs.tagged && inside !== '' ? `[p]${inside}[/p]` : inside;
    }
    case types.heading: {
      const inside = writeInline(node);
      const name = `h${attrs.level}`;
      return inside === '' ? '' : `[${name}${attrs.anchor ? `|${attrs.anchor}` : ''}]${inside}[/${name}]`;
    }
    case types.bullets:
      return writeList(node, 'ul', lineEnd);
    case types.numbers:
      return writeList(node, 'ol', lineEnd);
    case types.quote:
    case types.spoiler: {
      const inside = writeFlow(node, lineEnd);
      const last = attrs.last === null ? (inside.includes('|') ? '|' : '') : `|${attrs.last}`;
      return `[${node.type.name}]${inside}${last}[/${node.type.name}]`;
    }
    case types.box:
      return `${attrs.open}${writeFlow(node, lineEnd)}[/${attrs.name}]`;
    case types.codeBlock:
      return `[code]${lineEnd}${escapeMarkup(node.textContent).replaceAll('\n', lineEnd)}${lineEnd}[/code]`;
    case types.rule:
      return '[hr]';
    default:
      return String(attrs.markup ?? '');
  }
}

function writeList(node: Node, name: string, lineEnd: string): string {
  let out = `[${name}]`;
  node.forEach((item) => {
    out += `${lineEnd}[li]${writeFlow(item, lineEnd)}[/li]`;
  });
  return `${out}${lineEnd}[/${name}]`;
}

/** The blocks inside another block. */
function writeFlow(parent: Node, lineEnd: string): string {
  let out = '';
  parent.forEach((node) => {
    const markup = writeOnce(node, lineEnd);
    if (markup === '') return;
    const isTag = node.type !== types.paragraph && node.type !== types.island;
    if (out !== '') out += parent.type === types.item && isTag ? lineEnd : lineEnd + lineEnd;
    out += markup;
  });
  return out;
}

function writeInline(parent: Node): string {
  const runs: InlineRun[] = [];
  parent.forEach((node, _offset, at) => {
    const marks = node.marks.map(tagOf);
    if (node.isText) runs.push({ content: { text: node.text ?? '' }, marks });
    else if (node.type === types.break) runs.push({ content: { markup: breakAt(parent, at) }, marks });
    else runs.push({ content: { markup: String(node.attrs.markup) }, marks });
  });
  return writeRuns(runs);
}

function tagOf({ type, attrs }: Mark): string {
  if (type.name === 'url') return attrs.argument ? `url:${attrs.argument}` : 'url';
  return type.name === 'styled' ? String(attrs.tag) : type.name;
}

/** A line end that was read stays one only between words: two in a row would start a paragraph. */
function breakAt(parent: Node, at: number): string {
  const isWords = (node: Node | null): boolean =>
    node !== null && node.type !== types.break && (!node.isText || (node.text ?? '').trim() !== '');
  const between = isWords(parent.maybeChild(at - 1)) && isWords(parent.maybeChild(at + 1));
  return between ? String(parent.child(at).attrs.markup) : '[br]';
}
