import { h, render } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import { parseMarkup, plainTextOf, renderMarkup } from '../../lib/markup/index.ts';
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
export function islandBlock(markup: string): HTMLElement {
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
export function islandChip(markup: string): HTMLElement {
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

export function mentionChip(markup: string, label: string): HTMLElement {
  const chip = document.createElement('span');
  chip.className = 'rich-text-mention';
  chip.dataset.markup = markup;
  chip.dataset.mention = label;
  chip.title = shortened(markup);
  chip.dir = 'auto';
  chip.textContent = label;
  return chip;
}
