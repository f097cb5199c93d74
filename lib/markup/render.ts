import { t } from '../i18n/index.ts';
import { safeAddress } from './address.ts';
import { MARK_ELEMENTS, type MarkupNode } from './node.ts';

/**
 * Renders a tree to DOM that is safe in an extension page: nothing in it loads or runs. Only http, https, mailto and
 * tel links work, and they send no referrer. What World Anvil would insert (images, videos, secrets, maps) becomes a
 * labeled box. Headings are one level lower than written, as on World Anvil, where the title is the first level.
 */
export function renderMarkup(nodes: readonly MarkupNode[], document: Document): DocumentFragment {
  const fragment = document.createDocumentFragment();
  append(fragment, nodes, document);
  return fragment;
}

function append(parent: Node, nodes: readonly MarkupNode[], document: Document): void {
  for (const node of nodes) parent.appendChild(render(node, document));
}

function render(node: MarkupNode, document: Document): Node {
  const element = (name: string, children: readonly MarkupNode[] = [], className = ''): HTMLElement => {
    const made = document.createElement(name);
    if (className) made.className = className;
    append(made, children, document);
    return made;
  };
  const worded = (name: string, children: readonly MarkupNode[], className = ''): HTMLElement => {
    const made = element(name, children, className);
    made.dir = 'auto';
    return made;
  };
  switch (node.kind) {
    case 'text':
      return document.createTextNode(node.text);
    case 'break':
      return document.createElement('br');
    case 'rule':
      return document.createElement('hr');
    case 'paragraph':
      return worded('p', node.children);
    case 'mark':
      return element(MARK_ELEMENTS[node.mark], node.children, node.mark === 'dc' ? 'markup-dropcap' : '');
    case 'heading':
      return worded(`h${node.level + 1}`, node.children);
    case 'link':
      return link(node.href, element, node.children);
    case 'mention':
      return element('span', node.children, 'markup-mention');
    case 'list':
      return element(node.ordered ? 'ol' : 'ul', node.children);
    case 'item':
      return worded('li', node.children);
    case 'table':
      return element('table', node.children);
    case 'row':
      return element('tr', node.children);
    case 'cell':
      return worded(node.header ? 'th' : 'td', node.children);
    case 'quote': {
      const quote = worded('blockquote', node.children);
      if (node.author) quote.append(worded('footer', node.author));
      return quote;
    }
    case 'spoiler': {
      const details = element('details');
      details.append(worded('summary', node.label ?? [{ kind: 'text', text: t('markup.spoilerLabel') }]));
      append(details, node.children, document);
      return details;
    }
    case 'code': {
      const code = element('code', node.children);
      if (!node.block) return code;
      const block = element('pre');
      block.append(code);
      return block;
    }
    case 'box':
      return element(node.block ? 'div' : 'span', node.children, `markup-box markup-${node.name}`);
    case 'embed':
      return embed(node.name, node.argument, document);
    case 'fact': {
      const fact = element('div', [], 'markup-fact');
      const label = element('b');
      label.textContent = node.label;
      fact.append(label, ' ');
      append(fact, node.children, document);
      return fact;
    }
  }
}

function link(
  href: string,
  element: (name: string, children: readonly MarkupNode[], className?: string) => HTMLElement,
  children: readonly MarkupNode[],
): HTMLElement {
  const address = safeAddress(href);
  if (!address) return element('span', children, 'markup-nolink');
  const anchor = element('a', children);
  anchor.setAttribute('href', address);
  // Shows the real target, with the host in Punycode, whatever the link's text says.
  anchor.setAttribute('title', address);
  anchor.setAttribute('target', '_blank');
  anchor.setAttribute('rel', 'noopener noreferrer nofollow ugc');
  return anchor;
}

const EMBEDS = {
  img: 'library.image',
  block: 'library.statblock',
  blocklink: 'library.statblock',
  articleblock: 'library.article',
  secret: 'library.secret',
  toc: 'common.contents',
  articletoc: 'common.contents',
  var: 'markup.variable',
} as const;

const isLabeled = (name: string): name is keyof typeof EMBEDS => Object.hasOwn(EMBEDS, name);

function embed(name: string, argument: string, document: Document): HTMLElement {
  const box = document.createElement('span');
  box.className = 'markup-embed';
  const what = isLabeled(name) ? t(EMBEDS[name]) : name.charAt(0).toUpperCase() + name.slice(1);
  // Behind a pipe stand size and alignment.
  const id = argument.split('|', 1)[0] ?? '';
  box.textContent = id ? t('common.labelAndValue', { label: what, value: id }) : what;
  return box;
}
