import { labelOf } from './labels.ts';
import { type Extraction, isHeading, isProse, keptBlocks, keptIn, lengthOf } from './measures.ts';
import type { Block, Run } from './outline.ts';

/** Class names and ids that sites use for the element with an article's text. */
const BODY =
  /(?:^|[\s_-])(?:article|entry|post|story|blog|news|page|content|body)[-_]?(?:(?:body|main)[-_]?)?(?:body|content|text|copy|inner)(?:$|[\s_-])|articlebody|\be-content\b/;

/** Whether a block is labeled as the one with an article's text. */
export function isBody(extraction: Extraction, block: Block): boolean {
  const { element } = block;
  const label = labelOf(extraction, block);
  if (label !== '' && BODY.test(label.toLowerCase())) return true;
  return [element.getAttribute('itemprop'), element.getAttribute('name')].includes('articleBody');
}

/** If a labeled body element holds nearly all of the kept prose, drops everything outside it except the lead. */
export function keepBody(extraction: Extraction): void {
  const kept = extraction.runs.filter((run) => run.kept);
  const prose = lengthOf(kept.filter(isProse));
  let best: Block | null = null;
  for (const block of keptBlocks(extraction)) {
    if (!isBody(extraction, block)) continue;
    const inside = lengthOf(keptIn(extraction, block).filter(isProse));
    if (inside > 200 && inside > 0.92 * prose) best = block;
  }
  if (!best) return;
  const { first, end } = best;
  for (const [at, run] of extraction.runs.entries()) {
    if (at >= first && at < end) continue;
    const isNear = at < first && at >= first - 8;
    if (!isNear || !isLead(run)) run.kept = false;
  }
}

/** A subtitle or lead image right before the text. */
function isLead(run: Run): boolean {
  return run.images > 0 || isHeading(run) || run.parent.name === 'figcaption' || isProse(run);
}
