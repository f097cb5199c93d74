import { scanMarkup, type Token, tagRole } from '../../markup/index.ts';

/** A run of text with the same marks. */
export interface Run {
  text: string;
  /** Names of marks, the target of a mention or link, or `embed`; sorted. */
  marks: readonly string[];
}

/** A piece of text that stands on its own: a paragraph, a list item, a table cell. */
export interface Block {
  /** The tags around it, outermost first, without inline ones: `['table', 'tr', 'td']`. */
  path: readonly string[];
  runs: readonly Run[];
  /** Its range in the markup, without the tags around it. */
  start: number;
  end: number;
  /** The same for blocks that say the same in the same place of the structure. */
  key: string;
}

/** A tag with its text, such as a table or a spoiler. */
export interface Structure {
  name: string;
  /** How many tags of the same name are around it. */
  depth: number;
  /** The text in it, in one line. */
  text: string;
}

export interface Outline {
  blocks: Block[];
  structures: Structure[];
}

interface OpenTag {
  name: string;
  isInline: boolean;
  /** Where its text begins in the text of the whole. */
  from: number;
  mark: string;
}

/** Tags that a new sibling closes: nobody writes all of `[/li]`. */
const CLOSED_BY: Record<string, { closes: readonly string[]; within: readonly string[] }> = {
  li: { closes: ['li'], within: ['ul', 'ol'] },
  tr: { closes: ['td', 'th', 'tr'], within: ['table'] },
  td: { closes: ['td', 'th'], within: ['tr', 'table'] },
  th: { closes: ['td', 'th'], within: ['tr', 'table'] },
};
/** Alone on their place, without an end tag. */
const STANDALONE: ReadonlySet<string> = new Set(['break', 'rule', 'embed']);

function isInline(name: string): boolean {
  const role = tagRole(name);
  return role?.role === 'mark' || role?.role === 'link' || (role?.role === 'box' && !role.block);
}

/** Reads a text as blocks and structures. Takes any text, also one that is cut off or torn. Pure. */
export function outlineOf(markup: string): Outline {
  const reader = new OutlineReader();
  scanMarkup(markup, (token, start, end) => reader.take(token, start, end));
  return reader.finish(markup.length);
}

class OutlineReader {
  readonly #blocks: Block[] = [];
  readonly #structures: Structure[] = [];
  readonly #open: OpenTag[] = [];
  #runs: Run[] = [];
  #start = -1;
  #end = 0;
  /** All text so far. */
  #text = '';

  take(token: Token, start: number, end: number): void {
    if (token.kind === 'newline') this.#endBlock();
    else if (token.kind === 'text') this.#add(token.text, [], start, end);
    else if (token.kind === 'mention')
      this.#add(token.label, [`@${token.template}:${token.id}`.toLowerCase()], start, end);
    else if (token.kind === 'fact') this.#addBlock('fact', `${token.label}: ${token.value}`, start, end);
    else if (token.kind === 'open') this.#openTag(token, start, end);
    else this.#closeTag(token.name, start, end);
  }

  finish(length: number): Outline {
    while (this.#open.length > 0) this.#pop();
    this.#endBlock();
    this.#end = length;
    return { blocks: this.#blocks, structures: this.#structures };
  }

  #openTag({ name, argument }: Token & { kind: 'open' }, start: number, end: number): void {
    const role = tagRole(name)?.role ?? '';
    if (role === 'break') this.#endBlock();
    else if (role === 'rule') this.#addBlock('hr', '', start, end);
    else if (STANDALONE.has(role)) this.#add(`[${name}:${argument}]`, ['embed'], start, end);
    else if (isInline(name)) {
      const mark = role === 'link' ? `url:${argument}` : argument === '' ? name : `${name}:${argument}`;
      this.#open.push({ name, isInline: true, from: this.#text.length, mark });
    } else {
      this.#endBlock();
      this.#closeSiblings(name);
      this.#open.push({ name, isInline: false, from: this.#text.length, mark: '' });
    }
  }

  #closeSiblings(name: string): void {
    const rule = CLOSED_BY[name];
    if (!rule) return;
    const at = this.#open.findLastIndex(
      (tag) => rule.closes.includes(tag.name) || rule.within.includes(tag.name),
    );
    const first = this.#open[at];
    if (!first || rule.within.includes(first.name)) return;
    // A row closes the cell and the row before it.
    const outer = this.#open.findLastIndex((tag) => rule.within.includes(tag.name)) + 1;
    while (this.#open.length > outer) this.#pop();
  }

  #closeTag(name: string, start: number, end: number): void {
    const at = this.#open.findLastIndex((tag) => tag.name === name);
    if (at < 0) this.#add(`[/${name}]`, [], start, end);
    else if (this.#open[at]?.isInline) this.#open.splice(at, 1);
    else while (this.#open.length > at) this.#pop();
  }

  #pop(): void {
    const tag = this.#open.at(-1);
    if (tag && !tag.isInline) this.#endBlock();
    this.#open.pop();
    if (!tag) return;
    const depth = this.#open.filter((one) => one.name === tag.name).length;
    const text = this.#text.slice(tag.from).replaceAll(/\s+/g, ' ').trim();
    this.#structures.push({ name: tag.name, depth, text });
  }

  #add(text: string, marks: readonly string[], start: number, end: number): void {
    if (this.#runs.length === 0 && text.trim() === '') return;
    if (this.#start < 0) this.#start = start;
    this.#end = end;
    this.#text += text;
    const around = this.#open.flatMap((tag) => (tag.isInline ? tag.mark : []));
    this.#runs.push({ text, marks: [...new Set([...around, ...marks])].sort() });
  }

  #addBlock(name: string, text: string, start: number, end: number): void {
    this.#endBlock();
    this.#open.push({ name, isInline: false, from: this.#text.length, mark: '' });
    this.#start = start;
    this.#end = end;
    this.#runs = [{ text, marks: [] }];
    this.#text += text;
    this.#pop();
  }

  #endBlock(): void {
    this.#text += '\n';
    const runs = this.#runs;
    this.#runs = [];
    const start = this.#start;
    this.#start = -1;
    if (start < 0) return;
    const path = this.#open.flatMap((tag) => (tag.isInline ? [] : tag.name));
    const key = JSON.stringify([path, runs.map(({ text, marks }) => [text.replaceAll(/\s+/g, ' '), marks])]);
    this.#blocks.push({ path, runs, start, end: this.#end, key });
  }
}
