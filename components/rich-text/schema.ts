import { h, render } from 'preact';
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { t } from '../../lib/i18n/index.ts';
import { parseMarkup, plainTextOf, renderMarkup, safeAddress } from '../../lib/markup/index.ts';
import { Icon } from '../ui/index.ts';

/** Longest piece of markup in a tooltip or a name. */
const SHOWN = 300;

const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** What the markup shows, without anything that loads, runs or can be focused; its source if it shows nothing. */
function rendered(markup: string): Node {
  const content = renderMarkup(parseMarkup(markup), document);
  for (const link of content.querySelectorAll('a')) link.removeAttribute('href');
  if (content.textContent.trim() !== '') return content;
  const source = document.createElement('code');
  source.textContent = shortened(markup);
  return source;
}

/** The name of an island: its text, or its markup if it has none. */
export function islandName(markup: string): string {
  const text = plainTextOf(parseMarkup(markup)).replace(/\s+/g, ' ');
  return t('richText.island', { text: shortened(text || markup) });
}

/** A block whose markup stays as it is, as a reader will see it. */
function islandBlock(markup: string): HTMLElement {
  const block = document.createElement('div');
  block.className = 'rich-text-island';
  block.dataset.markup = markup;
  block.title = shortened(markup);
  block.dir = 'auto';
  block.setAttribute('role', 'group');
  block.setAttribute('aria-label', islandName(markup));
  block.append(rendered(markup));
  return block;
}

/** Markup within a line that stays as it is. */
function islandChip(markup: string): HTMLElement {
  const chip = document.createElement('span');
  chip.className = 'rich-text-chip';
  chip.dataset.markup = markup;
  chip.title = shortened(markup);
  const nodes = parseMarkup(markup);
  const [only] = nodes.length === 1 && nodes[0]?.kind === 'paragraph' ? nodes[0].children : [];
  if (only?.kind === 'embed') {
    if (only.name === 'img') render(h(Icon, { name: 'image' }), chip);
    chip.append(renderMarkup([only], document));
  } else {
    const source = document.createElement('code');
    source.textContent = shortened(markup);
    chip.append(source);
  }
  return chip;
}

function mentionChip(markup: string, label: string): HTMLElement {
  const chip = document.createElement('span');
  chip.className = 'rich-text-mention';
  chip.dataset.markup = markup;
  chip.dataset.mention = label;
  chip.title = shortened(markup);
  chip.dir = 'auto';
  chip.textContent = label;
  return chip;
}

/** The index of the block of the original text that a top-level block was read from, or null for a new block. */
const origin = { origin: { default: null } };

const directed = { dir: 'auto' };

const nodes = {
  /** `reading`: which of the texts that were read the blocks' origins refer to. */
  doc: { content: 'block+', attrs: { reading: { default: 0 } } },
  /** `tagged`: written with `[p]`. */
  paragraph: {
    content: 'inline*',
    group: 'block',
    attrs: { ...origin, tagged: { default: false } },
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', directed, 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { ...origin, level: { default: 1 }, anchor: { default: '' } },
    parseDOM: [1, 2, 3, 4].map((level) => ({ tag: `h${level + 1}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${Number(attrs.level) + 1}`, directed, 0],
  },
  /** `last`: the markup after the last pipe, a quote's author or a spoiler's button. */
  quote: {
    content: 'block+',
    group: 'block',
    defining: true,
    attrs: { ...origin, last: { default: null } },
    parseDOM: [{ tag: 'blockquote', contentElement: 'div' }],
    toDOM: ({ attrs }) => withLast('blockquote', attrs.last),
  },
  spoiler: {
    content: 'block+',
    group: 'block',
    defining: true,
    attrs: { ...origin, last: { default: null } },
    toDOM: ({ attrs }) => withLast('section', attrs.last),
  },
  /** Alignment or a read-aloud box; `open` is its opening tag. */
  box: {
    content: 'block+',
    group: 'block',
    defining: true,
    attrs: { ...origin, name: {}, open: {} },
    toDOM: ({ attrs }) => ['div', { class: `rich-text-${attrs.name}` }, 0],
  },
  codeBlock: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    attrs: origin,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', { ...directed, spellcheck: 'false' }, ['code', 0]],
  },
  bullets: {
    content: 'item+',
    group: 'block',
    attrs: origin,
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  numbers: {
    content: 'item+',
    group: 'block',
    attrs: origin,
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  rule: {
    group: 'block',
    attrs: origin,
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['div', { class: 'rich-text-rule' }, ['hr']],
  },
  /** A block that can't be edited here: its markup stays as it is. */
  island: {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: { ...origin, markup: {} },
    parseDOM: [{ tag: 'div[data-markup]', getAttrs: markupOf }],
    toDOM: ({ attrs }) => islandBlock(String(attrs.markup)),
  },
  text: { group: 'inline' },
  /** `markup`: `[br]` or a line end. */
  break: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    attrs: { markup: { default: '[br]' } },
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
  mention: {
    inline: true,
    group: 'inline',
    atom: true,
    draggable: true,
    attrs: { markup: {}, label: {} },
    parseDOM: [
      {
        tag: 'span[data-mention]',
        getAttrs: (element) => ({ ...markupOf(element), label: element.dataset.mention ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => mentionChip(String(attrs.markup), String(attrs.label)),
    leafText: ({ attrs }) => String(attrs.label),
  },
  /** Inline markup that stays as it is. */
  chip: {
    inline: true,
    group: 'inline',
    atom: true,
    draggable: true,
    attrs: { markup: {} },
    parseDOM: [{ tag: 'span[data-markup]', getAttrs: markupOf }],
    toDOM: ({ attrs }) => islandChip(String(attrs.markup)),
  },
} as const satisfies Record<string, NodeSpec>;

function markupOf(element: HTMLElement) {
  return { markup: element.dataset.markup ?? '' };
}

function withLast(name: string, last: unknown): ReturnType<NonNullable<NodeSpec['toDOM']>> {
  const inside = ['div', { class: 'rich-text-inside' }, 0] as const;
  if (typeof last !== 'string') return [name, inside];
  return [name, inside, ['footer', { contenteditable: 'false', dir: 'auto' }, last]];
}

const marks = {
  /** `argument`: the address, perhaps with `|tab`. */
  url: {
    attrs: { argument: { default: '' } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ argument: element.getAttribute('href') ?? '' }) }],
    toDOM: ({ attrs }) => {
      const href = safeAddress(String(attrs.argument).split('|', 1)[0]);
      return href === null
        ? ['span', { class: 'rich-text-no-link' }, 0]
        : ['a', { href, title: href, target: '_blank', rel: 'noopener noreferrer nofollow ugc' }, 0];
    },
  },
  b: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  i: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  u: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
  s: { parseDOM: [{ tag: 's' }], toDOM: () => ['s', 0] },
  sup: { excludes: 'sup sub', parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
  sub: { excludes: 'sup sub', parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
  small: { parseDOM: [{ tag: 'small' }], toDOM: () => ['small', 0] },
  mark: { parseDOM: [{ tag: 'mark' }], toDOM: () => ['mark', 0] },
  /** A drop cap. */
  dc: { toDOM: () => ['span', { class: 'rich-text-drop-cap' }, 0] },
  /** `[color:…]` or `[tooltip:…]`; `tag` is the inside of the opening tag. */
  styled: { attrs: { tag: {} }, excludes: '', toDOM: () => ['span', { class: 'rich-text-styled' }, 0] },
  code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', { spellcheck: 'false' }, 0] },
} as const satisfies Record<string, MarkSpec>;

export const schema = new Schema({ nodes, marks });
