const ARTICLE = /^\/w\/[^/]+\/a\/[^/]+\/?$/;

/** Where links are ways about, or words of a text, and no entries of a list. */
const ELSEWHERE = 'nav, header, footer, p, blockquote, .breadcrumbs, .user-css-vignette, [contenteditable]';

const isEntry = (link: HTMLAnchorElement): boolean =>
  (link.dataset.articleId !== undefined || ARTICLE.test(link.pathname)) && !link.closest(ELSEWHERE);

/** The links of a page that stand for entries of its lists: of several to the same article the one that says most. */
export function entryLinks(root: ParentNode): HTMLAnchorElement[] {
  const byAddress = new Map<string, HTMLAnchorElement>();
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!isEntry(link)) continue;
    const address = link.dataset.articleId ?? link.pathname;
    const known = byAddress.get(address);
    const words = link.textContent.trim().length;
    if (!known || known.textContent.trim().length < words) byAddress.set(address, link);
  }
  return [...byAddress.values()].filter((link) => link.textContent.trim() !== '');
}
