import { blocksIn, type Draft, isHeading, isProse, keptIn, lengthOf } from './measures.ts';
import type { Block, Run } from './outline.ts';

/** What authors call the element that holds an article's text. */
const BODY =
  /(?:^|[\s_-])(?:article|entry|post|story|blog|news|page|content|body)[-_]?(?:(?:body|main)[-_]?)?(?:body|content|text|copy|inner)(?:$|[\s_-])|articleBody|\be-content\b/i;

/** Where the page names the element of the text and most of the words are there: nothing from outside it. */
export function keepBody(draft: Draft): void {
  const kept = draft.runs.filter((run) => run.kept);
  const prose = lengthOf(kept.filter(isProse));
  let best: Block | null = null;
  for (const block of blocksIn(draft.root)) {
    if (!BODY.test(block.label)) continue;
    const inside = lengthOf(keptIn(draft, block).filter(isProse));
    if (inside > 200 && inside > 0.92 * prose) best = block;
  }
  if (!best) return;
  const { first, end } = best;
  for (const run of [...draft.runs.slice(0, first), ...draft.runs.slice(end)]) {
    if (!isLead(run, draft, first)) run.kept = false;
  }
}

/** A subtitle or the opening picture just before the text. */
function isLead(run: Run, draft: Draft, first: number): boolean {
  const at = draft.runs.indexOf(run);
  if (at > first || at < first - 8) return false;
  return run.images > 0 || isHeading(run) || run.parent.name === 'figcaption' || isProse(run);
}
