import { type TagRole, tagRole } from './dialect.ts';
import type { MarkupNode } from './node.ts';
import { arrangeFlow, inlineContent, type UnarrangedNode } from './paragraphs.ts';
import { scanMarkup, type Token } from './scan.ts';

interface Frame {
  name: string;
  role: TagRole | null;
  argument: string;
  children: UnarrangedNode[];
  /** Position of the last pipe, which may separate the author: child index and character offset. */
  pipe: { child: number; offset: number } | null;
}

/** Roles that the closing tag of an inline element doesn't cross. */
const BARRIERS = new Set([
  'item',
  'cell',
  'row',
  'table',
  'list',
  'quote',
  'spoiler',
  'code',
  'heading',
  'paragraph',
]);
/** Roles that a new item, row or cell closes implicitly, and the ancestors that stop the search. */
const SIBLINGS: Record<string, { ends: string[]; within: string[] }> = {
  item: { ends: ['item'], within: ['list', 'table'] },
  row: { ends: ['row'], within: ['table'] },
  cell: { ends: ['cell'], within: ['row', 'table'] },
};

/** Deeper tags are ignored. No author nests this deeply, and rendering it could overflow the stack. */
const DEEPEST = 200;

/** Builds the tree from tokens. Open tags are kept on a stack. */
export class MarkupTree {
  private readonly frames: Frame[] = [{ name: '', role: null, argument: '', children: [], pipe: null }];
  private readonly openCount = new Map<string, number>();
  private tooDeep = 0;

  /** Number of open tags, plus one. */
  get depth(): number {
    return this.frames.length;
  }

  take(token: Token): void {
    if (token.kind === 'open' && this.depth >= DEEPEST && isPaired(token.name)) this.tooDeep++;
    else if (token.kind === 'close' && this.tooDeep > 0 && this.depth >= DEEPEST) this.tooDeep--;
    else if (token.kind === 'text') this.text(token.text, token.raw);
    else if (token.kind === 'newline') this.newline();
    else if (token.kind === 'open') this.open(token.name, token.argument);
    else if (token.kind === 'close') this.close(token.name, token.source);
    else if (token.kind === 'fact') this.fact(token.label, token.value);
    else this.mention(token);
  }

  finish(): MarkupNode[] {
    while (this.frames.length > 1) this.end();
    return arrangeFlow(this.top.children, true);
  }

  /** Its value is one line of markup. */
  private fact(label: string, value: string): void {
    const tree = new MarkupTree();
    scanMarkup(value, (token) => tree.take(token));
    const children = tree.finish();
    const [first] = children;
    const isInline = children.length === 1 && first?.kind === 'paragraph';
    this.add({ kind: 'fact', label, children: isInline ? first.children : children });
  }

  private get top(): Frame {
    const top = this.frames[this.frames.length - 1];
    if (!top) throw new Error('A tree without a root.');
    return top;
  }

  private add(node: UnarrangedNode): void {
    this.top.children.push(node);
  }

  private text(text: string, raw: boolean): void {
    const { children } = this.top;
    const last = children[children.length - 1];
    let node: { kind: 'text'; text: string };
    if (last?.kind === 'text') node = last;
    else {
      node = { kind: 'text', text: '' };
      children.push(node);
    }
    const pipe = raw ? -1 : text.lastIndexOf('|');
    if (pipe >= 0) this.top.pipe = { child: children.length - 1, offset: node.text.length + pipe };
    node.text += text;
  }

  private newline(): void {
    if (this.inCode()) this.text('\n', true);
    else this.add({ kind: 'newline' });
  }

  private inCode(): boolean {
    return (this.openCount.get('code') ?? 0) > 0;
  }

  private mention(token: Token & { kind: 'mention' }): void {
    const label = new MarkupTree();
    scanMarkup(token.label, (part) => {
      if (part.kind === 'text') label.take(part);
      else if (part.kind === 'open' && tagRole(part.name)?.role === 'mark') label.take(part);
      else if (part.kind === 'close') label.take(part);
    });
    while (label.depth > 1) label.end();
    const children = inlineContent(label.top.children);
    // What leads nowhere is words.
    if (token.isDead) for (const child of children) this.add(child);
    else this.add({ kind: 'mention', template: token.template, id: token.id, children });
  }

  private open(name: string, argument: string): void {
    const role = tagRole(name);
    if (!role) return;
    if (role.role === 'break') this.add({ kind: 'break' });
    else if (role.role === 'rule') this.add({ kind: 'rule' });
    else if (role.role === 'embed') this.add({ kind: 'embed', name, argument });
    else {
      this.endSiblings(role.role);
      this.frames.push({ name, role, argument, children: [], pipe: null });
      this.openCount.set(name, (this.openCount.get(name) ?? 0) + 1);
    }
  }

  private endSiblings(role: string): void {
    const rule = SIBLINGS[role];
    if (!rule) return;
    for (let at = this.frames.length - 1; at > 0; at--) {
      const open = this.frames[at]?.role?.role ?? '';
      if (rule.within.includes(open)) return;
      if (!rule.ends.includes(open)) continue;
      while (this.frames.length > at) this.end();
      return;
    }
  }

