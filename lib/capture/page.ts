import { readDom, type Sight } from '../markup/index.ts';
import { type Clip, LONGEST_CLIP } from './clip.ts';
import { pageHints } from './hints.ts';
import { infoboxFacts } from './infobox.ts';
import { shownLooks } from './looks.ts';
import { metadata } from './metadata.ts';
import { shownCopy } from './showncopy.ts';
import { foldedSight, keepsLines } from './sight.ts';
import { cutTitle, pageTitles } from './title.ts';
import { wikiArticle } from './wiki.ts';

/** Finds the article in a copy of a page that it may take apart; null: there is none. */
export type ArticleFinder = (copy: Document) => Node | null;

/** The article part of the page, or all that it shows. The page is read, never changed. */
export function capturePage(window: Window, find?: ArticleFinder): Clip {
  const { document } = window;
  const options = { base: document.baseURI, limit: LONGEST_CLIP };
  // Some pages hide themselves whole until their scripts have run.
  const sight = foldedSight(document.body) === 'gone' ? asWritten : foldedSight;
  const live = { ...options, sight, looks: shownLooks(), keepsLines };
  const wiki = wikiArticle(document);
  const found = wiki || !find ? null : find(shownCopy(document, sight));
  const read = wiki
    ? readDom(wiki.root, {
        ...live,
        sight: (element) => (wiki.isApart(element) ? 'gone' : sight(element)),
      })
    : found
      ? readDom(found, options)
      : readDom(document.querySelector('main, article') ?? document.body, live);
  const titles = pageTitles(document);
  return {
    kind: 'page',
    title: titles[0] ?? cutTitle(read.text),
    titles: titles.slice(1),
    markup: read.markup,
    text: read.text,
    source: metadata(window),
    images: read.images,
    facts: infoboxFacts(document),
    truncated: read.truncated,
    hints: pageHints(document),
  };
}

const asWritten = (element: Element): Sight => (element.hasAttribute('hidden') ? 'gone' : 'shown');
