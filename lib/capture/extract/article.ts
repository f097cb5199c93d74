import type { Shape } from '../../markup/index.ts';
import type { Extent } from '../clip.ts';
import { type Byline, metaContent, metaTags } from '../metadata/index.ts';
import { blockAround, type Extraction, hasKept, isProse, lengthOf, lettersOf, runsIn } from './measures.ts';
import type { Block, Outline, Run } from './outline.ts';
import { pageKind } from './page-kind.ts';
import { markKept, skeletonOf } from './skeleton.ts';
import { STEPS } from './steps.ts';
import { type Named, storyIn } from './stories.ts';
import { type KeptThread, keepThread, threadIn } from './thread.ts';

/** Finds the article in `skeleton`, which it may modify. Returns null if there is none. */
export type ArticleFinder = (skeleton: Document) => Node | null;

/** The part of the page that is its article. */
export interface Article {
  root: Element;
  /** Nodes within the root that don't belong to the article. */
  leftOut: ReadonlySet<Node>;
  /** Images whose alt text repeats the caption or the title. */
  captioned: ReadonlySet<Node>;
  /** If it is one of several stories on the page: the element with its heading. */
  heading: Element | null;
  /** Who wrote the posts of a thread, and when. */
  labels: ReadonlyMap<Element, Shape>;
  /** Of a thread's first post. */
  opening: Byline | null;
  /** The post of a thread that the address leads to, unless it is the first. */
  target: Element | null;
  extent: Extent | null;
}

export interface Source {
  /** The outline of the whole page. */
  outline: Outline;
  document: Document;
  titles: readonly string[];
  author: string | null;
  published: string | null;
  find: ArticleFinder;
}

const NO_THREAD: KeptThread = { labels: new Map(), opening: null, target: null, extent: null };
/** Below this many characters, all of the page is kept, and a result is checked for completeness. */
const SHORT = 500;
/** Limits for one call of the finder, which can't pause. Together they cap it at about 25 ms. */
const LONG = { characters: 150_000, runs: 1_200 };

/**
 * Runs the article finder, then the steps that restore what it lost and remove what doesn't belong. Yields between
 * steps so that the caller can pause. `skippedSteps` names steps to skip.
 */
export function* articleIn(
  source: Source,
  skippedSteps: ReadonlySet<string> = new Set(),
): Generator<void, Article | null> {
  const { document, titles, author, published } = source;
  const kind = pageKind(document);
  const thread = threadIn(source.outline, kind);
  yield;
  const story = thread || kind === 'list' ? null : storyIn(source.outline, namesOf(document));
  const outline = story ? { ...source.outline, root: story.block } : source.outline;
  yield;
  yield* keepFound({ ...source, outline });
  const { extent, ...found } = thread ? keepThread(outline, thread, document) : NO_THREAD;
  const extraction: Extraction = {
    ...outline,
    kind,
    titles: [...(story ? [story.heading.text] : []), ...titles, document.title],
    author,
    published,
    isWhole: false,
  };
  for (const [name, step] of Object.entries(STEPS)) {
    yield;
    if (!thread && !skippedSteps.has(name)) step(extraction);
  }
  yield;
  const kept = outline.runs.filter((run) => run.kept);
  const [first] = kept;
  const last = kept[kept.length - 1];
  if (!first || !last || isScrap(kept, runsIn(outline, outline.root))) return null;
  const root = rootOf(first, last);
  return {
    root: root.element,
    leftOut: leftOutOf(outline, root),
    captioned: captionedIn(kept, extraction),
    heading: story?.heading.parent.element ?? null,
    ...found,
    extent: extraction.isWhole ? { kind: 'wholePage' } : extent,
  };
}

function namesOf(document: Document): Named {
  const { href } = document.location;
  const canonical = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href');
  return {
    titles: [document.title, metaContent(metaTags(document), 'og:title') ?? ''],
    address: new URL(href),
    canonical: canonical ? URL.parse(canonical, document.baseURI) : null,
  };
}

