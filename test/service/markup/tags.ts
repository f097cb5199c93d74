import { escapeHtml, safeAddress } from './escape.ts';

/** How a tag opens and closes in HTML. `block`: not allowed inside a paragraph. */
export interface Rendering {
  open: string;
  close: string;
  block: boolean;
}

const inline: Record<string, string> = {
  b: 'strong',
  i: 'em',
  u: 'u',
  s: 's',
  sub: 'sub',
  sup: 'sup',
  small: 'small',
  mark: 'mark',
};

const blocks: Record<string, string> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h: 'h2',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  table: 'table',
  tr: 'tr',
  th: 'th',
  td: 'td',
  p: 'p',
};

const boxes: Record<string, string> = {
  center: 'center',
  left: 'left',
  right: 'right',
  justify: 'justify',
  in: 'indent',
  row: 'row',
  aloud: 'read-aloud',
  container: 'container',
  section: 'section',
  subcontainer: 'subscriber-only',
};

/** The rendering of a paired tag. Null for unknown tags, which are shown as text. */
export function renderTag(name: string, argument: string): Rendering | null {
  const element = inline[name];
  if (element !== undefined) return { open: `<${element}>`, close: `</${element}>`, block: false };
  const block = blocks[name];
  if (block !== undefined) {
    const anchor = name.startsWith('h') && argument !== '' ? ` id="${escapeHtml(argument)}"` : '';
    return { open: `<${block}${anchor}>`, close: `</${block}>`, block: true };
  }
  const box = boxes[name] ?? (/^col\d?$/.test(name) ? 'column' : undefined);
  if (box !== undefined) return { open: `<div class="bbcode-${box}">`, close: '</div>', block: true };
  switch (name) {
    case 'quote':
      return { open: '<blockquote>', close: '</blockquote>', block: true };
    case 'spoiler':
      return { open: '<details><summary>Spoiler</summary>', close: '</details>', block: true };
    case 'tooltip':
      return { open: `<abbr title="${escapeHtml(argument)}">`, close: '</abbr>', block: false };
    case 'color':
      return { open: `<span style="color:${cssColour(argument)}">`, close: '</span>', block: false };
    case 'dc':
      return { open: '<span class="dropcap">', close: '</span>', block: false };
    case 'redacted':
      return { open: '<span class="redacted">', close: '</span>', block: false };
    case 'url':
      return link(argument);
    default:
      return null;
  }
}

function link(argument: string): Rendering {
  const [address = '', target] = argument.split('|');
  const href = safeAddress(address);
  if (href === null) return { open: '<span class="unsafe-link">', close: '</span>', block: false };
  const blank = target === undefined ? '' : ' target="_blank"';
  return { open: `<a href="${href}"${blank} rel="noopener nofollow">`, close: '</a>', block: false };
}

function cssColour(argument: string): string {
  const colour = argument.split('|')[0] ?? '';
  return /^#[0-9a-f]{3,8}$|^[a-z]{3,20}$/i.test(colour) ? colour : 'inherit';
}
