import { type MarkupNode, parseMarkup, renderMarkup } from '../../lib/markup/index.ts';

/** XML 1.0 has no way to say these, or would rather not. */
const UNSAYABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML says it, between tags and inside quotes. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSAYABLE, '')
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** Elements that stay empty. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr']);
const KEPT = ['href', 'dir', 'class'] as const;

/** What the renderer makes, as XML: elements by their names, three attributes, text. */
function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeXml(node.nodeValue ?? '');
  const inside = [...node.childNodes].map(written).join('');
  if (!(node instanceof Element)) return inside;
  const name = node.localName;
  const attributes = KEPT.map((key) => {
    const value = node.getAttribute(key);
    return value === null || value === '' ? '' : ` ${key}="${escapeXml(value)}"`;
  }).join('');
  return VOID.has(name) ? `<${name}${attributes}/>` : `<${name}${attributes}>${inside}</${name}>`;
}

/** What the platform would fetch is left out of a book; of a dice roll its words stay. */
function readable(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (node.kind === 'embed')
      return node.name === 'roll' ? [{ kind: 'text', text: node.argument.split('|').at(-1) ?? '' }] : [];
    return 'children' in node ? [{ ...node, children: readable(node.children) }] : [node];
  });
}

/** Markup as XHTML, for the body of a chapter; always well-formed. */
export function xhtmlOf(markup: string): string {
  return written(renderMarkup(readable(parseMarkup(markup)), document.implementation.createHTMLDocument('')));
}
