import { escapeHtml } from './escape.ts';
import { type Rendering, renderTag } from './tags.ts';

/** Resolves mentions and embeds. The caller builds the addresses; they are escaped here. */
export interface Links {
  article: (id: string) => { url: string; template: string } | null;
  image: (id: string) => { url: string; title: string } | null;
  /** Renders a tag that embeds something as safe HTML. Null for other tags. */
  embed: (name: string, argument: string) => string | null;
}

interface Open {
  name: string;
  rendering: Rendering;
  /** Offset of its content in the output. */
  start: number;
}

const comment = String.raw`\/\*[\s\S]*?\*\/`;
const mention = String.raw`@\[(?<label>(?:[^[\]]|\[[^\]]*\])*)\]\([A-Za-z]+:(?<target>[0-9a-zA-Z-]+)\)`;
const tag = String.raw`\[(?<slash>\/?)(?<name>[a-zA-Z]\w*)(?<argument>(?::[^\]]*)?|\|[^\]]*)\]`;
const breaks = String.raw`\r?\n(?:[ \t]*\r?\n)+|\r?\n`;
const token = new RegExp(`${comment}|${mention}|${tag}|${breaks}`, 'g');
const verbatimTags: Record<string, [string, string]> = {
  code: ['<pre><code>', '</code></pre>'],
  noparse: ['<span>', '</span>'],
};

/** Renders markup as HTML. Anything but a known tag is escaped text; unclosed tags are closed. */
export function renderMarkup(source: string, links: Links): string {
  const writer = new Writer(links);
  let at = 0;
  for (const match of source.matchAll(token)) {
    if (match.index < at) continue;
    const { label, target, slash = '', name: written, argument = '' } = match.groups ?? {};
    const whole = match[0];
    const name = written?.toLowerCase() ?? '';
    writer.text(source.slice(at, match.index));
    at = match.index + whole.length;
    const verbatim = slash === '' ? verbatimTags[name] : undefined;
    if (whole.startsWith('/*')) continue;
    if (label !== undefined && target !== undefined) writer.mention(label, target);
    else if (verbatim) at = writer.verbatim(source, at, name, verbatim);
    else if (name !== '') writer.tag(whole, name, argument.slice(1), slash === '/');
    else writer.lineBreak(/\n[ \t]*\r?\n/.test(whole));
  }
  writer.text(source.slice(at));
  return writer.finish();
}

class Writer {
  #html = '';
  #paragraph = false;
  readonly #open: Open[] = [];
  readonly #links: Links;

  constructor(links: Links) {
    this.#links = links;
  }

  text(piece: string): void {
    if (piece.trim() !== '') this.#inline(escapeHtml(piece));
    else this.#html += piece;
  }

  mention(label: string, id: string): void {
    const words = escapeHtml(label.replace(/\[\/?[a-z]\w*(:[^\]]*)?\]/gi, ''));
    const article = this.#links.article(id);
    if (!article) {
      this.#inline(`<span class="broken-mention">${words}</span>`);
      return;
    }
    const attributes = `data-article-id="${escapeHtml(id)}" data-article-template="${escapeHtml(article.template)}"`;
    this.#inline(`<a class="article-link" href="${escapeHtml(article.url)}" ${attributes}>${words}</a>`);
  }

  /** Writes the source up to the closing tag unchanged. Returns the position after it. */
  verbatim(source: string, from: number, name: string, [open, close]: [string, string]): number {
    const end = source.toLowerCase().indexOf(`[/${name}]`, from);
    if (name === 'code') this.#endParagraph();
    this.#html += open + escapeHtml(source.slice(from, end === -1 ? undefined : end)) + close;
    return end === -1 ? source.length : end + name.length + 3;
  }

  tag(whole: string, name: string, argument: string, closing: boolean): void {
    const rendering = closing ? null : renderTag(name, argument);
    if (closing) this.#close(whole, name);
    else if (name === 'br') this.#inline('<br>');
    else if (name === 'hr') this.#block('<hr>');
    else if (name === 'img') this.#inline(this.#image(argument));
    else if (rendering) this.#start(name, rendering);
    else this.#embed(whole, name, argument);
  }

  #embed(whole: string, name: string, argument: string): void {
    const html = this.#links.embed(name, argument);
    if (html === null) this.text(whole);
    else if (/^<(div|section)/.test(html)) this.#block(html);
    else this.#inline(html);
  }

  lineBreak(blankLine: boolean): void {
    if (!blankLine) this.#html += this.#paragraph ? '<br>' : '\n';
    else if (this.#open.length === 0) this.#endParagraph();
    else this.#html += '<br><br>';
  }

  finish(): string {
    this.#closeTo(0);
    this.#endParagraph();
    return this.#html;
  }

  #close(whole: string, name: string): void {
    const depth = this.#open.findLastIndex((entry) => entry.name === name);
    if (depth === -1) {
      this.text(whole);
      return;
    }
    this.#closeTo(depth + 1);
    this.#splitLast();
    this.#closeTo(depth);
  }

  #start(name: string, rendering: Rendering): void {
    if (rendering.block) {
      this.#closeTo(this.#open.findLastIndex((entry) => entry.rendering.block) + 1);
      this.#block(rendering.open);
    } else this.#inline(rendering.open);
    this.#open.push({ name, rendering, start: this.#html.length });
  }

  #block(html: string): void {
    this.#endParagraph();
    this.#html += html;
  }

  /** `[quote]text|author[/quote]` and `[spoiler]text|button[/spoiler]`: splits at the last pipe. */
  #splitLast(): void {
    const entry = this.#open.at(-1);
    if (entry?.name !== 'quote' && entry?.name !== 'spoiler') return;
    const inside = this.#html.slice(entry.start);
    const bar = inside.lastIndexOf('|');
    if (bar === -1 || inside.slice(bar).includes('<')) return;
    const words = inside.slice(0, bar);
    const behind = inside.slice(bar + 1);
    const before = this.#html.slice(0, entry.start);
    if (entry.name === 'quote') this.#html = `${before}${words}<cite>${behind}</cite>`;
    else this.#html = `${before.replace(/Spoiler(<\/summary>)$/, (_, end) => behind + end)}${words}`;
  }

  #closeTo(depth: number): void {
    while (this.#open.length > depth) this.#html += this.#open.pop()?.rendering.close ?? '';
  }

  #inline(html: string): void {
    if (!this.#paragraph && !this.#open.some(({ rendering }) => rendering.block)) {
      this.#html += '<p>';
      this.#paragraph = true;
    }
    this.#html += html;
  }

  #endParagraph(): void {
    if (this.#paragraph) this.#html += '</p>';
    this.#paragraph = false;
  }

  #image(argument: string): string {
    const [id = '', align = ''] = argument.split('|');
    const found = this.#links.image(id);
    if (!found) return escapeHtml(`[img:${argument}]`);
    const place = /^(left|right|center)$/.test(align) ? ` class="image-${align}"` : '';
    return `<img src="${escapeHtml(found.url)}" alt="${escapeHtml(found.title)}"${place}>`;
  }
}
