import type { Visibility } from '../markup/index.ts';

const MATHS = 'http://www.w3.org/1998/Math/MathML';
/** Pixels beyond the page's edge from where on nothing is meant to be seen. */
const FAR = -900;

/** How an element of the live page is seen, by the browser's own word: styles, folded parts and all. */
export function visibilityOf(element: Element): Visibility {
  return styledSight(element, null);
}

/** Marks and parts of tables: nobody puts these off the screen without a class, an id or a style of their own. */
const PLAIN = new Set(['b', 'code', 'em', 'i', 'strong', 'sub', 'sup', 'tbody', 'td', 'th', 'tr', 'u']);
const VISIBLE = { visibilityProperty: true };

function styledSight(
  element: Element,
  refine: ((style: CSSStyleDeclaration) => Visibility) | null,
): Visibility {
  if (element.checkVisibility(VISIBLE)) {
    // Reading a style costs more than all else here.
    if (!refine && !element.hasAttributes() && PLAIN.has(element.localName)) return 'shown';
    const style = getComputedStyle(element);
    const { position } = style;
    if ((position === 'absolute' || position === 'fixed') && isOutOfSight(element, style)) return 'gone';
    return refine ? refine(style) : 'shown';
  }
  const { display, visibility } = getComputedStyle(element);
  if (display === 'contents') return visibility === 'visible' ? 'shown' : 'veiled';
  return element.checkVisibility() ? 'veiled' : 'gone';
}

/** Words for screen readers alone: cut to nothing, or put where no scrolling leads. */
function isOutOfSight(element: Element, style: CSSStyleDeclaration): boolean {
  const { left, top, right, width, height } = element.getBoundingClientRect();
  const isClipped =
    /^rect\((?:0px|1px),? (?:0px|1px),? (?:0px|1px),? (?:0px|1px)\)$/.test(style.clip) ||
    /^inset\((?:50|100)%/.test(style.clipPath) ||
    (width <= 1 && height <= 1 && style.overflow !== 'visible');
  const isAway =
    (Number.parseFloat(style.left) < FAR && right + scrollX <= 0) ||
    (Number.parseFloat(style.top) < FAR && top + height + scrollY <= 0) ||
    (Number.parseFloat(style.right) < FAR && left + scrollX >= document.documentElement.scrollWidth);
  return (isClipped || isAway) && !isFormula(element);
}

/** A formula stands behind its drawing for readers; beside a picture of it, the picture has its words. */
function isFormula(element: Element): boolean {
  return (
    (element.namespaceURI === MATHS || element.querySelector('math') !== null) &&
    element.nextElementSibling?.localName !== 'img'
  );
}

/** As `sightOf`, and parts that a reader cannot select are not part of a selection. */
export function selectableVisibility(element: Element): Visibility {
  return styledSight(element, (style) => {
    const select = style.userSelect || style.getPropertyValue('-webkit-user-select');
    const isKept =
      select !== 'none' || element.namespaceURI === MATHS || element.localName === 'mjx-assistive-mml';
    return isKept ? 'shown' : 'veiled';
  });
}

/** As `sightOf`, but what a reader could unfold with a click is read as well. */
export function foldedVisibility(element: Element): Visibility {
  const visibility = visibilityOf(element);
  if (visibility !== 'gone') return visibility;
  const folded = element.closest('details:not([open])');
  if (!folded || folded === element || getComputedStyle(element).display === 'none') return visibility;
  return visibilityOf(folded);
}

/** As `foldedSight`, and parts that match `tabs` count as shown, though the page shows one of them at a time. */
export function unfoldedVisibility(tabs: string): (element: Element) => Visibility {
  return (element) => {
    const visibility = foldedVisibility(element);
    const tab = visibility === 'gone' ? element.closest(tabs) : null;
    if (!tab) return visibility;
    return element === tab || getComputedStyle(element).display !== 'none' ? 'shown' : 'gone';
  };
}

/** The sight of a page less what its source leaves out. `parts`: read in any case. */
export function visibilityWithout(
  left: string,
  visibility: (element: Element) => Visibility,
  parts: readonly Element[] = [],
): (element: Element) => Visibility {
  if (left === '') return visibility;
  return (element) => (element.matches(left) && !parts.includes(element) ? 'gone' : visibility(element));
}
