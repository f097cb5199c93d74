import type { Visibility } from '../markup/index.ts';

const MATHS = 'http://www.w3.org/1998/Math/MathML';
/** An element this many pixels outside the page is meant to be hidden. */
const FAR = -900;
const FULL = { offsetWidth: 2, offsetHeight: 2 };

/** Whether and how an element is visible, by its computed style and layout. */
export function visibilityOf(element: Element): Visibility {
  return visibilityByStyle(element, null);
}

/** Formatting and table elements. Without attributes, they are never positioned off screen. */
const PLAIN = new Set(['b', 'code', 'em', 'i', 'strong', 'sub', 'sup', 'tbody', 'td', 'th', 'tr', 'u']);
const VISIBLE = { visibilityProperty: true };

function visibilityByStyle(
  element: Element,
  refine: ((style: CSSStyleDeclaration) => Visibility) | null,
): Visibility {
  if (element.checkVisibility(VISIBLE)) {
    // `getComputedStyle` dominates the cost of this function, so skip it where possible.
    if (!refine && !element.hasAttributes() && PLAIN.has(element.localName)) return 'shown';
    const style = getComputedStyle(element);
    const { position } = style;
    const mayBeAway = position === 'absolute' || position === 'fixed' || style.clipPath !== 'none';
    if (mayBeAway && isOutOfSight(element, style)) return 'gone';
    if (isCollapsed(element, style)) return 'gone';
    return refine ? refine(style) : 'shown';
  }
  const { display, visibility } = getComputedStyle(element);
  if (display === 'contents') return visibility === 'visible' ? 'shown' : 'invisible';
  return element.checkVisibility() ? 'invisible' : 'gone';
}

/** Whether an inline box has no room for its text, or pushes it far away. */
function isCollapsed(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.display !== 'inline-block') return false;
  if (Number.parseFloat(style.textIndent) < FAR) return true;
  const { offsetWidth: width, offsetHeight: height } = element instanceof HTMLElement ? element : FULL;
  return width <= 1 && height <= 1 && style.overflow !== 'visible';
}

/** Whether text is only for screen readers: clipped to nothing or positioned off screen. */
function isOutOfSight(element: Element, style: CSSStyleDeclaration): boolean {
  const { left: hiddenSelector, top, right, width, height } = element.getBoundingClientRect();
  const isClipped =
    /^rect\((?:0px|1px),? (?:0px|1px),? (?:0px|1px),? (?:0px|1px)\)$/.test(style.clip) ||
    /^inset\((?:50|100)%/.test(style.clipPath) ||
    (width <= 1 && height <= 1 && style.overflow !== 'visible');
  const isAway =
    (Number.parseFloat(style.left) < FAR && right + scrollX <= 0) ||
    (Number.parseFloat(style.top) < FAR && top + height + scrollY <= 0) ||
    (Number.parseFloat(style.right) < FAR &&
      hiddenSelector + scrollX >= document.documentElement.scrollWidth);
  return (isClipped || isAway) && !isFormula(element);
}

/** MathML is hidden behind its rendering, so it is kept, unless an image with alt text follows it. */
function isFormula(element: Element): boolean {
  return (
    (element.namespaceURI === MATHS || element.querySelector('math') !== null) &&
    element.nextElementSibling?.localName !== 'img'
  );
}

/** Like `visibilityOf`, but `user-select: none` is invisible. For one reading of a page: it remembers. */
export function selectableVisibility(): (element: Element) => Visibility {
  const known = new Map<Element, boolean>();
  const isSelectable = (
    element: Element,
    style: CSSStyleDeclaration = getComputedStyle(element),
  ): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const select = style.userSelect || style.getPropertyValue('-webkit-user-select');
    // Chromium passes the value on to what is inside; Firefox says `auto` there.
    const parent = select === 'auto' ? element.parentElement : null;
    const isKept = parent ? isSelectable(parent) : select !== 'none';
    known.set(element, isKept);
    return isKept;
  };
  return (element) =>
    visibilityByStyle(element, (style) => {
      const isFormula = element.namespaceURI === MATHS || element.localName === 'mjx-assistive-mml';
      return isFormula || isSelectable(element, style) ? 'shown' : 'invisible';
    });
}

const REST =
  'span:is([class~=more], [id=more], [class*=more-text i], [class*=moretext i], [class*=more-content i], [class*=morecontent i], [class*=full-text i], [class*=text_exposed_show])';
const DOTS = /^\s*(?:…|\.\.\.)\s*$/;

