import type { Draft } from './measures.ts';
import { blockAround, hasKept, isProse, lengthOf, lettersOf } from './measures.ts';
import type { Block, Outline, Run } from './outline.ts';
import { markKept, skeletonOf } from './skeleton.ts';
import { STEPS } from './steps.ts';

/** Finds the article in a document that it may take apart; null: there is none. */
export type ArticleFinder = (skeleton: Document) => Node | null;

/** The part of the page that is its article. */
export interface Article {
  root: Element;
  /** What is not part of it within the root. */
  leftOut: ReadonlySet<Node>;
  /** Images whose alternative text repeats the caption or the title. */
  captioned: ReadonlySet<Node>;
}

export interface Source {
  outline: Outline;
  document: Document;
  titles: readonly string[];
  find: ArticleFinder;
}

/** Below this many characters of text, the finder keeps all of a page, and what is kept of one is looked at again. */
const SHORT = 500;
/** The finder can't pause. It gets less than this many characters and runs, which take it about 25 ms. */
const LONG = { characters: 150_000, runs: 1_200 };

/**
 * Lets the finder point at the article, then adds what it lost and removes what does not belong. Yields between steps, so
 * that the caller can pause.
 */
export function* articleIn(
  source: Source,
  without: ReadonlySet<string> = new Set(),
): Generator<void, Article | null> {
  const { outline, document, titles } = source;
  if (!(yield* keepFound(source))) return null;
  const draft: Draft = { ...outline, titles: [...titles, document.title] };
  for (const [name, step] of Object.entries(STEPS)) {
    yield;
    if (!without.has(name)) step(draft);
  }
  yield;
  const kept = outline.runs.filter((run) => run.kept);
  const [first] = kept;
  const last = kept[kept.length - 1];
  if (!first || !last || isScrap(kept, outline.runs)) return null;
  const root = rootOf(first, last);
  return { root: root.element, leftOut: leftOutOf(outline, root), captioned: captionedIn(kept, draft) };
}

/** Marks what the finder keeps of the page; false: it found nothing. */
function* keepFound({ outline, document, find }: Source): Generator<void, boolean> {
  const part = searchable(outline);
  const runs = outline.runs.slice(part.first, part.end);
  if (runs.length === 0) return false;
  const length = lengthOf(runs);
  // A text as long as this is most of what it stands in: a chapter, a rule book.
  if (length < SHORT || length > LONG.characters || runs.length > LONG.runs) {
    for (const run of runs) run.kept = true;
    return true;
  }
  const skeleton = yield* skeletonOf(part, document);
  yield;
  const found = find(skeleton);
  if (found) markKept(outline, found);
  return found !== null;
}

/** The page, or in a page too long for the finder the smallest part that holds most of its sentences. */
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

/** A few words of a page whose main part has many more. */
function isScrap(kept: readonly Run[], runs: readonly Run[]): boolean {
  const words = plainLength(kept);
  if (words >= SHORT) return false;
  const main = runs.filter(({ parent }) => parent.element.closest('main, [role=main], article'));
  return words < 0.5 * plainLength(main.length > 0 ? main : runs);
}

const plainLength = (runs: readonly Run[]): number =>
  runs.reduce((all, { text, linked }) => all + text.length - linked, 0);

/** Part of a table or a list is read with all of it. */
function rootOf(first: Run, last: Run): Block {
  let root = blockAround(first, last) ?? first.parent;
  while (/^(?:li|dt|dd|tr|tbody|thead|tfoot|caption|summary)$/.test(root.name) && root.parent)
    root = root.parent;
  return root;
}

function leftOutOf({ apart, runs }: Outline, root: Block): Set<Node> {
  const leftOut = new Set<Node>(apart);
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

function captionedIn(kept: readonly Run[], draft: Draft): Set<Node> {
  const captioned = new Set<Node>();
  const titles = draft.titles.map(lettersOf).join(' ');
  for (const [at, run] of kept.entries()) {
    if (run.images === 0) continue;
    const near = kept.slice(Math.max(0, at - 2), at + 3);
    for (const image of run.nodes.flatMap(imagesIn)) {
      const words = lettersOf(image.getAttribute('alt') ?? '');
      if (words === '') continue;
      if (titles.includes(words) || near.some(({ text }) => lettersOf(text).includes(words)))
        captioned.add(image);
    }
  }
  return captioned;
}

function imagesIn(node: Node): Element[] {
  if (!(node instanceof Element)) return [];
  return node.localName === 'img' ? [node] : [...node.querySelectorAll('img')];
}
