import { safeAddress } from './address.ts';
import { MARK_ELEMENTS, type MarkupNode } from './node.ts';
import { isBlock } from './paragraphs.ts';

/**
 * Converts a tree to HTML for other editors: elements without classes or styles, and no scripts, images or addresses
 * other than http, https, mailto and tel. What HTML lacks stays as it was written, so that World Anvil still reads it:
 * embeds and facts. `level` is the HTML level of a first-level heading. `mentions`: as nodes of World Anvil's own
 * editor, or only their labels.
 */
export function htmlOfMarkup(
  nodes: readonly MarkupNode[],
  { level = 1, mentions = 'labels' }: { level?: number; mentions?: 'nodes' | 'labels' } = {},
): string {
  const all = (children: readonly MarkupNode[]): string => children.map(one).join('');
  const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;

  /** Blocks of their own, with paragraphs around what stands between them. */
  const flow = (children: readonly MarkupNode[]): string => {
    let html = '';
    let inline: MarkupNode[] = [];
    const end = () => {
      const content = all(inline);
      if (content.trim() !== '') html += element('p', content);
      inline = [];
    };
    for (const child of children) {
      if (!isBlock(child)) inline.push(child);
      else {
        end();
        html += one(child);
      }
    }
    end();
    return html;
  };

  const one = (node: MarkupNode): string => {
    switch (node.kind) {
      case 'text':
        return escapeHtml(node.text);
      case 'break':
        return '<br>';
      case 'rule':
        return '<hr>';
      case 'paragraph':
        return element('p', all(node.children));
      case 'mark': {
        const content = all(node.children);
        // A drop cap is only a style.
        return node.mark === 'dc' ? content : element(MARK_ELEMENTS[node.mark], content);
      }
      case 'heading':
        return element(`h${Math.min(6, node.level + level - 1)}`, all(node.children));
      case 'link': {
        const address = safeAddress(node.href);
        const content = all(node.children);
        return address ? `<a href="${escapeHtml(address)}">${content}</a>` : content;
      }
      case 'mention':
        return mention(node, all(node.children));
      case 'list':
        return element(node.ordered ? 'ol' : 'ul', all(node.children));
      case 'item':
        return element('li', all(node.children));
      case 'table':
        return element('table', element('tbody', all(node.children)));
      case 'row':
        return element('tr', all(node.children));
      case 'cell':
        return element(node.header ? 'th' : 'td', all(node.children));
      case 'quote':
        return element(
          'blockquote',
          flow(node.children) + (node.author ? element('p', `— ${all(node.author)}`) : ''),
        );
      case 'code':
        return node.block
          ? element('pre', element('code', all(node.children)))
          : element('code', all(node.children));
      case 'spoiler':
      case 'box':
        return 'block' in node && !node.block ? all(node.children) : flow(node.children);
      case 'embed':
        return escapeHtml(node.argument ? `[${node.name}:${node.argument}]` : `[${node.name}]`);
      case 'fact':
        return element('p', `<strong>${escapeHtml(node.label)}:</strong> ${all(node.children)}`);
    }
  };

  const mention = ({ id, template }: Extract<MarkupNode, { kind: 'mention' }>, label: string): string => {
    if (mentions === 'labels' || id === '') return label;
    const shown = escapeHtml(wordsOfHtml(label));
    const kind = escapeHtml(template.charAt(0).toUpperCase() + template.slice(1));
    return `<span data-inline-content-type="mention" data-target-id="${escapeHtml(id)}" data-label="${shown}" data-url="" data-entity-class="${kind}">${shown}</span>`;
  };

  return flow(nodes);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** The text in HTML that `htmlOfMarkup` wrote. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (entity) =>
      entity === '&lt;' ? '<' : entity === '&gt;' ? '>' : entity === '&quot;' ? '"' : '&',
    );