/** Whether an element is the rest of a paragraph that "Read more" shows. */
function isRest(element: Element | null): boolean {
  if (!element?.matches(REST) || element.querySelector('a, button, li') || !element.parentElement)
    return false;
  return getComputedStyle(element).display === 'none' && visibilityOf(element.parentElement) === 'shown';
}

/** Whether an element is the "…" that stands for such a rest, or the button that shows it. */
function isRestSign(element: Element): boolean {
  if (element.localName !== 'span') return isRest(element.previousElementSibling);
  const { firstChild } = element;
  return firstChild instanceof Text && DOTS.test(firstChild.data) && isRest(element.nextElementSibling);
}

/** Like `visibilityOf`, but folded parts are visible: closed `<details>`, and what a button unfolds. */
export function foldedVisibility(element: Element): Visibility {
  const visibility = visibilityOf(element);
  if (visibility !== 'gone')
    return /^(?:a|button|span)$/.test(element.localName) && isRestSign(element) ? 'gone' : visibility;
  if (isRest(element.closest(REST))) return 'shown';
  const folded = foldedAround(element);
  if (!folded || (folded !== element && getComputedStyle(element).display === 'none')) return visibility;
  const shown = folded.localName === 'details' ? folded : folded.parentElement;
  return shown ? visibilityOf(shown) : visibility;
}

function foldedAround(element: Element): Element | null {
  const details = element.closest('details:not([open])');
  if (details && details !== element) return details;
  for (let part: Element | null = element; part && !part.checkVisibility(); part = part.parentElement) {
    if (part.id !== '') {
      const id = CSS.escape(part.id);
      const control = part.ownerDocument.querySelector(`[aria-expanded=false][aria-controls~="${id}"]`);
      if (control) return unfolds(control) ? part : null;
    }
    if (isFolded(part)) return part;
  }
  return element.closest('[hidden=until-found]');
}

const FOLDED = /spoiler|collaps|accordion|toggle|unfold|expand/i;
const SWITCH =
  'button, [role=button], input[type=button], a[href^="javascript:"], a[href="#"], [onclick], [data-toggle]';

/** Whether an element that isn't drawn is a part of the text, and what stands before it shows it. */
function isFolded(part: Element): boolean {
  const before = part.previousElementSibling ?? part.parentElement?.previousElementSibling;
  if (!before || !FOLDED.test(`${part.getAttribute('class')} ${before.getAttribute('class')}`)) return false;
  const isSwitch = before.matches(SWITCH) || before.querySelector(SWITCH) !== null;
  if (!isSwitch && !FOLDED.test(before.getAttribute('class') ?? '')) return false;
  return getComputedStyle(part).display === 'none' && isText(part, before);
}

/** Whether a part that a button folds is text, rather than a menu or a form. */
function isText(part: Element, button: Element): boolean {
  if (button.closest('nav, header, footer, form')) return false;
  const linked = [...part.querySelectorAll('a')].reduce((all, link) => all + lengthOf(link), 0);
  return linked <= 0.3 * lengthOf(part) && !part.querySelector('input, textarea, [role^=menuitem]');
}

const lengthOf = ({ textContent }: Element): number => (textContent ?? '').trim().length;

/** Whether a button is the heading of a part of the text that it folds, or the part is long. */
export function unfolds(button: Element): boolean {
  const { nextElementSibling: next } = button;
  if (next && !/spoiler/i.test(next.className) && !next.checkVisibility() && isFolded(next)) return true;
  const id = button.getAttribute('aria-expanded') === null ? null : button.getAttribute('aria-controls');
  const part = id ? button.ownerDocument.getElementById(id) : null;
  if (!part || !isText(part, button)) return false;
  return button.closest(HEADING) !== null || button.querySelector(HEADING) !== null || lengthOf(part) > 150;
}

const HEADING = 'h1, h2, h3, h4, h5, h6, [role=heading]';

/** Like `foldedVisibility`, but counts all tab panels that match `tabs` as visible. */
export function unfoldedVisibility(tabs: string): (element: Element) => Visibility {
  return (element) => {
    const visibility = foldedVisibility(element);
    const tab = visibility === 'gone' ? element.closest(tabs) : null;
    if (!tab) return visibility;
    return element === tab || getComputedStyle(element).display !== 'none' ? 'shown' : 'gone';
  };
}

/** Hides what matches `hiddenSelector`, except the elements in `parts`. */
export function visibilityWithout(
  hiddenSelector: string,
  visibility: (element: Element) => Visibility,
  parts: readonly Element[] = [],
): (element: Element) => Visibility {
  if (hiddenSelector === '') return visibility;
  return (element) =>
    element.matches(hiddenSelector) && !parts.includes(element) ? 'gone' : visibility(element);
}
