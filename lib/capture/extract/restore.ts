import { CONTROL, isBoilerplateLabel, RELATED_HEADING } from './boilerplate-phrases.ts';
import { isFurniture } from './furniture.ts';
import { labelOf } from './labels.ts';
import { type Extraction, isHeading, isProse, lengthOf, linkedShare, runsIn } from './measures.ts';
import type { Block, Run } from './outline.ts';

const NEVER = new Set(['nav', 'aside', 'dialog', 'menu', 'form', 'footer']);
/** A dropped run is restored only if a kept run follows within this many runs. */
const REACH = 60;

/** Restores headings, sections, quotes, captions and lists that the finder dropped in the middle of an article. */
export function restore(extraction: Extraction): void {
  const { runs } = extraction;
  const length = lengthOf(runs.filter((run) => run.kept));
  const restored: Run[] = [];
  const done = new Set<Block>();
  let before = -1;
  let next = 0;
  for (const [at, run] of runs.entries()) {
    if (run.kept) before = at;
    const above = runs[before];
    if (run.kept || !above) continue;
    if (next <= at) next = at + 1;
    while (next < runs.length && !runs[next]?.kept) next++;
    const after = runs[next];
    if (!after || next >= at + REACH) continue;
    const dropped = largestBetween(run, before, next);
    if (!dropped && isProse(run)) restored.push(run);
    if (!dropped || done.has(dropped)) continue;
    done.add(dropped);
    restored.push(...belonging(extraction, dropped, above, after));
  }
  // Anything larger isn't a lost part but a different text.
  if (lengthOf(restored) < 0.4 * length) for (const run of restored) run.kept = true;
  restoreTail(extraction);
}

/** The largest block around the run that has no kept run, or null if the run is beside one: between `before` and `after`. */
function largestBetween(run: Run, before: number, after: number): Block | null {
  let found: Block | null = null;
  for (let block: Block | null = run.parent; block; block = block.parent) {
    if (block.first <= before || block.end > after) break;
    found = block;
  }
  return found;
}

function belonging(extraction: Extraction, block: Block, before: Run, after: Run): Run[] {
  const runs = runsIn(extraction, block);
  if (after.parent === block) return [];
  const [first, ...others] = runs;
  if (first && isHeading(first) && others.every(isAnchor))
    return isTitle(first) && !ancestors(first, block).some(({ name }) => NEVER.has(name)) ? [first] : [];
  if (linkedShare(runs) > 0.1 && runs.some(({ text }) => RELATED_HEADING.test(text))) return [];
  const isCard = isLinkedCard(block) && !isBoilerplateLabel(labelOf(extraction, block));
  if (!isCard && runs.some((run) => isBoilerplate(extraction, run, block))) return [];
  return isCard || isOfText(extraction, block, runs, before)
    ? runs.filter((run) => !CONTROL.test(run.text))
    : [];
}

/** A heading of the text, rather than one that leads to another page. Labels say nothing of it: page builders label all. */
const isTitle = (run: Run): boolean =>
  run.text.length <= 150 && (run.linked < 0.5 * run.text.length || isAnchor(run)) && !CONTROL.test(run.text);

/** A link to a place on the same page, as documentation has them in or beside its headings. */
const isAnchor = ({ text, linked, parent, nodes }: Run): boolean =>
  linked > 0.5 * text.length &&
  [parent.element, ...nodes].some(
    (node) =>
      node instanceof Element &&
      (node.closest('a[href^="#"]') ?? node.querySelector('a[href^="#"]')) !== null,
  );

/** Whether a dropped block goes on with the text, by what it is made of. */
function isOfText(extraction: Extraction, block: Block, runs: readonly Run[], before: Run): boolean {
  const length = lengthOf(runs);
  const share = linkedShare(runs);
  const images = runs.reduce((all, run) => all + run.images, 0);
  const prose = lengthOf(runs.filter((run) => isProse(run) || run.parent.name === 'pre'));
  if (block.name === 'dt') return share < 0.9;
  if (block.name === 'blockquote' || prose > 0.6 * length) return share < 0.4;
  if (/^(?:pre|ul|ol|dl|table)$/.test(block.name))
    return share < 0.3 || (/[:：]$/.test(before.text) && images === 0);
  if (images > 0 && length > 0 && length < 300 && isCaptioned(extraction, block))
    return share < 0.3 && !runs.some(isHeading);
  const most = prose > 0 || runs.some(isHeading) ? 0.3 : isNote(extraction, block) ? 0.1 : 0;
  return length > 0 && share <= most && !isFurniture(extraction, block);
}

const isBoilerplate = (extraction: Extraction, run: Run, within: Block): boolean =>
  ancestors(run, within).some(
    (block) => NEVER.has(block.name) || isBoilerplateLabel(labelOf(extraction, block)),
  );

/** The blocks around a run, up to `within`. */
function ancestors(run: Run, within: Block): Block[] {
  const found: Block[] = [];
  for (let block: Block | null = run.parent; block; block = block === within ? null : block.parent)
    found.push(block);
  return found;
}

const isNote = (extraction: Extraction, block: Block): boolean =>
  /foot|note/i.test(labelOf(extraction, block));

/** A link around a title and a sentence, which an author puts between paragraphs. Cards in a row lead to other articles. */
function isLinkedCard(block: Block): boolean {
  const [inner] = block.parts;
  const card = block.name === 'figure' && inner?.kind === 'block' ? inner : block;
  const isAlone =
    block.parent?.parts.filter((part) => part.kind === 'block' && part.name === block.name).length === 1;
  return card.name === 'a' && card.end - card.first > 1 && isAlone;
}

function isCaptioned(extraction: Extraction, block: Block): boolean {
  return block.name === 'figure' || /figure|caption|image|photo/i.test(labelOf(extraction, block));
}

/** Restores what follows the last kept paragraph if it has two kept siblings: paragraphs, or boxes built alike. */
function restoreTail(extraction: Extraction): void {
  const { runs } = extraction;
  const last = runs.findLastIndex((run) => run.kept && isProse(run));
  const end = runs[last];
  const home = end?.parent.parent;
  if (end?.parent.name !== 'p' || !home) return;
  const beside = runs.filter((run) => run.kept && isProse(run) && run.parent.parent === home);
  if (beside.length < 3) return;
  for (const part of home.parts.slice(
    home.parts.indexOf(end.parent) + 1,
    home.parts.indexOf(end.parent) + 4,
  )) {
    if (part.kind === 'run') return;
    const inside = runsIn(extraction, part);
    const isMore = part.name === 'p' && inside.every(isProse);
    if (!isMore && !isSteps(extraction, part)) return;
    for (const run of inside) run.kept = true;
  }
}

function isSteps(extraction: Extraction, block: Block): boolean {
  const [first, ...others] = block.parts.filter((part) => part.kind === 'block');
  const isAlike =
    others.length > 0 &&
    others.every(
      ({ name, element }) => name === first?.name && element.className === first.element.className,
    );
  const runs = runsIn(extraction, block);
  return (
    isAlike &&
    runs.every((run) => run.linked === 0 && !isBoilerplate(extraction, run, block)) &&
    !isFurniture(extraction, block)
  );
}
