import type { ElementStyle } from '../markup/index.ts';

/**
 * Minimum characters of an element that may fade in on scroll. Shorter transparent text in normal flow counts as
 * hidden.
 */
const LONG = 200;
const INLINE = /^(?:span|font|b|i|u|s|strong|em|small|a|mark|code|cite|dfn|var|ins|del|sub|sup)$/;

/** Reads the computed style of an element's own text. */
export function styleOf(element: Element): ElementStyle {
  const style = getComputedStyle(element);
  const { underline, strike } = linesOf(element, style);
  const raised = INLINE.test(element.localName) ? style.verticalAlign : '';
  return {
    bold: Number(style.fontWeight) >= 600,
    italic: /^(?:italic|oblique)/.test(style.fontStyle),
    underline: underline && element.closest('a') === null,
    strike,
    raised: raised === 'super' ? 'sup' : raised === 'sub' ? 'sub' : null,
    color: isColored(element) ? strongColor(style.color) : null,
    unseen: style.fontSize === '0px' || isTransparent(element),
  };
}

/**
 * Text decorations aren't inherited as computed style, so this also checks the styled inline ancestors that draw
 * them.
 */
function linesOf(element: Element, own: CSSStyleDeclaration): { underline: boolean; strike: boolean } {
  let underline = false;
  let strike = false;
  let style = own;
  for (let at = element; ; style = getComputedStyle(at)) {
    const line = style.textDecorationLine;
    if (line !== 'none') {
      underline ||= line.includes('underline') && style.textDecorationStyle === 'solid';
      strike ||= line.includes('line-through');
    }
    const parent = at.parentElement;
    if (!parent || !/^(?:span|font)$/.test(parent.localName) || !isStyled(parent))
      return { underline, strike };
    at = parent;
  }
}

const isStyled = (element: Element): boolean =>
  element.hasAttribute('class') || element.hasAttribute('style');

/** Whether this text has its own color, not just the page's default. */
function isColored(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const name = at.localName;
    if (name === 'font' && at.hasAttribute('color')) return true;
    if (/(?:^|;)\s*color\s*:/i.test(at.getAttribute('style') ?? '')) return true;
    if ((name === 'span' || name === 'font') && at.hasAttribute('class')) return true;
    if (!INLINE.test(name)) return false;
  }
  return false;
}

/** The color as `#rrggbb`, or null for grays and for colors close to gray. */
function strongColor(color: string): string | null {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1).map(Number);
  if (!parts || Math.max(...parts) - Math.min(...parts) < 64) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether the element is invisible because of its opacity and isn't about to fade in. */
function isTransparent(element: Element): boolean {
  if (element.checkVisibility({ opacityProperty: true })) return false;
  let at: Element | null = element;
  while (at && getComputedStyle(at).opacity !== '0') at = at.parentElement;
  if (!at || !element.checkVisibility()) return false;
  const { position, transitionDuration, animationName } = getComputedStyle(at);
  if (position === 'absolute' || position === 'fixed') return true;
  const fadesIn = animationName !== 'none' || /[1-9]/.test(transitionDuration);
  return !fadesIn && (at.textContent ?? '').trim().length < LONG;
}
