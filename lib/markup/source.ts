import { type TagRole, tagRole } from './dialect.ts';
import { scanMarkup, type Token } from './scan.ts';
import { isPaired, MarkupTree } from './tree.ts';

interface Range {
  /** The node's range in the markup. */
  start: number;
  end: number;
}

/** A tag with its closing tag. */
export interface SourceElement extends Range {
  kind: 'element';
  name: string;
  role: TagRole;
  argument: string;
  /** The range between the tags. */
  contentStart: number;
  contentEnd: number;
  children: SourceNode[];
}

/** A node of markup that knows where it was written. */
export type SourceNode =
  | SourceElement
  /** `raw`: inside `[noparse]`. */
  | ({ kind: 'text'; text: string; raw: boolean } & Range)
  | ({ kind: 'newline' | 'break' | 'rule' } & Range)
  | ({ kind: 'mention'; label: string; template: string; id: string } & Range)
  /** What has no editable form: an embed, a comment, a stray closing tag, tags that aren't closed in order. */
  | ({ kind: 'opaque'; block: boolean } & Range);

/** Deeper tags are opaque. */
const DEEPEST = 40;
/** Opens something that never ends, so that text added later could end it. */
const DANGLING = /\[noparse\s?[\]:|=]|\/\*/i;

/**
 * Parses markup to nodes that know their ranges, for an editor that writes only what was changed. Agrees with
 * `parseMarkup` on what a tag means. Where tags aren't closed in the order in which they were opened, the smallest
 * top-level range that contains them is opaque.
 */
export function readSource(text: string): SourceNode[] {
  const reader = new SourceReader();
  let at = 0;
  scanMarkup(text, (token, start, end) => {
    if (start > at) reader.comment(at, start);
    reader.take(token, start, end);
    at = end;
  });
  if (text.length > at) reader.comment(at, text.length);
  return reader.finish(text.length);
}

class SourceReader {
  /** Decides where tags end, so that this reader and the parser can't disagree. */
  private readonly tree = new MarkupTree();
  private readonly root: SourceNode[] = [];
  private open: SourceElement[] = [];
  /** The opaque top-level range that is being read. */
  private opaque: { start: number; block: boolean } | null = null;
  private endless = false;

  take(token: Token, start: number, end: number): void {
    this.tree.take(token);
    if (this.opaque) this.endOpaque(end);
    else if (token.kind === 'open') this.start(token, start, end);
    else if (token.kind === 'close') this.close(token.name, start, end);
    else if (token.kind === 'text') this.text(token, start, end);
    else if (token.kind === 'newline') this.newline(start, end);
    else if (token.kind === 'fact') this.add({ kind: 'opaque', block: true, start, end });
    else {
      const { label, template, id } = token;
      this.add({ kind: 'mention', label, template, id, start, end });
    }
  }

  comment(start: number, end: number): void {
    if (!this.opaque) this.add({ kind: 'opaque', block: false, start, end });
  }

  finish(end: number): SourceNode[] {
    const first = this.open[0];
    if (first) this.opaque ??= { start: first.start, block: isBlockElement(first) };
    if (this.opaque) this.root.push({ kind: 'opaque', ...this.opaque, end });
    return this.root;
  }

  private get top(): SourceElement | undefined {
    return this.open[this.open.length - 1];
  }

  private add(node: SourceNode): void {
    (this.top?.children ?? this.root).push(node);
  }

  private start(token: Token & { kind: 'open' }, start: number, end: number): void {
    const { name, argument } = token;
    const role = tagRole(name);
    if (!role) return;
    if (role.role === 'break' || role.role === 'rule') this.add({ kind: role.role, start, end });
    else if (!isPaired(name)) this.add({ kind: 'opaque', block: false, start, end });
    else {
      const element: SourceElement = {
        ...{ kind: 'element', name, role, argument, start, end },
        ...{ contentStart: end, contentEnd: end, children: [] },
      };
      this.open.push(element);
      if (!this.agrees() || this.open.length > DEEPEST) this.becomeOpaque(start, end);
    }
  }

  private close(name: string, start: number, end: number): void {
    const element = this.top;
    if (element?.name === name) {
      this.open.pop();
      if (!this.agrees()) {
        this.becomeOpaque(element.start, end);
        return;
      }
      element.contentEnd = start;
      element.end = end;
      this.add(element);
    } else if (this.agrees()) this.add({ kind: 'opaque', block: false, start, end });
    else this.becomeOpaque(start, end);
  }

