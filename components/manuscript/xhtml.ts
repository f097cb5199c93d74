import { type MarkupNode, parseMarkup, renderMarkup } from '../../lib/markup/index.ts';

/** Characters that XML 1.0 doesn't allow or discourages. */
const INVALID_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content and attributes. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVALID_XML, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Void elements. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr']);
const ATTRIBUTES = ['href', 'dir', 'class'] as const;

/** Serializes the renderer's output as XML: element names, three attributes, and text. */
function serialize(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeXml(node.nodeValue ?? '');
  const inside = [...node.childNodes].map(serialize).join('');
  if (!(node instanceof Element)) return inside;
  const name = node.localName;
  const attributes = ATTRIBUTES.map((key) => {
    const value = node.getAttribute(key);
    return value === null || value === '' ? '' : ` ${key}="${escapeXml(value)}"`;
  }).join('');
  return VOID.has(name) ? `<${name}${attributes}/>` : `<${name}${attributes}>${inside}</${name}>`;
}

/** Leaves out embeds, which World Anvil would fetch; of a dice roll the label stays. */
function withoutEmbeds(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (node.kind === 'embed')
      return node.name === 'roll' ? [{ kind: 'text', text: node.argument.split('|').at(-1) ?? '' }] : [];
    return 'children' in node ? [{ ...node, children: withoutEmbeds(node.children) }] : [node];
  });
}

/** Markup as XHTML for the body of a chapter; always well-formed. */
export function xhtmlOf(markup: string): string {
  return serialize(
    renderMarkup(withoutEmbeds(parseMarkup(markup)), document.implementation.createHTMLDocument('')),
  );
}
