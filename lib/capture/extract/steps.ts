import { keepAsides, keepParts } from './beside.ts';
import { keepBody } from './body.ts';
import { trimEdges } from './edges.ts';
import type { Extraction } from './measures.ts';
import { removeBoxes, removeCards, removeControls, removeRelated, removeRepeats } from './remove.ts';
import { restore } from './restore.ts';
import { keepTables } from './tables.ts';
import { keepWholePage } from './whole.ts';

/** Steps that run after the finder, in this order. */
export const STEPS: Record<string, (extraction: Extraction) => void> = {
  restore,
  body: keepBody,
  parts: keepParts,
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
