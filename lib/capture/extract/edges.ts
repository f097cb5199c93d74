import { isByline, isNotice, withoutDate } from './boilerplate-phrases.ts';
import { type Extraction, isHeading, isProse, isWithin, lettersOf } from './measures.ts';
import { labelOf, type Run } from './outline.ts';

const QUOTED = new Set(['pre', 'table', 'blockquote', 'dl']);
const LISTED = new Set(['li', 'table', 'pre', 'blockquote', 'figure', 'figcaption', 'dl']);
const ITEM = new Set(['li']);

/** Removes title, byline, date, tags and notices from the start and end of an article. */
export function trimEdges(extraction: Extraction): void {
  const kept = extraction.runs.filter((run) => run.kept);
  const titles = new Set(extraction.titles.map(lettersOf));
  let prose = 0;
  for (const run of kept.slice(0, 25)) {
    const title = prose === 0 && isHeading(run) && titles.has(lettersOf(run.text));
    if (title || isOpening(run)) run.kept = false;
    else if (isProse(run) && ++prose === 2) break;
  }
  let body = 0;
  for (const run of kept.reverse().slice(0, 25)) {
    if (!run.kept) continue;
    if (isWithin(run, QUOTED) || /foot|note|ref/i.test(labelOf(run.parent))) continue;
    if (run.text.length < 320 && isNotice(run.text)) run.kept = false;
    else if (isProse(run) && run.text.length > 100) {
      if (++body === 2) break;
    } else if (isOpening(run) || isCounter(run)) run.kept = false;
  }
}

/** A byline or a date with little else. */
function isOpening(run: Run): boolean {
  const { text } = run;
  if (text.length > 110 || isWithin(run, LISTED)) return false;
  const undated = withoutDate(text);
  if (isByline(text)) return !/[.!?]$/.test(text) || undated !== null;
  if (undated === null || isHeading(run)) return false;
  return undated.replace(/\b\d{1,2}[:.]\d\d\b.{0,12}|\b(?:19|20)\d\d\b/g, '').length < 25;
}

const isCounter = (run: Run): boolean =>
  run.images === 0 && /^[\d\s.,:/|+•·–—-]+$/.test(run.text) && !isWithin(run, ITEM);
