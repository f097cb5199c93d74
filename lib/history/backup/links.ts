import type { MarkupNode } from '../../markup/index.ts';

/** The way from the file at hand to a thing, and its title; null: it is not in the backup. */
export type FindLink = (ref: { kind: string; id: string }) => { href: string; title: string } | null;

/** Embeds by their tag, and the kind of what they show. */
const EMBEDDED: Readonly<Record<string, string>> = {
  img: 'image',
  block: 'statblock',
  statblock: 'statblock',
  blocklink: 'statblock',
  articleblock: 'article',
  articletoc: 'article',
  secret: 'secret',
  map: 'map',
  timeline: 'timeline',
};

const link = (href: string, title: string): MarkupNode => ({
  kind: 'link',
  href,
  children: [{ kind: 'text', text: title }],
  isOurs: true,
});

function one(node: MarkupNode, find: FindLink): MarkupNode {
  switch (node.kind) {
    case 'mention': {
      const ref = { kind: kindOf(node.template), id: node.id };
      const found = node.id === '' ? null : (find(ref) ?? find({ kind: 'article', id: node.id }));
      const children = linked(node.children, find);
      return found ? { kind: 'link', href: found.href, children, isOurs: true } : { ...node, children };
    }
    case 'embed': {
      const kind = EMBEDDED[node.name.toLowerCase()];
      const found = kind && find({ kind, id: node.argument.split('|')[0]?.trim() ?? '' });
      return found ? link(found.href, found.title) : node;
    }
    case 'quote':
      return {
        ...node,
        children: linked(node.children, find),
        author: node.author && linked(node.author, find),
      };
    default:
      return 'children' in node ? { ...node, children: linked(node.children, find) } : node;
  }
}

/** What a mention's word says it leads to; a template's code is an article. */
function kindOf(template: string): string {
  const word = template.toLowerCase();
  return ['category', 'image', 'manuscript', 'secret', 'map', 'timeline', 'history'].includes(word)
    ? word
    : word === 'block' || word === 'statblock'
      ? 'statblock'
      : 'article';
}

/** A text's tree with its mentions and embeds as links from file to file, where what they lead to is there too. Pure. */
export function linked(nodes: readonly MarkupNode[], find: FindLink): MarkupNode[] {
  return nodes.map((node) => one(node, find));
}
