import { tablePart } from '../live-page.ts';
import { keepAlike, keepAsides, keepParts } from './beside.ts';
import { type Extraction, keptBlocks, keptIn, lengthOf } from './measures.ts';
import type { Block } from './outline.ts';
import {
  removeBoxes,
  removeCards,
  removeControls,
  removeRelated,
  removeRepeats,
  trimEdges,
} from './remove.ts';
import { restore } from './restore.ts';
import { keepBody, keepWholePage } from './whole.ts';

/** Keeps all rows of a table without `<table>`: short rows don't look like article text to the finder. */
function keepTables(extraction: Extraction): void {
  for (const block of keptBlocks(extraction)) {
    const runs = extraction.runs.slice(block.first, block.end);
    // Some pages use a table for their layout, so most of it isn't article text.
    const isPart = runs.length > 1 && lengthOf(keptIn(extraction, block)) > 0.3 * lengthOf(runs);
    if (!isPart || !isTable(block)) continue;
    for (const run of runs) run.kept = true;
  }
}

function isTable({ name, element, parts }: Block): boolean {
  return parts.length > 1 && name !== 'table' && name !== 'body' && tablePart(element) === 'table';
}

/** Steps that run after the finder, in this order. */
export const STEPS: Record<string, (extraction: Extraction) => void> = {
  restore,
  body: keepBody,
  parts: keepParts,
  alike: keepAlike,
  asides: keepAsides,
  boxes: removeBoxes,
  related: removeRelated,
  cards: removeCards,
  repeats: removeRepeats,
  controls: removeControls,
  edges: trimEdges,
  tables: keepTables,
  whole: keepWholePage,
};
