import { type Draft, isHeading, isProse, keptBlocks, keptIn, lengthOf } from './measures.ts';
import { type Block, labelOf, type Run } from './outline.ts';

/** What authors call the element that holds an article's text. */
const BODY =
  /(?:^|[\s_-])(?:article|entry|post|story|blog|news|page|content|body)[-_]?(?:(?:body|main)[-_]?)?(?:body|content|text|copy|inner)(?:$|[\s_-])|articlebody|\be-content\b/;

/** Where the page names the element of the text and most of the words are there: nothing from outside it. */
export function keepBody(draft: Draft): void {
  const kept = draft.runs.filter((run) => run.kept);
  const prose = lengthOf(kept.filter(isProse));
  let best: Block | null = null;
  for (const block of keptBlocks(draft)) {
    const label = labelOf(block);
    if (label === '' || !BODY.test(label.toLowerCase())) continue;
    const inside = lengthOf(keptIn(draft, block).filter(isProse));
    if (inside > 200 && inside > 0.92 * prose) best = block;
  }
  if (!best) return;
  const { first, end } = best;
  for (const [at, run] of draft.runs.entries()) {
    if (at >= first && at < end) continue;
    const isNear = at < first && at >= first - 8;
    if (!isNear || !isLead(run)) run.kept = false;
  }
}

/** A subtitle or the opening picture just before the text. */
function isLead(run: Run): boolean {
  return run.images > 0 || isHeading(run) || run.parent.name === 'figcaption' || isProse(run);
}
