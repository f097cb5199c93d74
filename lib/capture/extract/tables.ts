import { tablePart } from '../live-page.ts';
import { type Draft, keptBlocks, keptIn, lengthOf } from './measures.ts';
import type { Block } from './outline.ts';

/** A table that is built of other elements is kept whole: its short rows look like no part of a text. */
export function keepTables(draft: Draft): void {
  for (const block of keptBlocks(draft)) {
    const runs = draft.runs.slice(block.first, block.end);
    // Some pages are laid out as a table; most of that is no article.
    const isPart = runs.length > 1 && lengthOf(keptIn(draft, block)) > 0.3 * lengthOf(runs);
    if (!isPart || !isTable(block)) continue;
    for (const run of runs) run.kept = true;
  }
}

function isTable({ name, element, parts }: Block): boolean {
  return parts.length > 1 && name !== 'table' && name !== 'body' && tablePart(element) === 'table';
}
