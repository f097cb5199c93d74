import type { Block, Outline, Run } from './outline.ts';
import type { PageKind } from './page-kind.ts';

/** Input of the steps that follow the finder. A step changes `kept` of the runs. */
export interface Extraction extends Outline {
  kind: PageKind;
  /** Titles of the page, best first. */
  titles: readonly string[];
  author: string | null;
  /** ISO date, if the page names one. */
  published: string | null;
  /** Whether the page isn't one text, and is kept as it is. */
  isWhole: boolean;
}

export const runsIn = ({ runs }: Outline, { first, end }: Block): Run[] => runs.slice(first, end);

export const keptIn = (extraction: Outline, block: Block): Run[] =>
  runsIn(extraction, block).filter((run) => run.kept);

export const lengthOf = (runs: readonly Run[]): number => runs.reduce((all, run) => all + run.text.length, 0);

export const linkedShare = (runs: readonly Run[]): number =>
  runs.reduce((all, run) => all + run.linked, 0) / (lengthOf(runs) || 1);

export const isHeading = (run: Run): boolean => /^h[1-6]$/.test(run.parent.name);

/** Whether the run is made of sentences rather than labels and links. */
export function isProse(run: Run): boolean {
  const own = run.text.length - run.linked;
  if (own < 60 || run.linked > 0.4 * run.text.length) return false;
  return own >= 140 || /[.!?…:;"”»’')\]。！？」]\s*$/.test(run.text) || /[。，]/.test(run.text);
}

/** A heading, or a short line alone in its block that could be one. */
export function isHeadingLike(run: Run): boolean {
  return isHeading(run) || (run.text.length <= 60 && run.images === 0 && !/[.!?]$/.test(run.text));
}

export function isWithin(run: Run, names: ReadonlySet<string>): boolean {
  for (let block: Block | null = run.parent; block; block = block.parent)
    if (names.has(block.name)) return true;
  return false;
}

const SIGNS = /[\s!-/:-@[-`{-~\u00a1-\u00bf\u2000-\u206f\u2190-\u2bff\u3000-\u303f\uff01-\uff0f]+/g;

/** Normalizes a text for comparison: lower case, no whitespace, no punctuation. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(SIGNS, '');

/** The innermost block that contains both runs. */
export function blockAround(one: Run, other: Run): Block | null {
  const around = new Set<Block>();
  for (let block: Block | null = one.parent; block; block = block.parent) around.add(block);
  for (let block: Block | null = other.parent; block; block = block.parent)
    if (around.has(block)) return block;
  return null;
}

export function hasKept(runs: readonly Run[], { first, end }: Block): boolean {
  for (let at = first; at < end; at++) if (runs[at]?.kept) return true;
  return false;
}

/** Every block that contains a kept run, outer blocks first. */
export function* keptBlocks({ root, runs }: Outline): Generator<Block> {
  const stack = [root];
  for (let block = stack.pop(); block; block = stack.pop()) {
    if (!hasKept(runs, block)) continue;
    yield block;
    for (const part of block.parts) if (part.kind === 'block') stack.push(part);
  }
}
