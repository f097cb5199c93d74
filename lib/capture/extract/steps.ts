import { keepBody } from './body.ts';
import { trimEdges } from './edges.ts';
import type { Draft } from './measures.ts';
import { removeBoxes, removeCards, removeControls, removeRelated, removeRepeats } from './remove.ts';
import { restore } from './restore.ts';
import { keepTables } from './tables.ts';

/** What is done after the finder, in order. */
export const STEPS: Record<string, (draft: Draft) => void> = {
  restore,
  body: keepBody,
  boxes: removeBoxes,
  related: removeRelated,
  cards: removeCards,
  repeats: removeRepeats,
  controls: removeControls,
  edges: trimEdges,
  tables: keepTables,
};
