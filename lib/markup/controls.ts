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

const SPOILER =
  /(?:^|\s)(?:[\w-]*[-_])?(?:inline-?)?spoilers?(?:-?(?:text|content|blurred|blur|hidden))?(?:$|\s)|InlineSpoiler|Spoiler-content/;
const SPOILER_NAMES = new Set(['spoiler-span', 'spoiler-text', 'shreddit-spoiler', 'tg-spoiler']);

/** Whether an element covers its text until the reader asks for it. */
export function isSpoiler(element: Element, name: string): boolean {
  const names = element.getAttribute('class');
  return (names?.includes('poiler') === true && SPOILER.test(names)) || SPOILER_NAMES.has(name);
}
