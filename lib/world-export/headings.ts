const REMARK = /\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/;

/**
 * The article's title. On the page, `__` may stand before it and a bracketed remark after it, but both may also be part
 * of the title: only the link in the World Codex (`linked`) can tell. Without one, `__` goes and brackets stay. Pure.
 */
export function titleOf(heading: string, linked: string | null): { title: string; differs: boolean } {
  const bare = heading.replace(/^__\s*/, '');
  const readings = [heading, bare, heading.replace(REMARK, ''), bare.replace(REMARK, '')];
  if (linked !== null && readings.includes(linked)) return { title: linked, differs: false };
  // A link without text may only be a symbol.
  if (linked === null || linked === '') return { title: bare === '' ? heading : bare, differs: false };
  return heading === ''
    ? { title: linked, differs: false }
    : { title: bare === '' ? heading : bare, differs: true };
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const LEFT = 'article-content-left';
export const COLUMNS = `.${LEFT}, .article-content-right`;
const HEADING = 'm-b-0';

/** Whether a part of another article opens: a second heading or main column. `above`: null in one left out. */
export function isOfAnother(root: Element, above: Element | null, name: string, classes = ''): boolean {
  const names = classes.split(/\s+/);
  if (names.includes(LEFT)) return root.querySelector(`.${LEFT}`) !== null;
  if (name !== 'h1' || !names.includes(HEADING) || above?.closest(COLUMNS)) return false;
  return root.querySelector(`h1.${HEADING}, ${COLUMNS}`) !== null;
}

/** The heading above the article's columns, which was closed before them. One further down belongs to another article. */
export function titleElement(root: Element): Element | null {
  const found = [...root.querySelectorAll(`h1, ${COLUMNS}`)];
  const columns = found.findIndex((element) => element.matches(COLUMNS));
  const headings = (columns < 0 ? found : found.slice(0, columns)).filter(
    (heading) => !heading.querySelector(COLUMNS),
  );
  return headings.find((heading) => heading.classList.contains(HEADING)) ?? headings[0] ?? null;
}

/**
 * Removes what another article, whose own element is lost, has left in the columns of this one: its heading, and
 * everything after it. An author's own headings lack the class of an article's.
 * @param isTitle whether an article of the page has this title
 * @returns whether there was any
 */
export function removeOfAnother(root: Element, isTitle: (text: string) => boolean): boolean {
  const own = titleElement(root);
  const title = oneLine(own?.textContent ?? '');
  const found = [...root.querySelectorAll(`h1.${HEADING}`)].find((heading) => {
    const text = oneLine(heading.textContent);
    return heading !== own && text !== title && isTitle(text);
  });
  if (!found) return false;
  for (let last: Element | null = found; last && last !== root; last = last.parentElement)
    while (last.nextSibling) last.nextSibling.remove();
  found.remove();
  return true;
}
