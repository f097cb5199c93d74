/** Longer names are cut off. */
const LONGEST = 60;

/** A link to a category, in the page's own path to the entry. */
const CATEGORY = '[class*=breadcrumb] a[href*="/c/"]';

/** The visible title of the page, or null. */
export function titleOf(): HTMLElement | null {
  const titles = document.querySelectorAll<HTMLElement>('.article-title h1,main h1,h1');
  const seen = [...titles].filter((one) => one.getClientRects().length > 0 && one.textContent.trim() !== '');
  return seen.find((one) => one.matches('.article-title h1,main h1')) ?? seen[0] ?? null;
}

const nameIn = (element: Element | null | undefined): string | null => {
  const name = element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  return name === '' ? null : name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
};

/**
 * The names that the page itself shows: of its entry and of the category around it. The offline copy's names would tell
 * a page that can read our menu more than it knows.
 */
export function pageNames(): { title: string | null; category: string | null } {
  const title = nameIn(titleOf());
  const isCategory = /^\/w\/[^/]+\/c\//.test(location.pathname);
  return { title, category: isCategory ? title : nameIn([...document.querySelectorAll(CATEGORY)].at(-1)) };
}
