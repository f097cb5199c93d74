import { isBoilerplateLabel, isByline, isNotice, withoutDate } from './boilerplate-phrases.ts';
import { labelOf } from './labels.ts';
import { type Extraction, isHeading, isProse, isWithin, lettersOf } from './measures.ts';
import type { Block, Run } from './outline.ts';

const QUOTED = new Set(['pre', 'table', 'blockquote', 'dl']);
const LISTED = new Set(['li', 'table', 'pre', 'blockquote', 'figure', 'figcaption', 'dl']);
const ITEM = new Set(['li']);
const SIGNATURE =
  'time, [rel~=author], [itemprop~=author], [itemprop~=datePublished], [itemprop~=dateModified], a[href*="/author"]';
/** Words in labels of bylines and dates. */
const MARK = /byline|dateline|author|credit|\b(?:post|entry)?-?(?:date|time|info)\b|meta|posted|publish/i;
/** A name behind "by" and nothing else. */
const NAMED = /^(?:[Bb]y|BY|Von|Por|Par|Di|Door)[: ]+\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}$/u;
const STAMP =
  /^(?:first |last )?(?:updated|modified|published|posted|aktualisiert|veröffentlicht|actualizado|publicado|publié|mis à jour)\b/i;

/** Ends as a sentence does, after a word that isn't a month. */
const SENTENCE = /\p{Ll}+ \p{Ll}+[.!?]["”»’]?$/u;

/** Removes title, byline, date, tags and notices from the start and end of an article. */
export function trimEdges(extraction: Extraction): void {
  const kept = extraction.runs.filter((run) => run.kept);
  const titles = new Set(extraction.titles.map(lettersOf));
  let prose = 0;
  for (const run of kept.slice(0, 25)) {
    const title = prose === 0 && isHeading(run) && titles.has(lettersOf(run.text));
    if (title || isSignature(extraction, run, prose === 0)) run.kept = false;
    else if (isProse(run) && ++prose === 2) break;
  }
  let body = 0;
  for (const run of kept.reverse().slice(0, 25)) {
    if (!run.kept) continue;
    const label = labelOf(extraction, run.parent);
    if (isWithin(run, QUOTED) || /foot|note|ref/i.test(label)) continue;
    if (run.text.length < 320 && isNotice(run.text, isFurnished(extraction, run))) run.kept = false;
    else if (isProse(run) && run.text.length > 100) {
      if (++body === 2) break;
    } else if (isSignature(extraction, run, false) || isCounter(extraction, run)) run.kept = false;
  }
}

/**
 * A byline or a date with little else, if the page says so: by its markup, its labels or its data. A line that only
 * looks like one may be of the text: a letter's date, "By the river", "Born: 12 March 1203".
 */
function isSignature(extraction: Extraction, run: Run, isFirst: boolean): boolean {
  const { text } = run;
  if (text.length > 110 || isWithin(run, LISTED) || isHeading(run)) return false;
  const undated = withoutDate(text);
  const isDate =
    undated !== null && undated.replace(/\b\d{1,2}[:.]\d\d\b.{0,12}|\b(?:19|20)\d\d\b/g, '').length < 25;
  if (!isDate && !isByline(text)) return false;
  if (isDate && SENTENCE.test(text) && !STAMP.test(text)) return false;
  return isMarked(extraction, run) || isKnown(extraction, text, isDate) || (isFirst && NAMED.test(text));
}

/** Whether the line, or the small block around it, is marked as the page's byline or date. */
function isMarked(extraction: Extraction, { parent, nodes }: Run): boolean {
  const own = nodes.some(
    (node) => node instanceof Element && (node.matches(SIGNATURE) || node.querySelector(SIGNATURE)),
  );
  if (own) return true;
  for (let block: Block | null = parent; block && block.end - block.first < 5; block = block.parent) {
    if (block.element.matches(SIGNATURE) || MARK.test(labelOf(extraction, block))) return true;
  }
  return false;
}

/** Whether the page's data name the same author or day, or the line says that it was published. */
function isKnown({ author, published }: Extraction, text: string, isDate: boolean): boolean {
  if (author && text.toLowerCase().includes(author.toLowerCase())) return true;
  if (!isDate) return false;
  if (STAMP.test(text) && /\b(?:19|20)\d\d\b/.test(text)) return true;
  const [year = '', month, day] = published?.split(/[-T]/) ?? [];
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  return (
    year !== '' && numbers.includes(Number(year)) && [month, day].some((one) => numbers.includes(Number(one)))
  );
}

/** Whether a link or a label says that a line is of the site, not of the text. */
const isFurnished = (extraction: Extraction, run: Run): boolean =>
  run.linked > 0 || isBoilerplateLabel(labelOf(extraction, run.parent));

const isCounter = (extraction: Extraction, run: Run): boolean =>
  run.images === 0 &&
  /^[\d\s.,:/|+•·–—-]+$/.test(run.text) &&
  isFurnished(extraction, run) &&
  !isWithin(run, ITEM);
