import type { Source } from './source.ts';

/** Parts of a wiki page that aren't article text. */
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

/** Tab panels of Fandom and of MediaWiki's newer and older Tabber extensions. */
export const WIKI_TABS = '.wds-tab__content, .tabber__panel, .tabbertab';

const MEMBERS = '.mw-category-generated, .category-page__members';

/** MediaWiki, including Fandom. */
export const wiki: Source = {
  marker: '.mw-parser-output, body.mediawiki, meta[name=generator][content^=MediaWiki]',
  apart: APART,
  tabs: WIKI_TABS,
  shapes: {
    [WIKI_TABS]: (tab) => {
      const text = tabName(tab);
      return text ? { kind: 'label', text: text } : null;
    },
  },
  hasHeadings: true,
  work: (document) => {
    const root = rootOf(document);
    return (
      root && {
        parts: [root, ...[...document.querySelectorAll(MEMBERS)].filter((list) => !root.contains(list))],
      }
    );
  },
};

function rootOf(document: Document): Element | null {
  const roots = [...document.querySelectorAll('.mw-parser-output')].filter(
    (root) => !root.closest('.mw-indicators, .sitenotice, #siteNotice'),
  );
  const [largest] = roots.sort((one, other) => other.childElementCount - one.childElementCount);
  // MediaWiki versions before 2017 have no `.mw-parser-output` element.
  return largest ?? document.querySelector('#mw-content-text, #bodyContent');
}

/** The label of a tab panel: its own title, or the tab at the same index. */
export function tabName(tab: Element): string {
  const ownTitle = tab.getAttribute('title') ?? tab.getAttribute('data-title') ?? '';
  if (ownTitle) return ownTitle;
  const parts = [...(tab.parentElement?.children ?? [])].filter((part) => part.matches(WIKI_TABS));
  const box = tab.closest('.wds-tabber, .tabber');
  const labels = [...(box?.querySelectorAll('.wds-tabs__tab-label, .tabber__tab') ?? [])].filter(
    (label) => label.closest('.wds-tabber, .tabber') === box,
  );
  return (labels[parts.indexOf(tab)]?.textContent ?? '').trim();
}
