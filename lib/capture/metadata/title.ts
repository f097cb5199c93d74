import { shownParent } from '../../markup/index.ts';

const LONGEST_TITLE = 256;
/** Maximum characters of a title taken from a post's first words. */
export const FIRST_WORDS = 80;
const NOT_TITLE = '.mw-editsection, [aria-hidden=true], button, .headerlink, .anchor, script, style, svg';
/** Also what a forum puts before a title. */
const LABEL = `${NOT_TITLE}, .label, .label-append`;
const ASIDE = 'nav, aside, footer, dialog, [role=dialog], [role=navigation], [role=complementary]';

/** Shortens a title at a word boundary to `longest` characters (default 256) and collapses whitespace. */
export function cutTitle(text: string, longest = LONGEST_TITLE): string {
  const title = text.replace(/[\s\u00ad\u200b\ufeff]+/g, ' ').trim();
  if (title.length <= longest) return title;
  const cut = title.slice(0, longest - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > longest / 2 ? space : cut.length).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** A heading's text without the buttons, labels and boxes that pages put in it. */
export function headingText(heading: Element): string {
  const isBox = (part: Element): boolean => /-|^(?:div|ul|form)$/.test(part.localName);
  for (const extra of [LABEL, NOT_TITLE]) {
    const copy = heading.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    separateLines(heading, copy);
    for (const part of copy.querySelectorAll('*'))
      if (part.matches(extra) || (extra === LABEL && isBox(part))) part.remove();
    const text = cutTitle(copy.textContent ?? '');
    if (text) return text;
  }
  return cutTitle(heading.textContent ?? '');
}

/** Puts spaces into the copy of a heading where the page shows the original on several lines. */
function separateLines(heading: Element, copy: Element): void {
  const parts = [...copy.querySelectorAll('*')];
  for (const [at, part] of [...heading.querySelectorAll('*')].entries())
    if (part.localName === 'br' || !/^(?:inline|contents|none|ruby)/.test(getComputedStyle(part).display)) {
      parts[at]?.before(' ');
      parts[at]?.after(' ');
    }
}

/** The text of the nearest visible heading above or around a node. Empty if there is none. */
export function headingAbove(place: Node): string {
  for (let tree: Node | null = place; tree; tree = hostOf(tree)) {
    const root = tree.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return '';
    const from = tree instanceof Element ? tree : tree.parentElement;
    const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')];
    for (const heading of headings.reverse()) {
      const before = (heading.compareDocumentPosition(tree) & (4 | 16)) !== 0;
      if (!before || !heading.checkVisibility()) continue;
      const aside = heading.closest(ASIDE);
      if (aside && !(from && aside.contains(from))) continue;
      const text = headingText(heading);
      if (text) return text;
    }
  }
  return '';
}

function hostOf(node: Node): Node | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? (shownParent(root) ?? root.host) : null;
}
