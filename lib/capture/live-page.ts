import type { ElementStyle, LivePage, TablePart } from '../markup/index.ts';
import { edgeOf, isApart, isParagraph } from './edges.ts';
import { generatedText } from './generated-text.ts';
import { shadowRootOf } from './ranges.ts';
import { runSync } from './slices.ts';

/** Characters of an element that may fade in on scroll. Shorter transparent text counts as hidden. */
const LONG = 200;
const INLINE = /^(?:span|font|b|i|u|s|strong|em|small|a|mark|code|cite|dfn|var|ins|del|sub|sup)$/;

/** Reads the computed style of an element's own text. */
function styleOf(element: Element): ElementStyle {
  const style = getComputedStyle(element);
  const { underline, strike } = linesOf(element, style);
  const raised = INLINE.test(element.localName) ? style.verticalAlign : '';
  return {
    bold: Number(style.fontWeight) >= 600,
    italic: /^(?:italic|oblique)/.test(style.fontStyle),
    underline: underline && element.closest('a') === null,
    strike,
    raised: raised === 'super' ? 'sup' : raised === 'sub' ? 'sub' : null,
    color: isColored(element) ? strongColor(style.color) : null,
    unseen: style.fontSize === '0px' || isTransparent(element),
  };
}

/** Text decorations aren't inherited, so this also checks the styled inline ancestors that draw them. */
function linesOf(element: Element, own: CSSStyleDeclaration): { underline: boolean; strike: boolean } {
  let underline = false;
  let strike = false;
  let style = own;
  for (let at = element; ; style = getComputedStyle(at)) {
    const line = style.textDecorationLine;
    if (line !== 'none') {
      underline ||= line.includes('underline') && style.textDecorationStyle === 'solid';
      strike ||= line.includes('line-through');
    }
    const parent = at.parentElement;
    if (!parent || !/^(?:span|font)$/.test(parent.localName) || !isStyled(parent))
      return { underline, strike };
    at = parent;
  }
}

const isStyled = (element: Element): boolean =>
  element.hasAttribute('class') || element.hasAttribute('style');

/** Whether this text has its own color, not just the page's default. */
function isColored(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const name = at.localName;
    if (name === 'font' && at.hasAttribute('color')) return true;
    if (/(?:^|;)\s*color\s*:/i.test(at.getAttribute('style') ?? '')) return true;
    if ((name === 'span' || name === 'font') && at.hasAttribute('class')) return true;
    if (!INLINE.test(name)) return false;
  }
  return false;
}

/** The color as `#rrggbb`, or null for grays and for colors close to gray. */
function strongColor(color: string): string | null {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1).map(Number);
  if (!parts || Math.max(...parts) - Math.min(...parts) < 64) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether the element is invisible because of its opacity and isn't about to fade in. */
function isTransparent(element: Element): boolean {
  if (element.checkVisibility({ opacityProperty: true })) return false;
  let at: Element | null = element;
  while (at && getComputedStyle(at).opacity !== '0') at = at.parentElement;
  if (!at || !element.checkVisibility()) return false;
  const { position, transitionDuration, animationName } = getComputedStyle(at);
  if (position === 'absolute' || position === 'fixed') return true;
  const fadesIn = animationName !== 'none' || /[1-9]/.test(transitionDuration);
  return !fadesIn && (at.textContent ?? '').trim().length < LONG;
}

const ROLES: Record<string, TablePart> = {
  table: 'table',
  grid: 'table',
  treegrid: 'table',
  rowgroup: 'section',
  row: 'row',
  cell: 'cell',
  gridcell: 'cell',
  columnheader: 'head',
  rowheader: 'head',
};
const DISPLAYS: Record<string, TablePart> = {
  table: 'table',
  'inline-table': 'table',
  'table-row-group': 'section',
  'table-header-group': 'section',
  'table-footer-group': 'section',
  'table-row': 'row',
  'table-cell': 'cell',
  'table-caption': 'caption',
};

/** The table part that an element stands for without `<table>`: by ARIA role, else by CSS display. */
export function tablePart(element: Element): TablePart | null {
  const role = element.getAttribute('role');
  if (role !== null && Object.hasOwn(ROLES, role)) return ROLES[role] ?? null;
  const { display } = getComputedStyle(element);
  return display.includes('table') && Object.hasOwn(DISPLAYS, display) ? (DISPLAYS[display] ?? null) : null;
}

/** Whether a form field's value belongs to the page: the page filled it in, and no reader typed it. */
export function pageFields(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    const isBox = field.type === 'checkbox' || field.type === 'radio';
    return isBox
      ? field.closest('li, td, th, dd, p, fieldset, [role$=group]') !== null
      : field.readOnly || field.disabled;
  }
  if (field instanceof HTMLTextAreaElement) return field.readOnly || field.disabled;
  return field instanceof HTMLSelectElement && field.disabled;
}

/** Strips the vendor prefix that browsers use for `align` attributes and `<center>`. */
const sideOf = (block: Element): string => getComputedStyle(block).textAlign.replace(/^-(?:webkit|moz)-/, '');

/** Lets the DOM reader query computed styles and rendered content. `isContent` decides which form fields are read. */
export function livePage(
  document: Document,
  isContent: LivePage['isContent'] = () => true,
  generated = runSync(generatedText(document)),
): LivePage {
  return {
    isContent,
    style: styleOf,
    keepsLines: (element) => /^(?:pre|break-spaces)/.test(getComputedStyle(element).whiteSpace),
    listStyle: (list) => getComputedStyle(list).listStyleType,
    alignment: (block) => {
      const side = sideOf(block);
      const parent = block.parentElement;
      const isLikeAround = parent !== null && sideOf(parent) === side;
      return (side === 'center' || side === 'right') && !isLikeAround ? side : null;
    },
    tablePart,
    quotes: quotationMarksOf,
    generated: (element) => generated?.get(element) ?? null,
    edge: edgeOf,
    isParagraph,
    isApart,
    shadow: shadowRootOf,
  };
}

/** Outer and inner quotation marks of languages that don't use “ ‘ ’ ”. */
const SIGNS: Record<string, string> = {
  bg: '„“‚‘',
  cs: '„“‚‘',
  da: '”””’',
  de: '„“‚‘',
  el: '«»“”',
  es: '«»“”',
  fi: '””’’',
  fr: '«»«»',
  hu: '„”»«',
  it: '«»“”',
  ja: '「」『』',
  nl: '“”‘’',
  no: '«»‘’',
  pl: '„”«»',
  pt: '“”‘’',
  ro: '„”«»',
  ru: '«»„“',
  sk: '„“‚‘',
  sv: '””’’',
  uk: '«»„“',
};
const ENGLISH = '“”‘’';

/** The quotation marks that the browser draws around a `<q>`; null if it draws none. */
function quotationMarksOf(element: Element): readonly [string, string] | null {
  const { content } = getComputedStyle(element, '::before');
  if (content !== 'open-quote') return null;
  const { quotes } = getComputedStyle(element);
  if (quotes === 'none') return null;
  let depth = 0;
  for (let at = element.parentElement?.closest('q'); at; at = at.parentElement?.closest('q')) depth++;
  const declared = [...quotes.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, sign = '']) => sign);
  const language = (element.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '')
    .slice(0, 2)
    .toLowerCase();
  const signs = declared.length > 1 ? declared : [...(SIGNS[language] ?? ENGLISH)];
  const at = Math.min(depth * 2, signs.length - 2);
  return [signs[at] ?? '“', signs[at + 1] ?? '”'];
}
