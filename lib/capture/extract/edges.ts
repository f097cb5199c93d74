import { type Draft, isHeading, isProse, isWithin } from './measures.ts';
import type { Run } from './outline.ts';
import { BYLINE, CLOSING, DATE } from './wording.ts';

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Removes what stands before the first and after the last words of an article: title, byline, date, tags, notices. */
export function trimEdges(draft: Draft): void {
  const kept = draft.runs.filter((run) => run.kept);
  const titles = new Set(draft.titles.map(letters));
  let prose = 0;
  for (const run of kept.slice(0, 25)) {
    const title = prose === 0 && isHeading(run) && titles.has(letters(run.text));
    if (title || isOpening(run)) run.kept = false;
    else if (isProse(run) && ++prose === 2) break;
  }
  let body = 0;
  for (const run of kept.reverse().slice(0, 25)) {
    if (!run.kept) continue;
    if (isWithin(run, /^(?:pre|table|blockquote|dl)$/) || /foot|note|ref/i.test(run.parent.label)) continue;
    if (CLOSING.test(run.text) && run.text.length < 320) run.kept = false;
    else if (isProse(run) && run.text.length > 100) {
      if (++body === 2) break;
    } else if (isOpening(run) || isCounter(run)) run.kept = false;
  }
}

/** A byline or a date, with little else. */
function isOpening(run: Run): boolean {
  const { text } = run;
  if (text.length > 110 || isWithin(run, /^(?:li|table|pre|blockquote|figure|figcaption|dl)$/)) return false;
  if (BYLINE.test(text)) return !/[.!?]$/.test(text) || DATE.test(text);
  const rest = text.replace(DATE, '').replace(/\b\d{1,2}[:.]\d\d\b.{0,12}|\b(?:19|20)\d\d\b/g, '');
  return DATE.test(text) && rest.length < 25 && !isHeading(run);
}

const isCounter = (run: Run): boolean =>
  run.images === 0 && /^[\d\s.,:/|+•·–—-]+$/.test(run.text) && !isWithin(run, /^li$/);
