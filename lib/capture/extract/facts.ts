import { blockAround, isHeading, isWithin } from './measures.ts';
import type { Run } from './outline.ts';

const TABULAR = new Set(['table', 'dl']);
/** A label, and its value behind a colon or on the next line. */
const PAIR = /^[^\n:：]{2,40}(?:[:：]\s|\s*\n)\s*\S[\s\S]{0,200}$/;

/** Whether runs are pairs of a label and a short value, as a box with the facts of an article has them. */
export function isFacts(runs: readonly Run[]): boolean {
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
