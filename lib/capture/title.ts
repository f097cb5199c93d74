import { shownParent } from '../markup/index.ts';
import { metaContent, metaTags } from './meta-tags.ts';

const LONGEST_TITLE = 256;
/** Maximum characters of a title taken from a post's first words. */
export const FIRST_WORDS = 80;
const ASIDE = 'nav, aside, footer, dialog, [role=dialog], [role=navigation], [role=complementary]';

/** Shortens a title at a word boundary to `longest` characters (default 256) and collapses whitespace. */
export function cutTitle(text: string, longest = LONGEST_TITLE): string {
  const title = text.replace(/[\s\u00ad\u200b\ufeff]+/g, ' ').trim();
  if (title.length <= longest) return title;
  const cut = title.slice(0, longest - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > longest / 2 ? space : cut.length).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** A heading's text without the buttons that pages put in it. */
export function headingText(heading: Element): string {
  const dropped = heading.querySelectorAll(
    '.mw-editsection, [aria-hidden=true], button, .headerlink, .anchor, script, style',
  );
  if (dropped.length === 0) return cutTitle(heading.textContent ?? '');
  const copy = heading.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll(
    '.mw-editsection, [aria-hidden=true], button, .headerlink, .anchor, script, style',
  )) {
    part.remove();
  }
  return cutTitle(copy.textContent ?? '') || cutTitle(heading.textContent ?? '');
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

/**
 * Titles of the whole page, best first: its heading, the link-preview title, the tab's title without the site name.
 */
export function pageTitles(document: Document): string[] {
  const tags = metaTags(document);
  const shownHeads = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  const siteHead = shownHeads.find(leadsHome);
  const site = metaContent(tags, 'og:site_name') ?? (siteHead ? headingText(siteHead) : '');
  const heads = shownHeads.filter((heading) => heading !== siteHead);
  const inArticle = heads.filter((heading) => heading.closest('article, main'));
  const head = heads.length === 1 ? heads[0] : inArticle.length === 1 ? inArticle[0] : undefined;
  const shown = head ? headingText(head) : '';
  const titles = [
    shown.toLowerCase() === site.toLowerCase() ? '' : shown,
    withoutSite(metaContent(tags, 'og:title') ?? '', site),
    withoutSite(document.title, site),
    ...heads.slice(0, 1).map(headingText),
  ];
  return [...new Set(titles.map((title) => cutTitle(title)))].filter((title) => title !== '');
}

/** Whether a heading links to the site's start page from another one: it is the site's name, not the page's. */
function leadsHome(heading: Element): boolean {
  const link = heading.querySelector('a[href]') ?? heading.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return false;
  const isHome = (path: string): boolean => /^\/(?:index\.\w+)?$/.test(path);
  const { pathname, hash, search } = link;
  if (hash || search || heading.ownerDocument.location.pathname === pathname) return false;
  return isHome(pathname) || link.rel.split(' ').includes('home');
}

function withoutSite(title: string, site: string): string {
  const parts = title.split(/\s+[-–—|·•»«:]\s+/);
  if (site && title.toLowerCase().startsWith(`${site.toLowerCase()}: `)) return title.slice(site.length + 2);
  if (parts.length < 2) return title;
  const same = (part: string | undefined): boolean => !!site && part?.toLowerCase() === site.toLowerCase();
  if (same(parts[0])) return title.slice(title.indexOf(parts[1] ?? ''));
  const last = parts[parts.length - 1] ?? '';
  const rest = title.slice(0, title.lastIndexOf(last)).replace(/\s+[-–—|·•»«:]\s+$/, '');
  return same(last) || (last.split(' ').length < 4 && rest.split(' ').length >= 2) ? rest : title;
}
