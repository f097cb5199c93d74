/** Parts of a wiki article that are about the wiki, not the thing. */
const APART = [
  '.mw-editsection',
  '.editsection',
  '#siteSub',
  '#contentSub',
  '#jump-to-nav',
  '.magnify',
  '#toc',
  '.toc',
  '.infobox',
  '.infobox_v2',
  '.taxobox',
  '.portable-infobox',
  '.navbox',
  '.navbox-styles',
  '.vertical-navbox',
  '.sidebar',
  '.metadata',
  '.ambox',
  '.noprint',
  '.sistersitebox',
  '.side-box',
  '.mw-empty-elt',
  '.mw-jump-link',
  '.printfooter',
  '.catlinks',
  '.mw-indicators',
  '.shortdescription',
  '.authority-control',
  '.mw-cite-backlink',
  '.global-navigation',
  '.page-footer',
].join(', ');

export interface WikiArticle {
  root: Element;
  isApart(element: Element): boolean;
}

/** The article of a page made by MediaWiki or Fandom; null: another kind of page. */
export function wikiArticle(document: Document): WikiArticle | null {
  const roots = [...document.querySelectorAll('.mw-parser-output')].filter(
    (root) => !root.closest('.mw-indicators, .sitenotice, #siteNotice'),
  );
  const root =
    roots.sort((one, other) => other.childElementCount - one.childElementCount)[0] ?? olderRoot(document);
  if (!root) return null;
  return { root, isApart: (element) => element !== root && element.matches(APART) };
}

/** Before 2017 the article had no element of its own within the wiki's content. */
function olderRoot(document: Document): Element | null {
  const isWiki = document.querySelector('body.mediawiki, meta[name=generator][content^=MediaWiki]');
  return isWiki && document.querySelector('#mw-content-text, #bodyContent');
}
