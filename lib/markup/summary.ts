import { traitsOf } from './elements.ts';
import type { FromDomOptions } from './options.ts';

/** The label of a disclosure button: its visible text, or the name of its icon. */
export const summaryText = (summary: Element, options: FromDomOptions): string =>
  visibleLine(summary, options) || iconText(summary) || 'Details';

/** The visible text of an element, as one line. */
export function visibleLine(element: Element, { visibility, live }: FromDomOptions): string {
  const isGone = (part: Element): boolean => traitsOf(part.localName).silent || visibility?.(part) === 'gone';
  const isApart = (node: Node | null): boolean =>
    node instanceof Element && live !== undefined && !/^(?:inline|box)$/.test(live.edge(node));
  return oneLine(visibleText(element, isGone, isApart));
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `isApart`: whether an element is set apart from the text around it. */
function visibleText(
  element: Element,
  isGone: (element: Element) => boolean,
  isApart: (node: Node | null) => boolean,
): string {
  const walker = element.ownerDocument.createTreeWalker(element, 5);
  let text = '';
  let node = walker.nextNode();
  while (node) {
    if (isApart(node) || isApart(node.previousSibling)) text += ' ';
    const isUnread = node instanceof Element && isGone(node);
    text += node instanceof Element ? '' : (node.nodeValue ?? '');
    node = isUnread ? walker.nextSibling() : walker.nextNode();
    while (isUnread && !node && walker.parentNode()) node = walker.nextSibling();
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
