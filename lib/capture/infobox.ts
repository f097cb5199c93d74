import { readDom } from '../markup/index.ts';
import { sightOf } from './sight.ts';

const MOST = 60;

/** Rows of the page's infoboxes (MediaWiki tables, Fandom's portable ones), as plain words on one line each. */
export function infoboxFacts(document: Document): { label: string; value: string }[] {
  const facts: { label: string; value: string }[] = [];
  const add = (label: Element | null, value: Element | null): void => {
    const fact = { label: label ? words(label).replace(/\s*:$/, '') : '', value: value ? words(value) : '' };
    if (fact.label && fact.value && facts.length < MOST) facts.push(fact);
  };
  for (const box of document.querySelectorAll('.portable-infobox')) {
    for (const row of box.querySelectorAll('.pi-data')) {
      add(row.querySelector('.pi-data-label'), row.querySelector('.pi-data-value'));
    }
    for (const table of box.querySelectorAll('.pi-horizontal-group')) {
      const values = table.querySelectorAll('td');
      for (const [at, label] of table.querySelectorAll('th').entries()) add(label, values[at] ?? null);
    }
  }
  for (const table of document.querySelectorAll('table.infobox, table.infobox_v2, table.taxobox')) {
    for (const row of table.querySelectorAll('tr')) {
      if (
        row.closest('table') !== table &&
        row.closest('table.infobox-subbox, table') !== row.parentElement?.parentElement
      )
        continue;
      const cells = [...row.children].filter((cell) => /^t[hd]$/.test(cell.localName));
      if (cells.length === 2 && (cells[0]?.localName === 'th' || cells[1]?.localName === 'td')) {
        add(cells[0] ?? null, cells[1] ?? null);
      }
    }
  }
  return facts;
}

/** One line; the two signs that would end a sidebar row early are weakened. */
function words(element: Element): string {
  const apart = (part: Element): boolean =>
    part.matches('sup.reference, .mw-editsection, style, .noprint, .plainlinks');
  const read = readDom(element, {
    base: element.baseURI,
    sight: (part) => (part !== element && apart(part) ? 'gone' : sightOf(part)),
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
