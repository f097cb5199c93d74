// Parts of an article that stand beside its text, where the finder doesn't look: boxes in the text, a column of facts,
// and the other parts of an article that is built of several.
import { CONTROL, isBoilerplateLabel } from './boilerplate-phrases.ts';
import { isFurniture } from './furniture.ts';
import { labelOf } from './labels.ts';
import {
  blockAround,
  type Extraction,
  hasKept,
  isHeading,
  isProse,
  isWithin,
  keptBlocks,
  lengthOf,
  linkedShare,
  runsIn,
} from './measures.ts';
import type { Block, Run } from './outline.ts';

const TABULAR = new Set(['table', 'dl']);
/** A label, and its value behind a colon or on the next line. */
const PAIR = /^[^\n:：]{2,40}(?:[:：]\s|\s*\n)\s*\S[\s\S]{0,200}$/;

/** Whether runs are pairs of a label and a short value, as a box with the facts of an article has them. */
function isFacts(runs: readonly Run[]): boolean {
  let pairs = 0;
  let covered = 0;
  let all = 0;
  for (const [at, run] of runs.entries()) {
    const length = run.text.length;
    const before = runs[at - 1];
    const next = runs[at + 1];
    all += length;
    if (isWithin(run, TABULAR)) pairs += 0.5;
    else if (PAIR.test(run.text) && run.linked < length) pairs++;
    else if ((next && isPair(run, next)) || (before && isPair(before, run))) pairs += 0.5;
    else continue;
    covered += length;
  }
  return pairs >= 2 && covered > 0.6 * all;
}

/** A short line, and a short value under it if it is a heading, or else in the same small block. */
function isPair(label: Run, value: Run): boolean {
  const isLabel = label.text.length <= 40 && label.linked === 0 && /[^.!?…]$/.test(label.text);
  if (!isLabel || value.text.length > 120 || value.text === '' || isHeading(value)) return false;
  const around = blockAround(label, value);
  return isHeading(label) || (around !== null && around.end - around.first === 2);
}

const NEVER = new Set(['nav', 'dialog', 'menu', 'form', 'footer', 'aside']);

const keep = (runs: readonly Run[]): void => {
  for (const run of runs) run.kept = !CONTROL.test(run.text);
};

/** Keeps each `aside` that is prose, facts or a list within the text, or facts beside it. */
export function keepAsides(extraction: Extraction): void {
  const asides = new Set(extraction.runs.map(({ parent }) => parent.aside));
  for (const aside of asides) {
    if (!aside || !isInside(extraction, aside)) continue;
    const runs = runsIn(extraction, aside);
    const hasFacts = isFacts(runs);
    if (linkedShare(runs) > (hasFacts ? 0.7 : 0.3)) continue;
    if (isFurniture(extraction, aside) || isBoilerplateLabel(labelOf(extraction, aside))) continue;
    if (hasFacts || isInFlow(extraction, aside)) keep(runs);
  }
}

/** Whether a block is in the part of the page that the article is taken from. */
const isInside = ({ root }: Extraction, { first, end }: Block): boolean =>
  first >= root.first && end <= root.end;

/** Whether the text goes on around the block or it is part of an `article`, rather than a column beside it. */
function isInFlow(extraction: Extraction, { parent }: Block): boolean {
  let around = parent;
  while (around && !hasKept(extraction.runs, around)) around = around.parent;
  if (!around) return false;
  if (around.name === 'article') return true;
  const texts = around.parts.filter((part) =>
    part.kind === 'run'
      ? part.kept && isProse(part)
      : runsIn(extraction, part).some((run) => run.kept && isProse(run)),
  );
  return texts.length > 1;
}

/** Keeps the other parts of an article that is built of several, and a column with its facts. */
export function keepParts(extraction: Extraction): void {
  const { runs, root } = extraction;
  const kept = runs.filter((run) => run.kept);
  const [first] = kept;
  const last = kept[kept.length - 1];
  if (!first || !last) return;
  const level = kept.find((run) => isHeading(run) && run !== first)?.parent.name ?? first.parent.name;
  let branch = blockAround(first, last);
  while (branch && branch !== root && !isWhole(branch)) {
    const around: Block | null = branch.parent;
    if (!around || !isInside(extraction, around)) return;
    for (const part of around.parts) {
      if (part.kind === 'run' || part === branch || hasKept(runs, part)) continue;
      const inside = runsIn(extraction, part);
      if (NEVER.has(part.name) || part.aside || isFurniture(extraction, part)) continue;
      if (isFacts(inside) ? !isBody(around) : isPart(extraction, part, branch, level)) keep(inside);
    }
    branch = around;
  }
}

const isBody = ({ name }: Block): boolean => name === 'body';
const isWhole = ({ name, element }: Block): boolean =>
  name === 'article' || name === 'main' || element.getAttribute('role') === 'main';

/** Prose that is built like the part that was found, or has a heading of the same level. */
function isPart(extraction: Extraction, part: Block, found: Block, level: string): boolean {
  const runs = runsIn(extraction, part);
  const prose = lengthOf(runs.filter(isProse));
  if (prose < 140 || prose < 0.5 * lengthOf(runs) || linkedShare(runs) > 0.25) return false;
  // Texts that are cut lead to other pages.
  const cut = runs.filter(({ text }) => /(?:…|\.\.\.)$/.test(text));
  if (cut.length > 1 || isBoilerplateLabel(labelOf(extraction, part))) return false;
  const heading = runs.find(isHeading);
  return heading ? heading.parent.name === level : isAlike(part, found);
}

/** Blocks of these names are rows by nature, and say nothing about each other. */
const LINE = /^(?:p|h[1-6]|li|dt|dd|t[rdh])$/;

/** Keeps the rest of a row of sections or boxes that are built alike, with headings, of which the finder kept some. */
export function keepAlike(extraction: Extraction): void {
  for (const { parts } of [...keptBlocks(extraction)]) {
    const blocks = parts.filter((part): part is Block => part.kind === 'block' && !LINE.test(part.name));
    const rows = Map.groupBy(blocks, ({ name, element }) => `${name} ${element.getAttribute('class') ?? ''}`);
    for (const row of rows.values()) {
      const found = row.filter((one) => hasKept(extraction.runs, one));
      if (found.length === 0 || found.length === row.length) continue;
      const levels = new Set(found.map((one) => levelOf(extraction, one)));
      for (const one of row)
        if (levels.has(levelOf(extraction, one)) && isSection(extraction, one)) keep(runsIn(extraction, one));
    }
  }
}

const levelOf = (extraction: Extraction, block: Block): string | undefined =>
  runsIn(extraction, block).find(isHeading)?.parent.name;

/** A block with a heading that nothing has been kept of yet, and that isn't furniture or a row of links. */
function isSection(extraction: Extraction, block: Block): boolean {
  const runs = runsIn(extraction, block);
  if (NEVER.has(block.name) || !runs.some(isHeading) || runs.some((run) => run.kept)) return false;
  if (linkedShare(runs) > 0.4 || isBoilerplateLabel(labelOf(extraction, block))) return false;
  return !isFurniture(extraction, block);
}

function isAlike(one: Block, other: Block): boolean {
  const names = [...one.element.classList];
  return (
    one.name === other.name &&
    names.length > 0 &&
    names.some((name) => other.element.classList.contains(name))
  );
}
