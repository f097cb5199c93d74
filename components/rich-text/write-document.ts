import type { Mark, Node } from 'prosemirror-model';
import { escapeMarkup, type InlineRun, readSource, spoilsFact, writeRuns } from '../../lib/markup/index.ts';
import { isTextWithPipe, type OriginalBlock, type ReadDocument } from './read-document.ts';
import { schema } from './schema.ts';

export const isSame = (a: Node, b: Node): boolean => a === b || a.eq(b);

/**
 * For each block inside `parent`, the index of the original block it was, or null if it is new. Unchanged blocks are
 * found first; a changed block between them is taken for the original in the same place, if it is of the same kind.
 */
export function originsOf(parent: Node, originals: readonly OriginalBlock[]): (number | null)[] {
  const { children } = parent;
  const origins = children.map((): number | null => null);
  const isUnchanged = (at: number, original: number): boolean => {
    const [child, block] = [children[at], originals[original]];
    return child !== undefined && block !== undefined && isSame(child, block.node);
  };
  const count = Math.min(children.length, originals.length);
  let first = 0;
  while (first < count && isUnchanged(first, first)) origins[first] = first++;
  let after = 0;
  while (after < count - first && isUnchanged(children.length - 1 - after, originals.length - 1 - after)) {
    after++;
    origins[children.length - after] = originals.length - after;
  }
  const end = { child: children.length - after, original: originals.length - after };

  let next = { child: first, original: first };
  const pair = (until: { child: number; original: number }): void => {
    for (; next.child < until.child && next.original < until.original; next.child++, next.original++) {
      const [child, block] = [children[next.child], originals[next.original]];
      if (child && block && child.sameMarkup(block.node)) origins[next.child] = next.original;
    }
  };
  if (end.child - next.child !== end.original - next.original)
    for (let child = first; child < end.child; child++)
      for (let original = next.original; original < end.original; original++)
        if (isUnchanged(child, original)) {
          pair({ child, original });
          origins[child] = original;
          next = { child: child + 1, original: original + 1 };
          break;
        }
  pair(end);
  return origins;
}

const { nodes: types } = schema;

/** The markup of new blocks. Nodes never change, so it can be kept. */
const written = new WeakMap<Node, string>();
/** The markup of changed top-level blocks. */
const rewritten = new WeakMap<Node, { original: OriginalBlock; markup: string }>();

/**
 * Writes a document as markup. Blocks that weren't changed since they were read are written as they were, with what
 * stood between them; new text in canonical form. A changed list, quote or box is written in the same way: only the
 * blocks inside it that changed are written again.
 */
export function writeDocument(doc: Node, read: ReadDocument): string {
  const { blocks, after, lineEnd } = read;
  let out = blocks[0]?.before ?? '';
  let previous: number | null | undefined;
  let hasChanged = false;
  doc.forEach((node) => {
    const origin: unknown = node.attrs.origin;
    const at = typeof origin === 'number' ? origin : null;
    const original = at === null ? undefined : blocks[at];
    const markup = original ? writeAgain(node, original, lineEnd) : writeOnce(node, lineEnd);
    if (markup === '') return;
    hasChanged ||= markup !== original?.markup;
    if (previous !== undefined) {
      const isAsBefore = original && at !== null && previous === at - 1;
      const gap = lineEnd + lineEnd;
      out += isAsBefore && !(hasChanged && joins(out, original, markup)) ? original.before : gap;
    }
    out += markup;
    previous = at;
  });
  return out + after;
}

function writeAgain(node: Node, original: OriginalBlock, lineEnd: string): string {
  if (isSame(node, original.node)) return original.markup;
  const known = rewritten.get(node);
  if (known?.original === original) return known.markup;
  const markup = writeChanged(node, original, lineEnd);
  rewritten.set(node, { original, markup });
  return markup;
}

/** A block that may have been changed since it was read. */
function writeChanged(node: Node, original: OriginalBlock, lineEnd: string): string {
  if (isSame(node, original.node)) return original.markup;
  if (!original.inside || !node.sameMarkup(original.node)) return writeOnce(node, lineEnd);
  const { blocks, after } = original.inside;
  const isList = node.type === types.bullets || node.type === types.numbers;
  const opening = blocks[0]?.before ?? '';
  const origins = originsOf(node, blocks);
  let out = '';
  let previous: number | null | undefined;
  let hasChanged = false;
  node.forEach((child, _offset, index) => {
    const at = origins[index] ?? null;
    const block = at === null ? undefined : blocks[at];
    const markup = block ? writeChanged(child, block, lineEnd) : writeOnce(child, lineEnd);
    if (markup === '') return;
    hasChanged ||= markup !== block?.markup;
    if (previous !== undefined) {
      // Any two items can stand side by side; other blocks might become one.
      const isAsBefore = block && at !== null && at > 0 && (isList || previous === at - 1);
      const gap = isList ? lineEnd : gapBefore(child, node, lineEnd);
      out += isAsBefore && !(hasChanged && joins(out, block, markup)) ? block.before : gap;
    }
    out += markup;
    previous = at;
  });
  const isPipeMissing = node.attrs.last === null && !after.includes('|') && hasPipe(out);
  return opening + out + (isPipeMissing ? after.replace(/(?=\[\/[^[\]]*\]$)/, '|') : after);
}

/** More characters than a fact can have. */
const FACT_LENGTH = 520;

/** Whether a block can't follow on the same line as before. */
const joins = (out: string, { before }: OriginalBlock, markup: string): boolean =>
  before === '' && spoilsFact(out.slice(-FACT_LENGTH), markup);

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
    case types.item:
      return `[li]${writeFlow(node, lineEnd)}[/li]`;
    case types.quote:
    case types.spoiler: {
      const inside = writeFlow(node, lineEnd);
      const last = attrs.last === null ? (hasPipe(inside) ? '|' : '') : `|${attrs.last}`;
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
    out += lineEnd + writeOnce(item, lineEnd);
  });
  return `${out}${lineEnd}[/${name}]`;
}

/** The blocks inside another block. */
function writeFlow(parent: Node, lineEnd: string): string {
  let out = '';
  parent.forEach((node) => {
    const markup = writeOnce(node, lineEnd);
    if (markup === '') return;
    if (out !== '') out += gapBefore(node, parent, lineEnd);
    out += markup;
  });
  return out;
}

function gapBefore(node: Node, parent: Node, lineEnd: string): string {
  const isTag = node.type !== types.paragraph && node.type !== types.island;
  return parent.type === types.item && isTag ? lineEnd : lineEnd + lineEnd;
}

/** Whether a pipe in the text of a quote or spoiler would be taken for the one that ends it. */
const hasPipe = (inside: string): boolean => inside.includes('|') && readSource(inside).some(isTextWithPipe);

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
