import type { Sight } from '../markup/index.ts';

/** How an element of the live page is seen, by the browser's own word: styles, folded parts and all. */
export function sightOf(element: Element): Sight {
  if (element.checkVisibility({ visibilityProperty: true })) return 'shown';
  const { display, visibility } = getComputedStyle(element);
  if (display === 'contents') return visibility === 'visible' ? 'shown' : 'veiled';
  return element.checkVisibility() ? 'veiled' : 'gone';
}

/** As `sightOf`, and parts that a reader cannot select are not part of a selection. */
export function selectableSight(element: Element): Sight {
  const sight = sightOf(element);
  if (sight !== 'shown') return sight;
  const style = getComputedStyle(element);
  const select = style.userSelect || style.getPropertyValue('-webkit-user-select');
  return select === 'none' ? 'veiled' : 'shown';
}

/** As `sightOf`, but what a reader could unfold with a click is read as well. */
export function foldedSight(element: Element): Sight {
  const sight = sightOf(element);
  if (sight !== 'gone') return sight;
  const folded = element.closest('details:not([open])');
  if (!folded || folded === element || getComputedStyle(element).display === 'none') return sight;
  return sightOf(folded);
}

/** Whether line ends in the source are line ends on the screen. */
export function keepsLines(element: Element): boolean {
  return /^(?:pre|break-spaces)/.test(getComputedStyle(element).whiteSpace);
}
