import type { LivePage, TablePart } from '../markup/index.ts';
import { edgeOf, isApart, isParagraph } from './edges.ts';
import { styleOf } from './element-style.ts';
import { generatedText } from './generated-text.ts';
import { quotationMarksOf } from './quotation-marks.ts';
import { shadowRootOf } from './shadow.ts';
import { runSync } from './slices.ts';

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

/**
 * The table part that an element stands for when a table isn't built with `<table>`: by ARIA role, else by CSS
 * display.
 */
export function tablePart(element: Element): TablePart | null {
  const role = element.getAttribute('role');
  if (role !== null && Object.hasOwn(ROLES, role)) return ROLES[role] ?? null;
  const { display } = getComputedStyle(element);
  return display.includes('table') && Object.hasOwn(DISPLAYS, display) ? (DISPLAYS[display] ?? null) : null;
}

/**
 * Whether a form field's value belongs in the capture of a whole page. Values the page filled in do; what the reader
 * typed doesn't.
 */
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
