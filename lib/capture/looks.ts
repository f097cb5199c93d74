/** Elements asked at most: each answer may cost a style. */
const MOST = 5_000;

interface Look {
  bold: boolean;
  slanted: boolean;
}

/**
 * Reads what a stylesheet makes of inline elements, as style declarations: word processors publish their marks as
 * classes (`.c4 { font-weight: 700 }`). Only what the parent has not; words in a bold paragraph are not marked one by one.
 */
export function shownLooks(): (element: Element) => string {
  let asked = 0;
  let lastParent: Element | null = null;
  let around: Look = { bold: false, slanted: false };
  return (element) => {
    const parent = element.parentElement;
    if (!parent || ++asked > MOST) return '';
    const style = getComputedStyle(element);
    const own = lookOf(style);
    if (parent !== lastParent) around = lookOf(getComputedStyle(parent));
    lastParent = parent;
    let looks = '';
    if (own.bold !== around.bold) looks += `font-weight:${own.bold ? 700 : 400};`;
    if (own.slanted !== around.slanted) {
      looks += `font-style:${own.slanted ? 'italic' : 'normal'};`;
    }
    const line = style.textDecorationLine;
    if (line !== 'none' && !element.closest('a')) looks += `text-decoration:${line};`;
    const raised = style.verticalAlign;
    if (raised === 'super' || raised === 'sub') looks += `font-size:smaller;vertical-align:${raised};`;
    return looks;
  };
}

function lookOf(style: CSSStyleDeclaration): Look {
  return { bold: Number(style.fontWeight) >= 600, slanted: /^(?:italic|oblique)/.test(style.fontStyle) };
}
