// Titles of a whole page, from its headings, its link preview and its tab, checked against each other.

import { metaContent, metaTags } from './meta-tags.ts';
import { cutTitle, headingText } from './title.ts';

/** What a page says that its title is. */
export interface TitleEvidence {
  /** Headings of the first level that are shown, without one that leads to the site's start page. */
  heads: readonly string[];
  /** Headings of the second and third level. */
  subheads: readonly string[];
  /** Of the link preview. Empty if there is none. */
  preview: string;
  tab: string;
  /** The site's name, as the page writes it. Empty if it doesn't. */
  site: string;
  address: { hostname: string; pathname: string };
  /** Whether it says that it is an article. Headings of others may be slogans. */
  isArticle: boolean;
}

/** Stand before the names of the site and its sections. */
const BAR = /\s+\|\s+|\s\/\s(?=\p{L})/u;
const DASH = /\s+[-–—·•»«:]\s+/;
/** What blogs add to the name of a category. */
const ARCHIVE = /^ Archives?$/i;
/** A heading that shares less than this with the other titles is a slogan. */
const AGREES = 0.5;

/** Titles of the whole page, best first. */
export function pageTitles(document: Document): string[] {
  const tags = metaTags(document);
  const shownHeads = shown(document, 'h1');
  const siteHead = shownHeads.find(leadsHome);
  return rankTitles({
    heads: shownHeads.filter((heading) => heading !== siteHead).map(headingText),
    subheads: shown(document, 'h2, h3').slice(0, 40).map(headingText),
    preview: metaContent(tags, 'og:title') ?? '',
    tab: document.title,
    site: metaContent(tags, 'og:site_name') ?? (siteHead ? headingText(siteHead) : ''),
    address: document.location,
    isArticle:
      metaContent(tags, 'og:type') === 'article' || document.getElementsByTagName('article').length === 1,
  });
}

