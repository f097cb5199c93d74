/** For each MathML layout element, the marks of its second and third child. */
const PARTS: Record<string, readonly string[]> = {
  msup: ['sup'],
  mover: ['sup'],
  msub: ['sub'],
  munder: ['sub'],
  msubsup: ['sub', 'sup'],
  munderover: ['sub', 'sup'],
};

function childIndex(element: Element): number {
  let at = 0;
  for (let before = element.previousElementSibling; before && at < 4; before = before.previousElementSibling)
    at++;
  return at;
}

function partsOf(element: Element): readonly string[] {
  const holdsBoundary = element.parentElement?.localName ?? '';
  return Object.hasOwn(PARTS, holdsBoundary) ? (PARTS[holdsBoundary] ?? []) : [];
}

/**
 * The mark of raised or lowered text: exponents and indices in formulas, ruby annotations. `onScreen`: the fallback
 * brackets of ruby aren't rendered, so the annotation must be marked.
 */
export function raisedMark(element: Element, name: string, onScreen: boolean): string | undefined {
  if (name === 'rt')
    return !onScreen && element.previousElementSibling?.localName === 'rp' ? undefined : 'sup';
  if (name === 'mjx-script') return mathJaxMark(element);
  if (element.namespaceURI !== MATHS) return undefined;
  const part = partsOf(element)[childIndex(element) - 1];
  return name === 'mo' ? undefined : part;
}

/** The mark of a MathJax script element. In an element with both scripts, this is the exponent. */
function mathJaxMark(script: Element): string | undefined {
  return /^mjx-(?:msub|munder)$/.test(script.parentElement?.localName ?? '') ? 'sub' : 'sup';
}

/** Text for what a formula only draws: a fraction bar, a root sign. */
export function leadIn(element: Element, name: string): string {
  if (name === 'mjx-msqrt') return '√';
  if (name === 'mjx-den') return '/';
  if (element.namespaceURI !== MATHS) return '';
  if (name === 'msqrt') return '√';
  return element.parentElement?.localName === 'mfrac' && childIndex(element) === 1 ? '/' : '';
}

/** Whether the element is the visual copy of a formula that is also on the page as MathML. */
export function isVisualCopy(element: Element, name: string): boolean {
  if (name === 'span') {
    const names = element.getAttribute('class');
    return (
      names?.includes('katex-html') === true && element.previousElementSibling?.className === 'katex-mathml'
    );
  }
  if (name === 'mjx-math') return element.nextElementSibling?.localName === 'mjx-assistive-mml';
  return name === 'nobr' && element.nextElementSibling?.getAttribute('class') === 'MJX_Assistive_MathML';
}

/** The character of a MathJax glyph, whose code point is in its class name. */
export function glyphOf(element: Element, name: string): string {
  if (name !== 'mjx-c') return '';
  const code = /(?:^|\s)mjx-c([\dA-F]{1,6})(?:\s|$)/.exec(element.getAttribute('class') ?? '')?.[1];
  const point = code === undefined ? 0 : Number.parseInt(code, 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).normalize('NFKC') : '';
}

const MATHS = 'http://www.w3.org/1998/Math/MathML';
