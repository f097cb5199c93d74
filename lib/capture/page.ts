import { type FromDom, readDomInSteps, type Visibility } from '../markup/index.ts';
import { type Clip, LONGEST_CLIP } from './clip.ts';
import { type ArticleFinder, articleIn, type Outline, outlineOf } from './extract/index.ts';
import { generatedWords } from './generated.ts';
import { pageHints } from './hints.ts';
import { infoboxFacts } from './infobox.ts';
import { livePage, pageFields } from './live-page.ts';
import { linkedData } from './meta-tags.ts';
import { metadata, withAbout } from './metadata.ts';
import { atOnce, inSlices } from './slices.ts';
import { readWork, type Source, shapesOf, sourceOf, type Work } from './sources/index.ts';
import { cutTitle, FIRST_WORDS, pageTitles } from './title.ts';
import { foldedVisibility } from './visibility.ts';

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
      const { clip, roots } = await inSlices(captured(window, find, without));
      note(observer.takeRecords());
      // What was read before a change may not fit what was read after it. Changes beside the article don't matter.
      const isStale = roots.some(
        (root) => !root.isConnected || [...changed].some((node) => root.contains(node)),
      );
      if (!isStale) return clip;
    }
    // A page that never rests is read without a pause.
    return atOnce(captured(window, find, without)).clip;
  } finally {
    observer.disconnect();
  }
}

/** What was read, and the elements it was read from. */
interface ReadPage {
  read: FromDom;
  roots: readonly Element[];
  /** What the page's source knows of it. */
  work: Work | null;
}

function* captured(
  window: Window,
  find: ArticleFinder | undefined,
  without: ReadonlySet<string> | undefined,
): Generator<void, { clip: Clip; roots: readonly Element[] }> {
  const { document } = window;
  const titles = pageTitles(document);
  const { read, roots, work } = yield* readPage(document, titles, find, without);
  yield;
  const things = linkedData(document);
  const facts = infoboxFacts(document);
  yield;
  const [title = '', ...others] = titlesOf(read, work, titles);
  const clip: Clip = {
    kind: 'page',
    title,
    titles: others,
    markup: read.markup,
    text: read.text,
    source: withAbout(metadata(window, titles, things), { ...work, address: null }),
    images: read.images,
    facts,
    truncated: read.truncated,
    hints: pageHints(document, things),
  };
  return { clip, roots };
}

/** Best first. */
function titlesOf({ text }: FromDom, work: Work | null, titles: readonly string[]): string[] {
  const [firstLine = ''] = text.split('\n', 1);
  const own = work?.title ?? (work?.isUntitled ? cutTitle(firstLine, FIRST_WORDS) : '');
  // The heading of the site is none of the text.
  const others = titles.filter((title) => !work?.site || !title.startsWith(work.site));
  const all = [own, ...others].map((title) => cutTitle(title)).filter((title) => title !== '');
  return all.length > 0 ? [...new Set(all)] : [cutTitle(text)];
}

function* readPage(
  document: Document,
  titles: readonly string[],
  find: ArticleFinder | undefined,
  without: ReadonlySet<string> | undefined,
): Generator<void, ReadPage> {
  // Some pages hide themselves whole until their scripts have run.
  const visibility = foldedVisibility(document.body) === 'gone' ? asWritten : foldedVisibility;
  let source = sourceOf(document);
  try {
    const known = source && (yield* readWork(document, source, visibility));
    if (known) return known;
  } catch {
    // Sites change, and a rule may no longer fit. The general way of reading knows nothing of them.
    source = null;
  }
  return yield* readArticle({ document, titles, sight: visibility, source }, find, without);
}

interface General {
  document: Document;
  titles: readonly string[];
  sight: (element: Element) => Visibility;
  source: Source | null;
}

function* readArticle(
  { document, titles, sight: usual, source }: General,
  find: ArticleFinder | undefined,
  without: ReadonlySet<string> | undefined,
): Generator<void, ReadPage> {
  const live = livePage(document, pageFields, yield* generatedWords(document));
  yield;
  const shapes = shapesOf(source, false);
  const options = { base: document.baseURI, limit: LONGEST_CLIP, live, shapes };
  let visibility = usual;
  if (find) {
    let outline = yield* outlineOf(document.body, visibility);
    if (isVeiled(outline)) {
      visibility = unveiled;
      outline = yield* outlineOf(document.body, visibility);
    }
    yield;
    const { sights } = outline;
    const article = yield* articleIn({ outline, document, titles, find }, without);
    yield;
    if (article) {
      const { root, leftOut, captioned } = article;
      const known = (element: Element): Visibility => sights.get(element) ?? visibility(element);
      const read = yield* readDomInSteps(root, { ...options, sight: known, leftOut, captioned });
      return { roots: [root], read, work: null };
    }
  }
  const root = document.querySelector('main, [role=main], article') ?? document.body;
  return { roots: [root], read: yield* readDomInSteps(root, { ...options, sight: visibility }), work: null };
}

/** Most of the page takes room but shows nothing, until a font or a script has been loaded. */
function isVeiled({ runs, veiled }: Outline): boolean {
  return veiled > 2 * runs.reduce((all, { text }) => all + text.length, 0);
}

const unveiled = (element: Element): Visibility => (foldedVisibility(element) === 'gone' ? 'gone' : 'shown');
const asWritten = (element: Element): Visibility => (element.hasAttribute('hidden') ? 'gone' : 'shown');