const shown = (document: Document, selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((heading) => heading.checkVisibility());

/** Titles by this evidence, best first, each once. */
export function rankTitles(evidence: TitleEvidence): string[] {
  const { heads, preview, tab, subheads } = evidence;
  const [fromPreview, fromTab] = [withoutSite(preview, evidence), withoutSite(tab, evidence)];
  const own = heads
    .map((text) => withoutSiteBar(text, evidence))
    .filter((text) => isStart(evidence) || !isSiteName(text, evidence))
    .filter((text) => text !== '' && !namesBook(text, tab, subheads));
  const texts = [...new Set(own)];
  const agreed = texts
    .filter((text) => [fromPreview, fromTab].some((title) => letters(title).startsWith(letters(text))))
    .sort((one, two) => two.length - one.length);
  const [head = ''] = texts.length === 1 ? texts : agreed;
  const other = isLike(fromPreview, fromTab) ? fromPreview : '';
  const isBetter =
    other !== '' &&
    head !== '' &&
    (isSlogan(head, evidence) ||
      hasSource(head, other) ||
      isBeginning(head, other) ||
      isAdorned(head, other));
  const titles = [isBetter ? other : head, head, fromPreview, fromTab, texts[0] ?? ''];
  return [...new Set(titles.map(withoutMarks))].filter((title) => title !== '');
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
const isLike = (one: string, other: string): boolean => letters(one) === letters(other);

/** A title without what decorates it: trademarks, a slash or bullet before it, the sign of a footnote behind it. */
const withoutMarks = (title: string): string =>
  cutTitle(title.replace(/[™®©]/g, '').replace(/^[\s/|•·»–—-]+(?=\s)|(?<=\p{L}{3}|[.!?])\*+\s*$/gu, ''));

/** Whether a title goes on in words where a heading ends: "Pet insurance" of "Pet insurance for dogs". */
function isBeginning(head: string, title: string): boolean {
  const rest = title.slice(head.length);
  return title.toLowerCase().startsWith(head.toLowerCase()) && /^ \p{L}/u.test(rest) && !ARCHIVE.test(rest);
}

/** Whether a heading only adds words of praise to the title: "Explore the lamps", "Lamps + free delivery". */
function isAdorned(head: string, title: string): boolean {
  const [own, other] = [head.toLowerCase(), title.toLowerCase()];
  return /\p{L} \p{L}/u.test(title) && (own.endsWith(` ${other}`) || own.startsWith(`${other} + `));
}

/** Whether a heading adds its source to the title: "The title (site.com) 139". */
const hasSource = (head: string, title: string): boolean =>
  head.startsWith(title) && /^ \(/.test(head.slice(title.length));

/** Whether a heading names the book that a page is a chapter of. Another heading has the chapter's title. */
function namesBook(head: string, tab: string, subheads: readonly string[]): boolean {
  const [chapter = '', ...rest] = tab.split(BAR).flatMap((part) => part.split(DASH));
  const isRest = rest.some((part) => letters(part) !== '' && letters(part) === letters(head));
  return isRest && subheads.some((subhead) => isLike(subhead, chapter));
}

function isSlogan(head: string, { isArticle, preview, tab, site, address }: TitleEvidence): boolean {
  if (isArticle) return false;
  const words = wordsOf(head);
  const others = new Set(wordsOf([preview, tab, site, decoded(address.pathname)].join(' ')));
  return words.filter((word) => others.has(word)).length < AGREES * words.length;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A page's address may not be well-formed.
  }
}

function isSiteName(text: string, { site, address }: TitleEvidence): boolean {
  const name = letters(text);
  if (name === '') return false;
  return (
    name === letters(site) ||
    name === letters(address.hostname.replace(/^www\./, '')) ||
    isInHost(name, address)
  );
}

const isStart = ({ address }: TitleEvidence): boolean => address.pathname === '/';

const isInHost = (name: string, { hostname, pathname }: TitleEvidence['address']): boolean =>
  pathname.length > 1 &&
  name.length > 3 &&
  hostname
    .split('.')
    .slice(0, -1)
    .some((label) => letters(label) === name);

/** Whether a heading links to the site's start page from another one: it is the site's name, not the page's. */
function leadsHome(heading: Element): boolean {
  const link = heading.querySelector('a[href]') ?? heading.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return false;
  const isHome = (path: string): boolean => /^\/(?:index\.\w+)?$/.test(path);
  const { pathname, hash, search } = link;
  if (hash || search || heading.ownerDocument.location.pathname === pathname) return false;
  return isHome(pathname) || link.rel.split(' ').includes('home');
}

/** A heading without the site's name after a bar. */
function withoutSiteBar(text: string, evidence: TitleEvidence): string {
  const parts = text.split(BAR);
  return parts.length === 2 && isSiteName(parts[1] ?? '', evidence) ? (parts[0] ?? '') : text;
}

/** A title without the names of the site and its sections, which stand after bars or dashes. */
function withoutSite(title: string, evidence: TitleEvidence): string {
  const own = withoutNames(title, evidence);
  return isStart(evidence) && !own.includes(' ') ? title : own;
}

function withoutNames(title: string, evidence: TitleEvidence): string {
  const { site } = evidence;
  if (site && title.toLowerCase().startsWith(`${site.toLowerCase()}: `)) return title.slice(site.length + 2);
  const bars = title.split(BAR);
  const [first = '', second] = bars;
  const own = isSiteName(first, evidence) && second ? second : first;
  const parts = own.split(DASH);
  if (parts.length < 2) return own;
  const isChapter = evidence.subheads.some((subhead) => isLike(subhead, parts[0] ?? ''));
  if (isChapter && evidence.heads.some((head) => isLike(head, parts[1] ?? ''))) return parts[0] ?? '';
  if (isSiteName(parts[0] ?? '', evidence)) return own.slice(own.indexOf(parts[1] ?? ''));
  const last = parts[parts.length - 1] ?? '';
  const rest = own.slice(0, own.lastIndexOf(last)).replace(/\s+[-–—·•»«:]\s+$/, '');
  const isShort = bars.length === 1 && last.split(' ').length < 4 && rest.split(' ').length >= 2;
  return isSiteName(last, evidence) || isShort ? rest : own;
}
