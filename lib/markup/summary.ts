import { traitsOf } from './elements.ts';

/** The label of a disclosure button: its visible text, or the name of its icon. */
export function summaryText(summary: Element, visibility?: (element: Element) => string): string {
  return oneLine(visibleText(summary, visibility)) || iconText(summary) || 'Details';
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function visibleText(element: Element, visibility?: (element: Element) => string): string {
  const walker = element.ownerDocument.createTreeWalker(element, 5);
  let text = '';
  let node = walker.nextNode();
  while (node) {
    const inside = node instanceof Element ? node : null;
    const unread = inside && (traitsOf(inside.localName).silent || visibility?.(inside) === 'gone');
    text += inside ? '' : (node.nodeValue ?? '');
    node = unread ? walker.nextSibling() : walker.nextNode();
    while (unread && !node && walker.parentNode()) node = walker.nextSibling();
  }
  return text;
}

function iconText(summary: Element): string {
  const isNamed = summary.matches('[aria-label], [title]');
  const named = isNamed ? summary : summary.querySelector('[aria-label], [title], [alt]');
  const text =
    named?.getAttribute('aria-label') ||
    named?.getAttribute('title') ||
    named?.getAttribute('alt') ||
    summary.querySelector('svg > title')?.textContent;
  return oneLine(text ?? '');
}
