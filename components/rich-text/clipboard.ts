import { DOMParser, Fragment, type Node, type ParseOptions, Slice } from 'prosemirror-model';
import { parseMarkup, plainTextOf, readDom } from '../../lib/markup/index.ts';
import { readDocument } from './read-document.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** Longest pasted text, in characters of markup. */
const LIMIT = 400_000;

/**
 * Reads pasted or dropped HTML. Content of an editor like this is read as it is; everything else as a captured page
 * is: only text, structure and safe links stay.
 */
class PasteParser extends DOMParser {
  override parseSlice(dom: globalThis.Node, options?: ParseOptions): Slice {
    const isOurs = dom instanceof Element && dom.querySelector('[data-pm-slice]') !== null;
    if (isOurs) return super.parseSlice(dom, options);
    const { markup } = readDom(dom, { base: 'about:blank', limit: LIMIT });
    return withoutOrigins(readDocument(markup).doc.content);
  }
}

export const pasteParser = new PasteParser(schema, DOMParser.fromSchema(schema).rules);

/** A slice that joins the paragraphs at both ends with the text around it. */
function withoutOrigins(content: Fragment): Slice {
  const blocks: Node[] = [];
  content.forEach((node) => {
    const hasOrigin = node.attrs.origin !== undefined && node.attrs.origin !== null;
    blocks.push(hasOrigin ? node.type.create({ ...node.attrs, origin: null }, node.content) : node);
  });
  const isOpen = (node: Node | undefined): number => (node?.type === nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.from(blocks), isOpen(blocks[0]), isOpen(blocks[blocks.length - 1]));
}

/** Reads pasted plain text: a blank line starts a paragraph, a line end breaks the line. */
export function pastedText(text: string): Slice {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+|\n+$/g, '')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => {
      const content = paragraph
        .split('\n')
        .flatMap((line, at) => [
          ...(at > 0 ? [nodes.break.create()] : []),
          ...(line === '' ? [] : [schema.text(line)]),
        ]);
      return nodes.paragraph.create(null, content);
    });
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

/** The plain text of copied content. */
export function copiedText(slice: Slice): string {
  return slice.content.textBetween(0, slice.content.size, '\n\n', (leaf) => {
    const label: unknown = leaf.attrs.label;
    if (typeof label === 'string') return label;
    return leaf.type === nodes.break ? '\n' : plainTextOf(parseMarkup(String(leaf.attrs.markup ?? '')));
  });
}
