/** For each element of presentation maths, the marks of its second and third part. */
const PARTS: Record<string, readonly string[]> = {
  msup: ['sup'],
  mover: ['sup'],
  msub: ['sub'],
  munder: ['sub'],
  msubsup: ['sub', 'sup'],
  munderover: ['sub', 'sup'],
};

function place(element: Element): number {
  let at = 0;
  for (let before = element.previousElementSibling; before && at < 4; before = before.previousElementSibling)
    at++;
  return at;
}

function partsOf(element: Element): readonly string[] {
  const around = element.parentElement?.localName ?? '';
  return Object.hasOwn(PARTS, around) ? (PARTS[around] ?? []) : [];
}

/**
 * Raised and lowered parts: exponents and indices of maths, and readings over characters (ruby). `onScreen`: the
 * brackets that pages keep for browsers without ruby are not seen, so they set nothing apart.
 */
export function raisedMark(element: Element, name: string, onScreen: boolean): string | undefined {
  if (name === 'rt')
    return !onScreen && element.previousElementSibling?.localName === 'rp' ? undefined : 'sup';
  if (name === 'mjx-script') return drawnMark(element);
  if (element.namespaceURI !== MATHS) return undefined;
  const part = partsOf(element)[place(element) - 1];
  return name === 'mo' ? undefined : part;
}

/** The script of a formula that MathJax draws; one with two holds the exponent alone here. */
function drawnMark(script: Element): string | undefined {
  return /^mjx-(?:msub|munder)$/.test(script.parentElement?.localName ?? '') ? 'sub' : 'sup';
}

/** What has to be said before an element that maths shows by drawing alone: the bar of a fraction, a root. */
export function leadIn(element: Element, name: string): string {
  if (name === 'mjx-msqrt') return '√';
  if (name === 'mjx-den') return '/';
  if (element.namespaceURI !== MATHS) return '';
  if (name === 'msqrt') return '√';
  return element.parentElement?.localName === 'mfrac' && place(element) === 1 ? '/' : '';
}

/** True for the drawn copy of a formula that stands in the page a second time, for readers, as MathML. */
export function isDoubled(element: Element, name: string): boolean {
  if (name === 'span') {
    const names = element.getAttribute('class');
    return (
      names?.includes('katex-html') === true && element.previousElementSibling?.className === 'katex-mathml'
    );
  }
  if (name === 'mjx-math') return element.nextElementSibling?.localName === 'mjx-assistive-mml';
  return name === 'nobr' && element.nextElementSibling?.getAttribute('class') === 'MJX_Assistive_MathML';
}

/** The character that MathJax draws by a style sheet alone: its code is in the class. */
export function glyphOf(element: Element, name: string): string {
  if (name !== 'mjx-c') return '';
  const code = /(?:^|\s)mjx-c([\dA-F]{1,6})(?:\s|$)/.exec(element.getAttribute('class') ?? '')?.[1];
  const point = code === undefined ? 0 : Number.parseInt(code, 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).normalize('NFKC') : '';
}

const MATHS = 'http://www.w3.org/1998/Math/MathML';