  private close(name: string, source: string): void {
    const role = tagRole(name)?.role ?? '';
    if ((this.openCount.get(name) ?? 0) > 0) {
      for (let at = this.frames.length - 1; at > 0; at--) {
        const frame = this.frames[at];
        if (frame?.name === name) {
          while (this.frames.length > at) this.end();
          return;
        }
        if (!BARRIERS.has(role) && BARRIERS.has(frame?.role?.role ?? '')) break;
      }
    }
    this.text(source, true);
  }

  private end(): void {
    const frame = this.frames.pop();
    if (!frame?.role) return;
    this.openCount.set(frame.name, (this.openCount.get(frame.name) ?? 1) - 1);
    this.add(nodeOf(frame, frame.role));
  }
}

/** Whether a tag has content. */
export function isPaired(name: string): boolean {
  const role = tagRole(name)?.role;
  return role !== undefined && role !== 'break' && role !== 'rule' && role !== 'embed';
}

function nodeOf(frame: Frame, role: TagRole): MarkupNode {
  const { argument, children } = frame;
  switch (role.role) {
    case 'mark':
      return { kind: 'mark', mark: role.mark, children: inlineContent(children) };
    case 'heading':
      return {
        kind: 'heading',
        level: role.level,
        anchor: argument,
        children: inlineContent(children, true),
      };
    case 'link':
      return { kind: 'link', href: argument.split('|', 1)[0] ?? '', children: inlineContent(children) };
    case 'paragraph':
      return { kind: 'paragraph', children: inlineContent(children, true) };
    case 'list':
      return { kind: 'list', ordered: role.ordered, children: arrangeFlow(dashItems(children), false) };
    case 'item':
      return { kind: 'item', children: arrangeFlow(children, false) };
    case 'table':
      return { kind: 'table', children: arrangeFlow(children, false) };
    case 'row':
      return { kind: 'row', children: arrangeFlow(children, false) };
    case 'cell':
      return { kind: 'cell', header: role.header, children: arrangeFlow(children, false) };
    case 'quote': {
      const [content, author] = split(frame);
      return {
        kind: 'quote',
        children: arrangeFlow(content, false),
        author: author && inlineContent(author, true),
      };
    }
    case 'spoiler': {
      const [content, label] = split(frame);
      return {
        kind: 'spoiler',
        children: arrangeFlow(content, false),
        label: label && inlineContent(label, true),
      };
    }
    case 'code':
      return code(children);
    case 'box': {
      const inside = role.block ? arrangeFlow(children, false) : inlineContent(children);
      return { kind: 'box', name: frame.name, argument, block: role.block, children: inside };
    }
    default:
      return { kind: 'text', text: '' };
  }
}

/** Splits at the last pipe. An empty author counts as none. */
function split(frame: Frame): [UnarrangedNode[], UnarrangedNode[] | null] {
  const { children, pipe } = frame;
  const cut = pipe && children[pipe.child];
  if (!pipe || cut?.kind !== 'text') return [children, null];
  const before: UnarrangedNode[] = [
    ...children.slice(0, pipe.child),
    { kind: 'text', text: cut.text.slice(0, pipe.offset) },
  ];
  const after: UnarrangedNode[] = [
    { kind: 'text', text: cut.text.slice(pipe.offset + 1) },
    ...children.slice(pipe.child + 1),
  ];
  const empty = after.every(
    (node) => node.kind === 'newline' || (node.kind === 'text' && node.text.trim() === ''),
  );
  return [before, empty ? null : after];
}

/** A newline right after `[code]` makes it a block; otherwise it is inline. */
function code(children: UnarrangedNode[]): MarkupNode {
  const inside = inlineContent(children);
  const first = inside[0];
  const block = first?.kind === 'text' && first.text.startsWith('\n');
  if (block) first.text = first.text.slice(1);
  const last = inside[inside.length - 1];
  if (block && last?.kind === 'text' && last.text.endsWith('\n')) last.text = last.text.slice(0, -1);
  return { kind: 'code', block, children: inside };
}

/** Lists can also be written as lines that start with a dash. */
function dashItems(children: UnarrangedNode[]): UnarrangedNode[] {
  if (children.some((child) => child.kind === 'item')) return children;
  const items: UnarrangedNode[][] = [];
  let lineStart = true;
  for (const child of children) {
    if (child.kind === 'newline') {
      lineStart = true;
      continue;
    }
    if (lineStart && child.kind === 'text' && /^\s*- /.test(child.text)) {
      items.push([{ kind: 'text', text: child.text.replace(/^\s*- /, '') }]);
    } else if (items.length === 0) {
      if (child.kind !== 'text' || child.text.trim() !== '') return children;
    } else items[items.length - 1]?.push(child);
    lineStart = false;
  }
  return items.map((item) => ({ kind: 'item', children: arrangeFlow(item, false) }));
}
