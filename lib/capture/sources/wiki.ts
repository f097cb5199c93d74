import type { Source } from './source.ts';

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
  '.wds-tabs__wrapper',
  '.tabber__header',
  '.tabbernav',
].join(', ');

/** Tabs of Fandom, of the wikis' newer Tabber and of the older one. */
export const WIKI_TABS = '.wds-tab__content, .tabber__panel, .tabbertab';

/** MediaWiki, Fandom too. */
export const wiki: Source = {
  marker: '.mw-parser-output, body.mediawiki, meta[name=generator][content^=MediaWiki]',
  apart: APART,
  tabs: WIKI_TABS,
  shapes: {
    [WIKI_TABS]: (tab) => {
      const words = tabName(tab);
      return words ? { kind: 'label', words } : null;
    },
  },
  hasHeadings: true,
  work: (document) => {
    const root = rootOf(document);
    return root && { parts: [root] };
  },
};

function rootOf(document: Document): Element | null {
  const roots = [...document.querySelectorAll('.mw-parser-output')].filter(
    (root) => !root.closest('.mw-indicators, .sitenotice, #siteNotice'),
  );
  const [largest] = roots.sort((one, other) => other.childElementCount - one.childElementCount);
  // Before 2017 the article had no element of its own within the wiki's content.
  return largest ?? document.querySelector('#mw-content-text, #bodyContent');
}

/** What the tab of a part says: by its place among the tabs, or as the part itself has it. */
export function tabName(tab: Element): string {
  const given = tab.getAttribute('title') ?? tab.getAttribute('data-title') ?? '';
  if (given) return given;
  const parts = [...(tab.parentElement?.children ?? [])].filter((part) => part.matches(WIKI_TABS));
  const box = tab.closest('.wds-tabber, .tabber');
  const labels = [...(box?.querySelectorAll('.wds-tabs__tab-label, .tabber__tab') ?? [])].filter(
    (label) => label.closest('.wds-tabber, .tabber') === box,
  );
  return (labels[parts.indexOf(tab)]?.textContent ?? '').trim();
}
