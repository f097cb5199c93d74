import {
  CONTROL,
  isBoilerplateLabel,
  isByline,
  isNotice,
  LINKS_LABEL,
  NETWORK,
  REFERENCES_HEADING,
  RELATED_HEADING,
  RELATED_LINE,
  THREAD_LABEL,
  withoutDate,
} from './boilerplate-phrases.ts';
import { labelOf } from './labels.ts';
import {
  type Extraction,
  isHeading,
  isHeadingLike,
  isProse,
  isWithin,
  keptBlocks,
  keptIn,
  lengthOf,
  lettersOf,
  linkedShare,
} from './measures.ts';
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

const TYPED = new Set(['pre', 'table']);
const TABULAR = new Set(['pre', 'table', 'dl']);

const drop = (runs: readonly Run[]): void => {
  for (const run of runs) run.kept = false;
};

/** Removes boxes labeled as boilerplate: comments, promotions, share buttons. */
export function removeBoxes(extraction: Extraction): void {
  const all = lengthOf(extraction.runs.filter((run) => run.kept));
  const boxes: Run[] = [];
  const threads: Run[] = [];
  for (const block of keptBlocks(extraction)) {
    if (!isBoilerplateLabel(labelOf(extraction, block))) continue;
    const runs = keptIn(extraction, block);
    const length = lengthOf(runs);
    if (THREAD_LABEL.test(labelOf(extraction, block))) threads.push(...runs);
    else if (length < 0.25 * all && lengthOf(runs.filter(isProse)) < 400) {
      const lists = LINKS_LABEL.test(labelOf(extraction, block)) && !runs.some((run) => run.images > 0);
      if (!lists || linkedShare(runs) > 0.3) boxes.push(...runs);
    }
  }
  // Sometimes such a box is the main content, as in a discussion, so it is removed only if most of the text remains.
  for (const found of [new Set(boxes), new Set(threads)]) {
    if (lengthOf([...found]) < 0.4 * all) drop([...found]);
  }
}

/** Removes lists of related articles together with their heading. */
export function removeRelated(extraction: Extraction): void {
  const kept = extraction.runs.filter((run) => run.kept);
  for (const [at, run] of kept.entries()) {
    if (!run.kept) continue;
    const linked = run.text.length < 250 && run.linked > 0.4 * run.text.length;
    if (linked && RELATED_LINE.test(run.text.replace(/^[([]/, ''))) {
      drop([run]);
      continue;
    }
    if (!isHeadingLike(run) || isWithin(run, TYPED)) continue;
    const references = REFERENCES_HEADING.test(run.text) && !/^h[1-3]$/.test(run.parent.name);
    if (!references && !RELATED_HEADING.test(run.text)) continue;
    const teasers = teasersFrom(kept, at + 1);
    const goesOn = kept.slice(at + 1 + teasers.length).filter(isProse).length > 1;
    // Without links it is the heading of what follows.
    if ((references && !goesOn) || (teasers.length === 0 && kept[at + 1])) continue;
    drop([run, ...teasers]);
  }
}

function teasersFrom(kept: readonly Run[], from: number): Run[] {
  const teasers: Run[] = [];
  let blurbs = 0;
  for (const run of kept.slice(from, from + 60)) {
    const linked = run.linked > 0.5 * run.text.length;
    if (linked || run.text === '') blurbs = 0;
    else if (isProse(run) || run.text.length > 200 || /^h[1-4]$/.test(run.parent.name) || ++blurbs > 2) break;
    teasers.push(run);
  }
  while (teasers.length > 0 && !isLinked(teasers[teasers.length - 1])) teasers.pop();
  return teasers;
}

const isLinked = (run: Run | undefined): boolean =>
  run !== undefined && run.linked > 0.5 * run.text.length && run.linked > 0;

/** Removes cards of other articles: a row of similar blocks, each with a linked title and an image, date or blurb. */
export function removeCards(extraction: Extraction): void {
  const all = lengthOf(extraction.runs.filter((run) => run.kept));
  for (const block of keptBlocks(extraction)) {
    if (block.parts.length < 3) continue;
    const cards = block.parts.filter(
      (part): part is Block => part.kind === 'block' && isCard(extraction, part),
    );
    if (cards.length < 3 || cards.length < 0.6 * block.parts.length) continue;
    const runs = cards.flatMap((card) => keptIn(extraction, card));
    if (lengthOf(runs) < 0.4 * all) drop(runs);
  }
}

function isCard(extraction: Extraction, block: Block): boolean {
  const runs = keptIn(extraction, block);
  if (runs.length === 0 || /^t[rdh]$/.test(block.name)) return false;
  const rich = runs.some((run) => run.images > 0) || runs.length > 1;
  const title = runs.some((run) => run.linked >= 15 && run.linked > 0.8 * run.text.length);
  return rich && title && lengthOf(runs) < 500 && linkedShare(runs) > 0.4;
}

/** Removes button labels, counters and placeholders. */
export function removeControls(extraction: Extraction): void {
  for (const [at, run] of extraction.runs.entries()) {
    if (!run.kept || run.text.length > 60) continue;
    const next = extraction.runs[at + 1];
    if (isHeading(run) && next?.kept && next.linked === 0 && !CONTROL.test(next.text)) continue;
    if (!CONTROL.test(run.text) && !(run.linked > 0 && NETWORK.test(run.text))) continue;
    if (!isWithin(run, TABULAR)) run.kept = false;
  }
}

/** Removes captions repeated by a gallery, and shortened copies of a text that also appears in full. */
export function removeRepeats(extraction: Extraction): void {
  const seen = new Map<string, Run>();
  for (const run of extraction.runs) {
    if (!run.kept || run.text.length < 25 || isWithin(run, TYPED)) continue;
    const key = run.text.slice(0, 60).toLowerCase();
    const first = seen.get(key);
    if (!first?.kept) seen.set(key, run);
    else if (first.text === run.text) {
      if (isCaption(extraction, first) || isCaption(extraction, run) || isLinked(run)) run.kept = false;
    } else if (isCutFrom(run.text, first.text)) run.kept = false;
    else if (isCutFrom(first.text, run.text)) {
      first.kept = false;
      seen.set(key, run);
    }
  }
}

const CUT = /\s*(?:…|\.\.\.|(?:read |show |see )?more)\s*$/i;

const isCutFrom = (cut: string, whole: string): boolean =>
  CUT.test(cut) && whole.startsWith(cut.replace(CUT, ''));

const isCaption = (extraction: Extraction, { parent }: Run): boolean =>
  parent.name === 'figcaption' || /caption|gallery|slide|photo/i.test(labelOf(extraction, parent));
