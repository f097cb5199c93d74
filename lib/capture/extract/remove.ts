import {
  CONTROL,
  isBoilerplateLabel,
  LINKS_LABEL,
  NETWORK,
  REFERENCES_HEADING,
  RELATED_HEADING,
  RELATED_LINE,
  THREAD_LABEL,
} from './boilerplate-phrases.ts';
import { labelOf } from './labels.ts';
import {
  type Extraction,
  isHeading,
  isHeadingLike,
  isProse,
  isWithin,
  keptBlocks,
  keptIn,
  lengthOf,
  linkedShare,
} from './measures.ts';
import type { Block, Run } from './outline.ts';

const TYPED = new Set(['pre', 'table']);
const TABULAR = new Set(['pre', 'table', 'dl']);

const drop = (runs: readonly Run[]): void => {
  for (const run of runs) run.kept = false;
};

/** Removes boxes labeled as boilerplate: comments, promotions, share buttons. */
export function removeBoxes(extraction: Extraction): void {
  const all = lengthOf(extraction.runs.filter((run) => run.kept));
  const boxes: Run[] = [];
  const threads: Run[] = [];
  for (const block of keptBlocks(extraction)) {
    if (!isBoilerplateLabel(labelOf(extraction, block))) continue;
    const runs = keptIn(extraction, block);
    const length = lengthOf(runs);
    if (THREAD_LABEL.test(labelOf(extraction, block))) threads.push(...runs);
    else if (length < 0.25 * all && lengthOf(runs.filter(isProse)) < 400) {
      const lists = LINKS_LABEL.test(labelOf(extraction, block)) && !runs.some((run) => run.images > 0);
      if (!lists || linkedShare(runs) > 0.3) boxes.push(...runs);
    }
  }
  // Sometimes such a box is the main content, as in a discussion, so it is removed only if most of the text remains.
  for (const found of [new Set(boxes), new Set(threads)]) {
    if (lengthOf([...found]) < 0.4 * all) drop([...found]);
  }
}

/** Removes lists of related articles together with their heading. */
export function removeRelated(extraction: Extraction): void {
  const kept = extraction.runs.filter((run) => run.kept);
  for (const [at, run] of kept.entries()) {
    if (!run.kept) continue;
    const linked = run.text.length < 250 && run.linked > 0.4 * run.text.length;
    if (linked && RELATED_LINE.test(run.text.replace(/^[([]/, ''))) {
      drop([run]);
      continue;
    }
    if (!isHeadingLike(run) || isWithin(run, TYPED)) continue;
    const references = REFERENCES_HEADING.test(run.text) && !/^h[1-3]$/.test(run.parent.name);
    if (!references && !RELATED_HEADING.test(run.text)) continue;
    const teasers = teasersFrom(kept, at + 1);
    const goesOn = kept.slice(at + 1 + teasers.length).filter(isProse).length > 1;
    // Without links it is the heading of what follows.
    if ((references && !goesOn) || (teasers.length === 0 && kept[at + 1])) continue;
    drop([run, ...teasers]);
  }
}

function teasersFrom(kept: readonly Run[], from: number): Run[] {
  const teasers: Run[] = [];
  let blurbs = 0;
  for (const run of kept.slice(from, from + 60)) {
    const linked = run.linked > 0.5 * run.text.length;
    if (linked || run.text === '') blurbs = 0;
    else if (isProse(run) || run.text.length > 200 || /^h[1-4]$/.test(run.parent.name) || ++blurbs > 2) break;
    teasers.push(run);
  }
  while (teasers.length > 0 && !isLinked(teasers[teasers.length - 1])) teasers.pop();
  return teasers;
}

const isLinked = (run: Run | undefined): boolean =>
  run !== undefined && run.linked > 0.5 * run.text.length && run.linked > 0;

/** Removes cards of other articles: a row of similar blocks, each with a linked title and an image, date or blurb. */
export function removeCards(extraction: Extraction): void {
  const all = lengthOf(extraction.runs.filter((run) => run.kept));
  for (const block of keptBlocks(extraction)) {
    if (block.parts.length < 3) continue;
    const cards = block.parts.filter(
      (part): part is Block => part.kind === 'block' && isCard(extraction, part),
    );
    if (cards.length < 3 || cards.length < 0.6 * block.parts.length) continue;
    const runs = cards.flatMap((card) => keptIn(extraction, card));
    if (lengthOf(runs) < 0.4 * all) drop(runs);
  }
}

function isCard(extraction: Extraction, block: Block): boolean {
  const runs = keptIn(extraction, block);
  if (runs.length === 0 || /^t[rdh]$/.test(block.name)) return false;
  const rich = runs.some((run) => run.images > 0) || runs.length > 1;
  const title = runs.some((run) => run.linked >= 15 && run.linked > 0.8 * run.text.length);
  return rich && title && lengthOf(runs) < 500 && linkedShare(runs) > 0.4;
}

/** Removes button labels, counters and placeholders. */
export function removeControls(extraction: Extraction): void {
  for (const [at, run] of extraction.runs.entries()) {
    if (!run.kept || run.text.length > 60) continue;
    const next = extraction.runs[at + 1];
    if (isHeading(run) && next?.kept && next.linked === 0 && !CONTROL.test(next.text)) continue;
    if (!CONTROL.test(run.text) && !(run.linked > 0 && NETWORK.test(run.text))) continue;
    if (!isWithin(run, TABULAR)) run.kept = false;
  }
}

/** Removes captions repeated by a gallery, and shortened copies of a text that also appears in full. */
export function removeRepeats(extraction: Extraction): void {
  const seen = new Map<string, Run>();
  for (const run of extraction.runs) {
    if (!run.kept || run.text.length < 25 || isWithin(run, TYPED)) continue;
    const key = run.text.slice(0, 60).toLowerCase();
    const first = seen.get(key);
    if (!first?.kept) seen.set(key, run);
    else if (first.text === run.text) {
      if (isCaption(extraction, first) || isCaption(extraction, run) || isLinked(run)) run.kept = false;
    } else if (isCutFrom(run.text, first.text)) run.kept = false;
    else if (isCutFrom(first.text, run.text)) {
      first.kept = false;
      seen.set(key, run);
    }
  }
}

const CUT = /\s*(?:…|\.\.\.|(?:read |show |see )?more)\s*$/i;

const isCutFrom = (cut: string, whole: string): boolean =>
  CUT.test(cut) && whole.startsWith(cut.replace(CUT, ''));

const isCaption = (extraction: Extraction, { parent }: Run): boolean =>
  parent.name === 'figcaption' || /caption|gallery|slide|photo/i.test(labelOf(extraction, parent));
