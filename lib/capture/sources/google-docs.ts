import type { Shape } from '../../markup/index.ts';
import { firstText, type Source } from './source.ts';

const LIST = '[class*="lst-kix_"]';

/** Published Google Docs. Their nested lists are siblings with the level in the class name. */
export const googleDocs: Source = {
  marker: `${LIST}, #contents .doc-content`,
  noise: 'sup:has(> a[href^="#cmnt"]), div:has(> p > a[id^="cmnt"])',
  // The document's name goes into the draft's title.
  apart: '.doc-content > .title:first-of-type',
  shapes: {
    [LIST]: { kind: 'items' },
    [`${LIST} > li`]: item,
  },
  hasHeadings: true,
  work: (document) => {
    const content = document.querySelector('#contents .doc-content, #contents');
    return content && { parts: [content], title: firstText(document, '#header, .doc-content > .title') };
  },
};

function item(element: Element): Shape | null {
  const list = element.parentElement;
  const holder = list?.parentElement;
  if (!list || !holder) return null;
  const level = Number(/lst-kix_\w+-(\d)/.exec(list.className)?.[1] ?? 0);
  const first = Number.parseInt(list.getAttribute('start') ?? '1', 10) || 1;
  const number = list.localName === 'ol' ? first + [...list.children].indexOf(element) : null;
  return { kind: 'item', holder, level, number, lead: boxBefore(element) };
}

/** The check box of a list item, which Docs draws as generated content. Empty if there is none. */
function boxBefore(element: Element): string {
  const drawn = /[☐☑☒✓✔]/.exec(getComputedStyle(element, '::before').content)?.[0];
  if (drawn) return `${drawn === '☐' ? '☐' : '☑'} `;
  return '';
}
