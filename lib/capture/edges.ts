import { type Edge, shownParent } from '../markup/index.ts';

/** Blocks of one text. A line in them that has no space around it isn't a paragraph of its own. */
const ONE_TEXT = /^(?:p|li|dt|dd|td|th|h[1-6]|figcaption|caption|summary|legend|address|pre)$/;
/** Elements that flow with the text, so that the next one around them says what a line in them is. */
const INLINE = /^(?:a|abbr|b|bdi|bdo|cite|code|del|em|font|i|ins|label|mark|q|s|small|span|strong|time|u)$/;
const MATHS = 'http://www.w3.org/1998/Math/MathML';
const NO_LETTER = /[^\p{L}“„«"'‘]/u;

/** What CSS makes of an element's start and end, whatever its tag. */
export function edgeOf(element: Element): Edge {
  if (element.namespaceURI === MATHS && element.localName !== 'math') return 'inline';
  const style = getComputedStyle(element);
  const { display } = style;
  if (/^(?:inline|contents|none|ruby.*|math)$/.test(display)) return 'inline';
  if (display.startsWith('inline')) return 'box';
  if (display === 'table-cell') return 'cell';
  if (isDropCap(element, style)) return 'inline';
  if (/^(?:absolute|fixed)$/.test(style.position) || style.float !== 'none') return 'away';
  return rowAround(element) ?? 'block';
}

/** Whether a block is a paragraph of its own, rather than a line of the text around it. Margins are slow to ask for. */
export const isParagraph = (block: Element): boolean =>
  !isInOneText(block) || hasSpaceAround(getComputedStyle(block));

/** A large first letter, which CSS takes out of the line that it begins. */
const isDropCap = (element: Element, { float }: CSSStyleDeclaration): boolean => {
  const text = float === 'none' ? '' : (element.textContent ?? '').trim();
  return text !== '' && text.length <= 3 && !NO_LETTER.test(text);
};

/** Whether a text is the large first letter of the word that follows it: "T" before "he", and not "HP" before "12". */
function isFirstLetterOf({ nodeValue, parentElement }: Node, after: Node): boolean {
  if (!/^\s*["“„«'‘]?\p{L}$/u.test(nodeValue ?? '') || !/^\p{Ll}/u.test(after.nodeValue ?? '')) return false;
  return parentElement !== null && isDropCap(parentElement, getComputedStyle(parentElement));
}

/** The edge of an item in a row of a flex or grid container. Null if the element is none. */
function rowAround(element: Element): Edge | null {
  let around = shownParent(element);
  let style: CSSStyleDeclaration | null = null;
  while (around instanceof Element) {
    style = getComputedStyle(around);
    if (style.display !== 'contents') break;
    around = shownParent(around);
  }
  if (!style || !/flex|grid/.test(style.display)) return null;
  const isRow = style.display.includes('flex')
    ? !style.flexDirection.startsWith('column')
    : style.gridTemplateColumns.includes(' ');
  if (!isRow) return null;
  return style.display.startsWith('inline') ? 'cell' : 'line';
}

function hasSpaceAround({ marginTop, marginBottom, fontSize }: CSSStyleDeclaration): boolean {
  return Number.parseFloat(marginTop) + Number.parseFloat(marginBottom) >= 0.4 * Number.parseFloat(fontSize);
}

function isInOneText(element: Element): boolean {
  let around = element.parentElement;
  while (around && INLINE.test(around.localName)) around = around.parentElement;
  return around !== null && ONE_TEXT.test(around.localName);
}

const WORD = /[\p{L}\p{N}]/u;

/** Whether texts that touch are drawn apart, as padded chips are. `onLines`: also on different lines. */
export function isApart(before: Node, after: Node, onLines: boolean): boolean {
  if (isFirstLetterOf(before, after)) return false;
  const end = characterBox(before, -1);
  const start = characterBox(after, 1);
  if (!end || !start) return false;
  const isOneLine = end.top < start.bottom && start.top < end.bottom;
  if (!isOneLine) return onLines;
  return Math.max(start.left - end.right, end.left - start.right) > 0.2 * Math.min(end.height, start.height);
}

/** The box of the first letter or digit, or with -1 of the last one. Null if the text has another character there. */
function characterBox(node: Node, direction: 1 | -1): DOMRect | null {
  const data = node.nodeValue ?? '';
  const at = direction === 1 ? 0 : data.length - 1;
  if (!WORD.test(data.charAt(at))) return null;
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  const box = range.getBoundingClientRect();
  return box.height > 0 ? box : null;
}
