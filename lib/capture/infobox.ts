import { readDom } from '../markup/index.ts';
import { tabName, WIKI_TABS } from './sources/wiki.ts';
import { unfoldedVisibility } from './visibility.ts';

const MOST = 60;
const visibility = unfoldedVisibility(WIKI_TABS);

export interface Fact {
  label: string;
  value: string;
}

/** Rows of the page's infoboxes (MediaWiki tables, Fandom's). Each value is one line of plain text. */
export function infoboxFacts(document: Document): Fact[] {
  const facts: Fact[] = [];
  const add = (label: string, value: Element | null | undefined): void => {
    const fact = { label: label.replace(/\s*:$/, ''), value: value ? plainText(value) : '' };
    if (fact.label && fact.value && facts.length < MOST) facts.push(fact);
  };
  for (const box of document.querySelectorAll('.portable-infobox')) {
    for (const [label, value] of portableRows(box)) {
      const tab = label.closest(WIKI_TABS);
      const name = tab ? tabName(tab) : '';
      add(name ? `${name} – ${plainText(label)}` : plainText(label), value);
    }
  }
  for (const table of document.querySelectorAll('table.infobox, table.infobox_v2, table.taxobox')) {
    let group = '';
    for (const row of table.querySelectorAll('tr')) {
      if (!isRowOf(row, table)) continue;
      const cells = [...row.children].filter((cell) => /^t[hd]$/.test(cell.localName));
      const [first, second] = cells;
      if (cells.length === 1 && first?.localName === 'th') group = plainText(first).replace(/,?\s*\(.*$/, '');
      else if (cells.length === 2 && first && (first.localName === 'th' || second?.localName === 'td')) {
        add(labelIn(plainText(first), group), second);
      }
    }
  }
  return facts;
}

/** A bulleted row belongs to the group heading above it, so the label includes that heading. */
function labelIn(label: string, group: string): string {
  const name = label.replace(/^[•·∙‣–-]\s*/, '');
  return name !== label && group ? `${group} – ${name}` : name;
}

function isRowOf(row: Element, table: Element): boolean {
  return (
    row.closest('table') === table ||
    row.closest('table.infobox-subbox, table') === row.parentElement?.parentElement
  );
}

/** Pairs of label and value, both from single rows and from groups laid out side by side. */
function portableRows(box: Element): [Element, Element | undefined][] {
  const rows: [Element, Element | undefined][] = [];
  for (const part of box.querySelectorAll('.pi-data, .pi-horizontal-group, .pi-smart-group')) {
    if (part.matches('.pi-horizontal-group .pi-data, .pi-smart-group .pi-data')) continue;
    const values = part.querySelectorAll('.pi-data-value, td');
    for (const [at, label] of part.querySelectorAll('.pi-data-label, th').entries()) {
      rows.push([label, values[at]]);
    }
  }
  return rows;
}

/** The element's text on one line. `::` and `--` are replaced, because they would end a sidebar row early. */
function plainText(element: Element): string {
  const apart = (part: Element): boolean =>
    part.matches('img, sup.reference, .mw-editsection, style, .noprint');
  const read = readDom(element, {
    base: element.baseURI,
    visibility: (part) => (part !== element && apart(part) ? 'gone' : visibility(part)),
    limit: 2_000,
  });
  return read.text
    .replace(/(?<!,)\s*\n\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/::+/g, ':')
    .replace(/--+/g, '–')
    .slice(0, 1_000)
    .trim();
}
