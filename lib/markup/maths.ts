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
  if (element.namespaceURI !== MATHS) return undefined;
  const part = partsOf(element)[place(element) - 1];
  return name === 'mo' ? undefined : part;
}

/** What has to be said before an element that maths shows by drawing alone: the bar of a fraction, a root. */
export function leadIn(element: Element, name: string): string {
  if (element.namespaceURI !== MATHS) return '';
  if (name === 'msqrt') return '√';
  return element.parentElement?.localName === 'mfrac' && place(element) === 1 ? '/' : '';
}

/** True for the drawn copy of a formula that stands in the page a second time, for readers, as MathML. */
export function isDoubled(element: Element): boolean {
  const names = element.getAttribute('class');
  return (
    names?.includes('katex-html') === true && element.previousElementSibling?.className === 'katex-mathml'
  );
}

const MATHS = 'http://www.w3.org/1998/Math/MathML';
