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

/** The mark of raised or lowered text. `onScreen`: ruby's fallback brackets aren't rendered. */
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

const LINE_NUMBER =
  /(?:^|[\s_-])(?:ln|lnum|lineno|linenos|line-?numbers?|linenumber|gutter|blob-num|hljs-ln-numbers)(?:$|[\s_-])/i;
const COPY = /(?:^|[\s_-])(?:copy|clipboard|copybutton|btn-copy)(?:$|[\s_-])/i;
const ANCHOR = /anchor|header-?link|hash-?link|heading-?link|permalink|section-?link/i;
/** What links to a heading show instead of words. */
const SIGN = /^(?:[\s#¶§🔗⚓\u2190-\u21ff\u200b\u200c\u2060\ufeff]|[\u200d\ufe0e\ufe0f])*$/u;
const HEADING = 'h1, h2, h3, h4, h5, h6, [role=heading]';

/** Buttons and line numbers of a block of code. They aren't code. */
export function isCodeControl(element: Element, name: string): boolean {
  if (name === 'button' || name === 'clipboard-copy') return true;
  const names = element.getAttribute('class');
  if (!names) return element.getAttribute('role') === 'button';
  return COPY.test(names) || (LINE_NUMBER.test(names) && /^[\d\s]*$/.test(element.textContent ?? ''));
}

/** Whether a button copies the code beside it. */
export function isCopyButton(button: Element): boolean {
  const around = button.parentElement;
  if (!around || around.childElementCount > 4) return false;
  return [...around.children].some((child) => child.localName === 'pre');
}

/** Whether a link is a sign beside a heading that leads to the heading itself. */
export function isHeadingAnchor(link: Element): boolean {
  const address = link.getAttribute('href') ?? '';
  if (!address.includes('#') || !SIGN.test(link.textContent ?? '')) return false;
  return link.closest(HEADING) !== null || ANCHOR.test(link.getAttribute('class') ?? '');
}

/** Whether a heading links to itself. */
export function isOwnAnchor(link: Element): boolean {
  const address = link.getAttribute('href') ?? '';
  if (address.length < 2 || !address.startsWith('#')) return false;
  return link.closest(HEADING)?.closest('[id]')?.id === address.slice(1);
}

const BACK = /backlink|footnote-?back|back-?ref|reversefootnote/i;

/** Whether an element leads from a footnote back to the text. Headings may lead back to a list of contents. */
export function isBackLink(element: Element, name: string): boolean {
  const isNamed =
    BACK.test(element.getAttribute('class') ?? '') || element.getAttribute('role') === 'doc-backlink';
  if (name !== 'a')
    return isNamed && element.querySelector('a[href^="#"]') !== null && !element.closest(HEADING);
  if (!element.getAttribute('href')?.startsWith('#')) return false;
  const text = (element.textContent ?? '').trim();
  if (text === '') return false;
  return (text === '^' || SIGN.test(text) || (isNamed && text.length < 20)) && !element.closest(HEADING);
}

/** Fonts that draw a word as a picture. */
const ICON_FONT = /(?:^|\s)material-(?:icons|symbols)/;

/** Whether an element's words are the name of an icon. */
export const isIconName = (element: Element): boolean => ICON_FONT.test(element.getAttribute('class') ?? '');

const SPOILER =
  /(?:^|\s)(?!(?:tag|category|post|has|no)-)(?:[\w-]*[-_])?(?:inline-?)?spoilers?(?:[-_]?(?:te?xt|content|body|inner|blurred|blur|hidden))?(?:$|\s)|InlineSpoiler|Spoiler[-_]contents?/;
const SPOILER_NAMES = new Set(['spoiler-span', 'spoiler-text', 'shreddit-spoiler', 'tg-spoiler']);

/** Whether an element covers its text until the reader asks for it. */
export function isSpoiler(element: Element, name: string): boolean {
  const names = element.getAttribute('class');
  if ((names?.includes('poiler') && SPOILER.test(names)) || SPOILER_NAMES.has(name)) return true;
  if (name !== 'span' || !element.getAttribute('style')?.includes('background')) return false;
  const { color, backgroundColor } = getComputedStyle(element);
  return color === backgroundColor;
}

/** Whether a table shows code beside the numbers of its lines. */
export function isCodeTable(table: Element): boolean {
  const [number, code, ...others] = table.querySelector('tr')?.children ?? [];
  if (!number || !code || others.length > 0) return false;
  const names = `${number.getAttribute('class')} ${number.firstElementChild?.getAttribute('class')}`;
  return LINE_NUMBER.test(names) && /^[\d\s]*$/.test(number.textContent ?? '');
}
