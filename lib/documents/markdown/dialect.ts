import { Marked, type MarkedExtension, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { escapeHtml } from '../../markup/index.ts';

// What Obsidian, Logseq and others add to Markdown. Links to documents become elements that `writeBody` knows.

/** What is found in a text beside its words. */
export interface Findings {
  tags: Set<string>;
  notes: string[];
  plugins: Set<string>;
  /** Texts of footnotes by name, and the names in the order in which the text refers to them. */
  footnotes: Map<string, string>;
  cited: string[];
}

export const findings = (): Findings => ({
  tags: new Set(),
  notes: [],
  plugins: new Set(),
  footnotes: new Map(),
  cited: [],
});

/** Of the text that is parsed at the moment. */
let found = findings();

/** `Target#Heading|label`, as an element. */
export function wikiElement(inside: string, isEmbed: boolean): string {
  const [target = '', ...labels] = inside.split(/\\?\|/);
  const label = labels.join('|').trim();
  const attribute = isEmbed ? ' data-embed=""' : '';
  return `<a data-wiki="${escapeHtml(target.trim())}"${attribute}>${escapeHtml(label)}</a>`;
}

type Found = Tokens.Generic & { html: string };
const html = (token: Tokens.Generic): string => (typeof token.html === 'string' ? token.html : '');

/** What ends a run of plain text for the parser. Nothing beyond it has to be searched. */
const SPECIAL = /[\\<![`*~_]/;
const RUN = '[^\\\\<!\\[`*~_]*?';
/** Characters that are searched at once: longer runs are split, or each part would be searched up to the end. */
const WINDOW = 400;
const LONGEST_SIGN = 3;

/** Where `opening` finds a sign. A run without one is split. */
function startOf(opening: RegExp, src: string): number | undefined {
  const window = src.slice(0, WINDOW + LONGEST_SIGN);
  const found = opening.exec(window)?.[1]?.length;
  if (found !== undefined) return found;
  return src.length > window.length && !SPECIAL.test(window) ? WINDOW - 1 : undefined;
}

/** An inline extension: `sign` opens its text, which `pattern` finds. */
function inline(
  name: string,
  sign: string,
  pattern: RegExp,
  write: (match: RegExpExecArray, before: string) => string | undefined,
): TokenizerAndRendererExtension {
  const opening = new RegExp(`^(${RUN})${sign}`, 'u');
  return {
    name,
    level: 'inline',
    start: (src) => startOf(opening, src),
    tokenizer(src, tokens): Found | undefined {
      const match = pattern.exec(src);
      const written = match ? write(match, tokens.at(-1)?.raw.at(-1) ?? '\n') : undefined;
      return match && written !== undefined ? { type: name, raw: match[0], html: written } : undefined;
    },
    renderer: html,
  };
}

/** A block extension, whose text `pattern` finds at the start of a line. */
function block(
  name: string,
  start: RegExp,
  pattern: RegExp,
  read: (match: RegExpExecArray) => void,
): TokenizerAndRendererExtension {
  return {
    name,
    level: 'block',
    start: (src) => {
      const at = src.search(start);
      return at < 0 ? undefined : at;
    },
    tokenizer(src): Found | undefined {
      const match = pattern.exec(src);
      if (!match) return undefined;
      read(match);
      return { type: name, raw: match[0], html: '' };
    },
    renderer: html,
  };
}

const HIGHLIGHT = new RegExp(`^(${RUN})==`, 'u');
const INSIDE = String.raw`([^[\]\n]{1,1000})\]\]`;
const WORD = String.raw`[\p{L}\p{N}_\-/]*[\p{L}_\-/][\p{L}\p{N}_\-/]*`;
/** `#tag`, Logseq's `#[[some tag]]`, Bear's `#some/tag#`, and its `#some tag#` on a line of its own. */
const TAG = new RegExp(
  `^#(?:\\[\\[${INSIDE}|([^#\\s](?:[^#\\n]{0,98}\\S)?)#(?=\\s*(?:\\n|$))|(${WORD})#?)(?![\\p{L}\\p{N}#])`,
  'u',
);

const INLINE: TokenizerAndRendererExtension[] = [
  inline('embed', String.raw`!\[\[`, new RegExp(`^!\\[\\[${INSIDE}`), (match) =>
    wikiElement(match[1] ?? '', true),
  ),
  inline('wiki', String.raw`\[\[`, new RegExp(`^\\[\\[${INSIDE}`), (match) =>
    wikiElement(match[1] ?? '', false),
  ),
  inline('comment', '%%', /^%%([\s\S]*?)%%/, (match) => {
    found.notes.push((match[1] ?? '').trim());
    return '';
  }),
  inline('cite', String.raw`\[\^`, /^\[\^([^\]\s]{1,100})\]/, (match) => {
    const name = match[1] ?? '';
    return found.footnotes.has(name) ? cite(name) : undefined;
  }),
  inline('inlineNote', String.raw`\^\[`, /^\^\[([^\]\n]+)\]/, (match) => {
    // No name in a text has a line break.
    const name = `\n${found.cited.length}`;
    found.footnotes.set(name, match[1] ?? '');
    return cite(name);
  }),
  inline('blockId', String.raw`\s*\^`, /^\s*\^[\w-]{1,60}(?=\n|$)/, (match, before) =>
    /^\s/.test(match[0]) || /\s/.test(before) ? '' : undefined,
  ),
  inline('tag', '#', TAG, (match, before) => {
    if (!/[\s(]/.test(before)) return undefined;
    const tag = (match[1] ?? match[2] ?? match[3] ?? '').trim();
    found.tags.add(tag);
    return `<span data-tag="">#${escapeHtml(tag)}</span>`;
  }),
  {
    name: 'highlight',
    level: 'inline',
    start: (src) => startOf(HIGHLIGHT, src),
    tokenizer(src) {
      const match = /^==(?=\S)([^\n]*?\S)==(?!=)/.exec(src);
      if (!match) return undefined;
      return { type: 'highlight', raw: match[0], tokens: this.lexer.inlineTokens(match[1] ?? '') };
    },
    renderer(token) {
      return `<mark>${this.parser.parseInline(token.tokens ?? [])}</mark>`;
    },
  },
];

function cite(name: string): string {
  const { cited } = found;
  const before = cited.indexOf(name);
  return `<sup>${before < 0 ? cited.push(name) : before + 1}</sup>`;
}

const BLOCKS: TokenizerAndRendererExtension[] = [
  block('blockComment', /^%%/m, /^%%([\s\S]*?)%%[ \t]*(?:\n|$)/, (match) => {
    found.notes.push((match[1] ?? '').trim());
  }),
  block(
    'footnote',
    /^\[\^[^\]\s]+\]:/m,
    /^\[\^([^\]\s]{1,100})\]:[ \t]*([^\n]*(?:\n(?:[ \t]+[^\n]*|(?!\[\^|[#>`\-*+\s])[^\n]+|(?=\n[ \t]+\S)))*)(?:\n|$)/,
    (match) => {
      found.footnotes.set(match[1] ?? '', (match[2] ?? '').replace(/^(?: {4}|\t)/gm, ''));
    },
  ),
];

/** A box of Obsidian: a quote under its title, or a spoiler if it is folded. */
const CALLOUT: TokenizerAndRendererExtension = {
  name: 'callout',
  level: 'block',
  start: (src) => {
    const at = src.search(/^ {0,3}>[ \t]*\[!/m);
    return at < 0 ? undefined : at;
  },
  tokenizer(src) {
    const match =
      /^ {0,3}>[ \t]*\[!([\w-]+)(?:\|[^\]\n]*)?\]([+-]?)[ \t]*([^\n]*)((?:\n {0,3}>[^\n]*)*)(?:\n|$)/.exec(
        src,
      );
    if (!match) return undefined;
    const [raw, kind = '', fold, title = '', rest = ''] = match;
    const name = kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
    return {
      type: 'callout',
      raw,
      isFolded: fold === '-',
      head: this.lexer.inlineTokens(title.trim() || name),
      tokens: this.lexer.blockTokens(rest.replace(/^ {0,3}> ?/gm, '').replace(/^\n/, ''), []),
    };
  },
  renderer(token) {
    const title = this.parser.parseInline(token.head);
    const inner = this.parser.parse(token.tokens ?? []);
    return token.isFolded
      ? `<details><summary>${title}</summary>${inner}</details>`
      : `<blockquote><p><b>${title}</b></p>${inner}</blockquote>`;
  },
};

/** Blocks of code that a plug-in of Obsidian or Logseq replaces by something of its own. */
const PLUGINS =
  /^(?:dataview|dataviewjs|query|tasks|base|mermaid|leaflet|timeline|button|meta-bind|statblock)\b/i;

const RENDERERS: MarkedExtension = {
  renderer: {
    code({ text, lang }) {
      const plugin = PLUGINS.exec(lang ?? '')?.[0];
      if (plugin) found.plugins.add(plugin.toLowerCase());
      return `<pre><code>${escapeHtml(text)}</code></pre>\n`;
    },
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
};

/** One for all texts: making it takes more memory than most texts. */
const marked = new Marked({ gfm: true }).use({ extensions: [...BLOCKS, CALLOUT, ...INLINE] }, RENDERERS);

/** Turns a text of those programs into HTML, in one go: no other text comes between. */
export function parseDialect(
  text: string,
  into: Findings,
  { breaks = false, isInline = false }: { breaks?: boolean; isInline?: boolean } = {},
): string {
  found = into;
  return marked[isInline ? 'parseInline' : 'parse'](text, { async: false, breaks });
}
