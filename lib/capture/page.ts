import { type FromDom, type FromDomOptions, readDomInSteps, type Visibility } from '../markup/index.ts';
import { type Clip, type ClipSource, type Extent, LONGEST_CLIP } from './clip.ts';
import { type ArticleFinder, articleIn, type Outline, outlineOf } from './extract/index.ts';
import { generatedText } from './generated-text.ts';
import { infoboxFacts } from './infobox.ts';
import { livePage, pageFields } from './live-page.ts';
import {
  type Byline,
  cutTitle,
  FIRST_WORDS,
  headingText,
  metadata,
  pageHints,
  pageTitles,
  readJsonLd,
  withByline,
  withSourceMetadata,
} from './metadata/index.ts';
import { runInSlices, runSync } from './slices.ts';
import { joined, readWork, type Source, shapesOf, sourceOf, type Work } from './sources/index.ts';
import { foldedVisibility } from './visibility.ts';

/**
 * Captures the article part of the page, or everything visible if there is no article. The page is only read, in
 * slices between which its own scripts can run. `skippedSteps` names extraction steps to skip, to measure the effect of
 * each.
 */
export async function capturePage(
  window: Window,
  find?: ArticleFinder,
  skippedSteps?: ReadonlySet<string>,
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
      const { clip, roots } = await runInSlices(capture(window, find, skippedSteps));
      note(observer.takeRecords());
      // Discard a capture if its root changed while it was read. Changes outside the article don't matter.
      const isStale = roots.some(
        (root) => !root.isConnected || [...changed].some((node) => root.contains(node)),
      );
      if (!isStale) return clip;
    }
    // The page keeps changing, so read it in one go.
    return runSync(capture(window, find, skippedSteps)).clip;
  } finally {
    observer.disconnect();
  }
}

/** The captured content and the elements it was read from. */
interface ReadPage {
  read: FromDom;
  roots: readonly Element[];
  /** Metadata from the site's own rules. */
  work: Work | null;
  /** The heading of the story that was captured, if the page has several. */
  story: string | null;
  /** Of a thread's first post. */
  opening: Byline | null;
  extent: Extent | null;
}

function* capture(
  window: Window,
  find: ArticleFinder | undefined,
  skippedSteps: ReadonlySet<string> | undefined,
): Generator<void, { clip: Clip; roots: readonly Element[] }> {
  const { document } = window;
  const titles = pageTitles(document);
  const jsonLd = readJsonLd(document);
  const source = metadata(window, titles, jsonLd);
  yield;
  const { read, roots, work, story, opening, extent } = yield* readPage(
    document,
    source,
    titles,
    find,
    skippedSteps,
  );
  yield;
  const facts = infoboxFacts(document);
  yield;
  const [title = '', ...others] = titlesOf(read, work, story ? [story, ...titles] : titles);
  const clip: Clip = {
    kind: 'page',
    title,
    titles: others,
    markup: read.markup,
    text: read.text,
    source: withSourceMetadata(withByline(source, document, opening, jsonLd), { ...work, address: null }),
    images: read.images,
    facts,
    truncated: read.truncated,
    ...(extent && { extent }),
    hints: pageHints(document, jsonLd),
  };
  return { clip, roots };
}

/** Best first. */
function titlesOf({ text }: FromDom, work: Work | null, titles: readonly string[]): string[] {
  const [firstLine = ''] = text.split('\n', 1);
  const own = work?.title ?? (work?.isUntitled ? cutTitle(firstLine, FIRST_WORDS) : '');
  // A title that starts with the site's name is the site's heading, not the text's.
  const others = titles.filter((title) => !work?.site || !title.startsWith(work.site));
  const all = [own, ...others].map((title) => cutTitle(title)).filter((title) => title !== '');
  return all.length > 0 ? [...new Set(all)] : [cutTitle(text)];
}

function* readPage(
  document: Document,
  { author, published }: ClipSource,
  titles: readonly string[],
  find: ArticleFinder | undefined,
  skippedSteps: ReadonlySet<string> | undefined,
): Generator<void, ReadPage> {
  // Some pages hide the whole body until their scripts have run.
  const visibility = foldedVisibility(document.body) === 'gone' ? asWritten : foldedVisibility;
  let source = sourceOf(document);
  try {
    const known = source && (yield* readWork(document, source, visibility));
    if (known) return { ...known, story: null, opening: null, extent: null };
  } catch {
    // Sites change, and a rule may no longer match. The generic reader doesn't depend on such rules.
    source = null;
  }
  return yield* readArticle({ document, titles, author, published, visibility, source }, find, skippedSteps);
}

interface GeneralPage {
  document: Document;
  titles: readonly string[];
  author: string | null;
  published: string | null;
  visibility: (element: Element) => Visibility;
  source: Source | null;
}

function* readArticle(
  { document, titles, author, published, visibility: defaultVisibility, source }: GeneralPage,
  find: ArticleFinder | undefined,
  skippedSteps: ReadonlySet<string> | undefined,
): Generator<void, ReadPage> {
  const live = livePage(document, pageFields, yield* generatedText(document));
  yield;
  const options: FromDomOptions = {
    ...{ base: document.baseURI, limit: LONGEST_CLIP, live },
    shapes: shapesOf(source, false),
  };
  let visibility = defaultVisibility;
  if (find) {
    let outline = yield* outlineOf(document.body, visibility);
    if (isMostlyInvisible(outline)) {
      visibility = ignoringStyle;
      outline = yield* outlineOf(document.body, visibility);
    }
    yield;
    const { visibilities } = outline;
    const article = yield* articleIn({ outline, document, titles, author, published, find }, skippedSteps);
    yield;
    if (article) {
      const { root, leftOut, captioned, heading, labels, opening, target, extent } = article;
      const shapes = shapesOf(source, false, labels);
      const known = (element: Element): Visibility => visibilities.get(element) ?? visibility(element);
      const named = { ...options, shapes, visibility: known, captioned };
      const first = target ? [yield* readDomInSteps(target, { ...named, leftOut })] : [];
      const others = target ? new Set([...leftOut, target]) : leftOut;
      const read = joined([...first, yield* readDomInSteps(root, { ...named, leftOut: others })], false);
      const story = heading ? headingText(heading) : null;
      return { roots: [root], read, work: null, story, opening, extent };
    }
  }
  const root = document.querySelector('main, [role=main], article') ?? document.body;
  return {
    roots: [root],
    read: yield* readDomInSteps(root, { ...options, visibility: visibility }),
    work: null,
    story: null,
    opening: null,
    extent: null,
  };
}

/** Whether most of the text is invisible, as it is until a font or script has loaded. */
function isMostlyInvisible({ runs, hiddenCharacters }: Outline): boolean {
  return hiddenCharacters > 2 * runs.reduce((all, { text }) => all + text.length, 0);
}

const ignoringStyle = (element: Element): Visibility =>
  foldedVisibility(element) === 'gone' ? 'gone' : 'shown';
const asWritten = (element: Element): Visibility => (element.hasAttribute('hidden') ? 'gone' : 'shown');
