import type { Draft } from './measures.ts';
import { blockAround, hasKept, lettersOf } from './measures.ts';
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

/** Lets the finder point at the article, then adds what it lost and removes what does not belong. */
export function articleIn(source: Source, without: ReadonlySet<string> = new Set()): Article | null {
  const { outline, document, titles, find } = source;
  const found = find(skeletonOf(outline, document));
  if (!found) return null;
  markKept(outline, found);
  const draft: Draft = { ...outline, titles: [...titles, document.title] };
  for (const [name, step] of Object.entries(STEPS)) if (!without.has(name)) step(draft);
  const kept = outline.runs.filter((run) => run.kept);
  const [first] = kept;
  const last = kept[kept.length - 1];
  if (!first || !last) return null;
  const root = rootOf(first, last);
  return { root: root.element, leftOut: leftOutOf(outline, root), captioned: captionedIn(kept, draft) };
}

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
