import type { MarkupNode } from '../../markup/index.ts';

/** Escapes a title for Markdown. Pure. */
export const plain = (title: string): string =>
  title
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');

/** Relative link from the current file to a resource, with its title. Null if it isn't in the backup. */
export type FindLink = (ref: { kind: string; id: string }) => { href: string; title: string } | null;

/** Embed tags, with the kind of resource they show. */
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
    case 'quote': {
      const author = node.author && linked(node.author, find);
      return { ...node, children: linked(node.children, find), author };
    }
    default:
      return 'children' in node ? { ...node, children: linked(node.children, find) } : node;
  }
}

/** The kind of a mention's target. A template code means an article. */
function kindOf(template: string): string {
  const word = template.toLowerCase();
  return ['category', 'image', 'manuscript', 'secret', 'map', 'timeline', 'history'].includes(word)
    ? word
    : word === 'block' || word === 'statblock'
      ? 'statblock'
      : 'article';
}

/** Replaces mentions and embeds by links to other files, where their targets are in the backup. Pure. */
export function linked(nodes: readonly MarkupNode[], find: FindLink): MarkupNode[] {
  return nodes.map((node) => one(node, find));
}

type Value = string | number | boolean | null | readonly string[];

/** A double-quoted YAML 1.2 scalar: JSON, with the characters escaped that JSON allows and YAML doesn't. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function written(value: Exclude<Value, null>): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'object') return `[${value.map(quoted).join(', ')}]`;
  return String(value);
}

/** The YAML front matter of a file. Omits null and empty lists. Pure. */
export function frontMatter(facts: Readonly<Record<string, Value>>): string {
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === null || (typeof value === 'object' && value.length === 0) ? [] : [`${name}: ${written(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}