/** Marks the runs that the finder keeps. */
function* keepFound({ outline, document, find }: Source): Generator<void> {
  const part = searchable(outline);
  const runs = outline.runs.slice(part.first, part.end);
  if (runs.length === 0) return;
  const length = lengthOf(runs);
  // A text this long fills most of its container: a chapter, a rule book.
  if (length < SHORT || length > LONG.characters || runs.length > LONG.runs) {
    for (const run of runs) run.kept = !run.parent.aside;
    return;
  }
  const skeleton = yield* skeletonOf(outline, part, document);
  yield;
  const found = find(skeleton);
  if (found) markKept(outline, found);
}

/** Returns the whole page or, if that is too long for the finder, the smallest block that holds most of the prose. */
function searchable({ root, runs }: Outline): Block {
  const size = ({ first, end }: Block): number =>
    Math.max(lengthOf(runs.slice(first, end)) / LONG.characters, (end - first) / LONG.runs);
  const proseIn = ({ first, end }: Block): number => lengthOf(runs.slice(first, end).filter(isProse));
  let part = root;
  while (size(part) > 1) {
    const most = 0.7 * proseIn(part);
    const inner = part.parts.find((one): one is Block => one.kind === 'block' && proseIn(one) > most);
    if (!inner) break;
    part = inner;
  }
  return part;
}

/** Whether only a small fraction of the page's main content was kept. */
function isScrap(kept: readonly Run[], runs: readonly Run[]): boolean {
  const length = plainLength(kept);
  if (length >= SHORT) return false;
  const around = runs.filter(({ parent }) => !parent.aside);
  const main = around.filter(({ parent }) => parent.element.closest('main, [role=main], article'));
  return length < 0.5 * plainLength(main.length > 0 ? main : around);
}

const plainLength = (runs: readonly Run[]): number =>
  runs.reduce((all, { text, linked }) => all + text.length - linked, 0);

/** Widens the root to the whole list or table when it would start inside one. */
function rootOf(first: Run, last: Run): Block {
  let root = blockAround(first, last) ?? first.parent;
  while (/^(?:li|dt|dd|tr|tbody|thead|tfoot|caption|summary)$/.test(root.name) && root.parent)
    root = root.parent;
  return root;
}

function leftOutOf({ excluded, runs }: Outline, root: Block): Set<Node> {
  const leftOut = new Set<Node>(excluded);
  const stack = [root];
  for (let block = stack.pop(); block; block = stack.pop()) {
    for (const part of block.parts) {
      if (part.kind === 'block') {
        if (hasKept(runs, part)) stack.push(part);
        else leftOut.add(part.element);
      } else if (!part.kept) for (const node of part.nodes) leftOut.add(node);
    }
  }
  return leftOut;
}

function captionedIn(kept: readonly Run[], extraction: Extraction): Set<Node> {
  const captioned = new Set<Node>();
  const titles = extraction.titles.map(lettersOf).join(' ');
  for (const [at, run] of kept.entries()) {
    if (run.images === 0) continue;
    const near = kept.slice(Math.max(0, at - 2), at + 3);
    for (const image of run.nodes.flatMap(imagesIn)) {
      const altText = lettersOf(image.getAttribute('alt') ?? '');
      if (altText === '') continue;
      const isDescribed = near.some(
        (one) => lettersOf(one.text).includes(altText) || sharesAddress(one, image),
      );
      if (extraction.isWhole || titles.includes(altText) || isDescribed) captioned.add(image);
    }
  }
  return captioned;
}

/** Whether a link with words leads where the image leads, as in a card. */
function sharesAddress({ nodes, parent }: Run, image: Element): boolean {
  const around = image.closest('a[href]');
  if (!around) return false;
  const inside = nodes.flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('a')] : [],
  );
  return [...inside, parent.element.closest('a')].some(
    (link) =>
      link !== null &&
      link !== around &&
      link.getAttribute('href') === around.getAttribute('href') &&
      /\S/.test(link.textContent ?? ''),
  );
}

function imagesIn(node: Node): Element[] {
  if (!(node instanceof Element)) return [];
  return node.localName === 'img' ? [node] : [...node.querySelectorAll('img')];
}
