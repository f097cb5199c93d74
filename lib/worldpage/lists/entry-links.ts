const ARTICLE = /^\/w\/[^/]+\/a\/[^/]+\/?$/;

/** Where links are navigation or part of a text rather than list entries. */
const ELSEWHERE = 'nav, header, footer, p, blockquote, .breadcrumbs, .user-css-vignette, [contenteditable]';

const isEntry = (link: HTMLAnchorElement): boolean =>
  (link.dataset.articleId !== undefined || ARTICLE.test(link.pathname)) && !link.closest(ELSEWHERE);

/** The links that are entries of the page's lists. Of several links to one article, the one with the longest text. */
export function entryLinks(root: ParentNode): HTMLAnchorElement[] {
  const byAddress = new Map<string, HTMLAnchorElement>();
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!isEntry(link)) continue;
    const address = link.dataset.articleId ?? link.pathname;
    const known = byAddress.get(address);
    const length = link.textContent.trim().length;
    if (!known || known.textContent.trim().length < length) byAddress.set(address, link);
  }
  return [...byAddress.values()].filter((link) => link.textContent.trim() !== '');
}
