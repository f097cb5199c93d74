import { type FromDom, readDomInSteps, type Sight } from '../markup/index.ts';
import { type Clip, LONGEST_CLIP } from './clip.ts';
import { type ArticleFinder, articleIn, type Outline, outlineOf } from './extract/index.ts';
import { generatedWords } from './generated.ts';
import { pageHints } from './hints.ts';
import { infoboxFacts } from './infobox.ts';
import { livePage, pageFields } from './livepage.ts';
import { metadata } from './metadata.ts';
import { linkedData } from './metatags.ts';
import { foldedSight } from './sight.ts';
import { atOnce, inSlices } from './slices.ts';
import { cutTitle, pageTitles } from './title.ts';
import { wikiArticle } from './wiki.ts';

/**
 * The article part of the page, or all that it shows. The page is read, never changed, in slices between which it can run.
 * `without`: names of steps to leave out, for measuring what each of them does.
 */
export async function capturePage(
  window: Window,
  find?: ArticleFinder,
  without?: ReadonlySet<string>,
): Promise<Clip> {
  const changed = new Set<Node>();
  const note = (records: MutationRecord[]): void => {
    for (const { target } of records) changed.add(target);
  };
  const observer = new MutationObserver(note);
  observer.observe(window.document, { subtree: true, childList: true, characterData: true });
  try {
    for (let tries = 0; tries < 2; tries++) {
      changed.clear();
      const { clip, root } = await inSlices(captured(window, find, without));
      note(observer.takeRecords());
      // What was read before a change may not fit what was read after it. Changes beside the article don't matter.
      const isStale = !root.isConnected || [...changed].some((node) => root.contains(node));
      if (!isStale) return clip;
    }
    // A page that never rests is read without a pause.
    return atOnce(captured(window, find, without)).clip;
  } finally {
    observer.disconnect();
  }
}

function* captured(
  window: Window,
  find: ArticleFinder | undefined,
  without: ReadonlySet<string> | undefined,
): Generator<void, { clip: Clip; root: Element }> {
  const { document } = window;
  const titles = pageTitles(document);
  const { read, root } = yield* readArticle(document, titles, find, without);
  yield;
  const things = linkedData(document);
  const facts = infoboxFacts(document);
  yield;
  const clip: Clip = {
    kind: 'page',
    title: titles[0] ?? cutTitle(read.text),
    titles: titles.slice(1),
    markup: read.markup,
    text: read.text,
    source: metadata(window, titles, things),
    images: read.images,
    facts,
    truncated: read.truncated,
    hints: pageHints(document, things),
  };
  return { clip, root };
}

function* readArticle(
  document: Document,
  titles: readonly string[],
  find: ArticleFinder | undefined,
  without: ReadonlySet<string> | undefined,
): Generator<void, { read: FromDom; root: Element }> {
  const live = livePage(document, pageFields, yield* generatedWords(document));
  yield;
  const options = { base: document.baseURI, limit: LONGEST_CLIP, live };
  // Some pages hide themselves whole until their scripts have run.
  let sight = foldedSight(document.body) === 'gone' ? asWritten : foldedSight;
  const wiki = wikiArticle(document);
  if (wiki) {
    const isApart = (element: Element): Sight => (wiki.isApart(element) ? 'gone' : sight(element));
    return { root: wiki.root, read: yield* readDomInSteps(wiki.root, { ...options, sight: isApart }) };
  }
  if (find) {
    let outline = yield* outlineOf(document.body, sight);
    if (isVeiled(outline)) {
      sight = unveiled;
      outline = yield* outlineOf(document.body, sight);
    }
    yield;
    const { sights } = outline;
    const article = yield* articleIn({ outline, document, titles, find }, without);
    yield;
    if (article) {
      const { root, leftOut, captioned } = article;
      const known = (element: Element): Sight => sights.get(element) ?? sight(element);
      return { root, read: yield* readDomInSteps(root, { ...options, sight: known, leftOut, captioned }) };
    }
  }
  const root = document.querySelector('main, article') ?? document.body;
  return { root, read: yield* readDomInSteps(root, { ...options, sight }) };
}

/** Most of the page takes room but shows nothing, until a font or a script has been loaded. */
function isVeiled({ runs, veiled }: Outline): boolean {
  return veiled > 2 * runs.reduce((all, { text }) => all + text.length, 0);
}

const unveiled = (element: Element): Sight => (foldedSight(element) === 'gone' ? 'gone' : 'shown');
const asWritten = (element: Element): Sight => (element.hasAttribute('hidden') ? 'gone' : 'shown');