  private text(token: Token & { kind: 'text' }, start: number, end: number): void {
    const { text, raw } = token;
    const dangling = raw ? -1 : text.search(DANGLING);
    if (dangling >= 0) {
      const from = start + dangling;
      if (dangling > 0) this.add({ kind: 'text', text: text.slice(0, dangling), raw, start, end: from });
      this.endless = true;
      this.becomeOpaque(from, end);
    } else if (raw && /[\r\n]/.test(text) && !this.inCode())
      this.add({ kind: 'opaque', block: false, start, end });
    else this.add({ kind: 'text', text, raw, start, end });
  }

  private newline(start: number, end: number): void {
    if (this.inCode()) this.add({ kind: 'text', text: '\n', raw: false, start, end });
    else this.add({ kind: 'newline', start, end });
  }

  private inCode(): boolean {
    return this.open.some(({ role }) => role.role === 'code');
  }

  /** Whether the parser has the same number of open tags. */
  private agrees(): boolean {
    return this.tree.depth === this.open.length + 1;
  }

  private becomeOpaque(start: number, end: number): void {
    const first = this.open[0];
    this.opaque = first ? { start: first.start, block: isBlockElement(first) } : { start, block: false };
    this.open = [];
    this.endOpaque(end);
  }

  private endOpaque(end: number): void {
    if (!this.opaque || this.endless || this.tree.depth > 1) return;
    this.root.push({ kind: 'opaque', ...this.opaque, end });
    this.opaque = null;
  }
}

/** A newline right after `[code]` makes it a block. */
function isBlockElement({ role, children }: SourceElement): boolean {
  if (role.role === 'box') return role.block;
  if (role.role !== 'code') return role.role !== 'mark' && role.role !== 'link';
  const first = children[0];
  return first?.kind === 'text' && first.text.startsWith('\n');
}

/** A paragraph without tags: inline nodes up to a blank line or a block. */
export interface SourceRun extends Range {
  kind: 'run';
  nodes: SourceNode[];
}

/** Whether a node starts on a new line. */
export function isSourceBlock(node: SourceNode): boolean {
  if (node.kind === 'element') return isBlockElement(node);
  return node.kind === 'rule' || (node.kind === 'opaque' && node.block);
}

/** Groups nodes into blocks and runs, as the parser groups them into paragraphs. Whitespace between them is omitted. */
export function sourceFlow(nodes: readonly SourceNode[]): (SourceNode | SourceRun)[] {
  const flow: (SourceNode | SourceRun)[] = [];
  let inline: SourceNode[] = [];
  /** Newlines, with the blanks after them. */
  let gap: SourceNode[] = [];
  let newlines = 0;
  const end = (): void => {
    const [first, ...rest] = withoutGaps(inline);
    if (first) {
      const start = withoutIndent(first);
      const { end } = rest.at(-1) ?? start;
      flow.push({ kind: 'run', nodes: [start, ...rest], start: start.start, end });
    }
    inline = [];
  };
  for (const node of nodes) {
    const isBlank = node.kind === 'text' && node.text.trim() === '';
    if (node.kind === 'newline' || (isBlank && newlines > 0)) {
      gap.push(node);
      if (node.kind === 'newline') newlines++;
    } else {
      const block = isSourceBlock(node);
      if (block || newlines > 1) end();
      else if (inline.length > 0) inline.push(...gap);
      gap = [];
      newlines = 0;
      if (block) flow.push(node);
      else inline.push(node);
    }
  }
  end();
  return flow;
}

/** Drops the blanks at the start of a text: they stand between two blocks, and aren't shown. */
function withoutIndent(node: SourceNode): SourceNode {
  if (node.kind !== 'text' || node.raw || node.text.length !== node.end - node.start) return node;
  const text = node.text.trimStart();
  return { ...node, text, start: node.end - text.length };
}

/** Drops breaks and blanks at both ends. */
export function withoutGaps(nodes: readonly SourceNode[]): SourceNode[] {
  const isContent = (node: SourceNode): boolean =>
    node.kind === 'text' ? node.text.trim() !== '' : node.kind !== 'newline' && node.kind !== 'break';
  const first = nodes.findIndex(isContent);
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex(isContent) + 1);
}
