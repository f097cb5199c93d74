import type { LivePage, TablePart } from '../markup/index.ts';
import { styleOf } from './element-style.ts';
import { generatedWords } from './generated.ts';
import { quotesOf } from './quotes.ts';
import { shadowOf } from './shadow.ts';
import { atOnce } from './slices.ts';

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

/** What an element is to a table that is not built with `<table>`: by its role, else by its style. */
export function tablePart(element: Element): TablePart | null {
  const role = element.getAttribute('role');
  if (role !== null && Object.hasOwn(ROLES, role)) return ROLES[role] ?? null;
  const { display } = getComputedStyle(element);
  return display.includes('table') && Object.hasOwn(DISPLAYS, display) ? (DISPLAYS[display] ?? null) : null;
}

/** In a whole page, fields that the page itself filled in; what a reader typed there is their own. */
export function pageFields(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    const isBox = field.type === 'checkbox' || field.type === 'radio';
    return isBox ? field.closest('li, td, th, dd, p') !== null : field.readOnly || field.disabled;
  }
  if (field instanceof HTMLTextAreaElement) return field.readOnly || field.disabled;
  return field instanceof HTMLSelectElement && field.disabled;
}

/** Browsers have their own names for the sides that the `align` attribute and `<center>` set. */
const sideOf = (block: Element): string => getComputedStyle(block).textAlign.replace(/^-(?:webkit|moz)-/, '');

/** What a page's style sheets make of its elements. `isContent`: which form fields are read. */
export function livePage(
  document: Document,
  isContent: LivePage['isContent'] = () => true,
  generated = atOnce(generatedWords(document)),
): LivePage {
  return {
    isContent,
    look: styleOf,
    keepsLines: (element) => /^(?:pre|break-spaces)/.test(getComputedStyle(element).whiteSpace),
    listStyle: (list) => getComputedStyle(list).listStyleType,
    alignment: (block) => {
      const side = sideOf(block);
      const parent = block.parentElement;
      const isLikeAround = parent !== null && sideOf(parent) === side;
      return (side === 'center' || side === 'right') && !isLikeAround ? side : null;
    },
    tablePart,
    quotes: quotesOf,
    generated: (element) => generated?.get(element) ?? null,
    shadow: shadowOf,
  };
}
