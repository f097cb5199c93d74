import { traitsOf } from './elements.ts';

/** The words of the button that unfolds something: as shown, or what its picture is called. */
export function summaryWords(summary: Element, visibility?: (element: Element) => string): string {
  return oneLine(shownWords(summary, visibility)) || pictureWords(summary) || 'Details';
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim();

function shownWords(element: Element, visibility?: (element: Element) => string): string {
  const walker = element.ownerDocument.createTreeWalker(element, 5);
  let words = '';
  let node = walker.nextNode();
  while (node) {
    const inside = node instanceof Element ? node : null;
    const unread = inside && (traitsOf(inside.localName).silent || visibility?.(inside) === 'gone');
    words += inside ? '' : (node.nodeValue ?? '');
    node = unread ? walker.nextSibling() : walker.nextNode();
    while (unread && !node && walker.parentNode()) node = walker.nextSibling();
  }
  return words;
}

function pictureWords(summary: Element): string {
  const isNamed = summary.matches('[aria-label], [title]');
  const named = isNamed ? summary : summary.querySelector('[aria-label], [title], [alt]');
  const words =
    named?.getAttribute('aria-label') ||
    named?.getAttribute('title') ||
    named?.getAttribute('alt') ||
    summary.querySelector('svg > title')?.textContent;
  return oneLine(words ?? '');
}
