// Pages that aren't one text: lists of things, the sections of a service, one thing with its facts. All of such a page
// is kept but its furniture.
import {
  CONTROL,
  isBoilerplateLabel,
  RELATED_HEADING,
  SHOP_CONTROL,
  THREAD_LABEL,
} from './boilerplate-phrases.ts';
import { FIELDS, isFurniture } from './furniture.ts';
import { labelOf } from './labels.ts';
import {
  type Extraction,
  isHeading,
  isProse,
  keptBlocks,
  keptIn,
  lengthOf,
  linkedShare,
  runsIn,
} from './measures.ts';
import type { Block, Run } from './outline.ts';
import type { PageKind } from './page-kind.ts';

/** The finder's text is the page's if it is this share of the page without its furniture, by what the page says it is. */
const ENOUGH: Record<PageKind, number> = {
  article: 0.6,
  product: 0.35,
  thread: 0.6,
  list: 0.95,
  other: 0.85,
};
/**
 * Or if it is a text of this many characters, and the page says that it is an article, or the text has this share of the
 * page's sentences: the rest are links and cards.
 */
const TEXT = { length: 700, share: 0.7 };
/** Or if paragraphs in one place are this long together, and this share of what was found: the rest are teasers. */
const COLUMN = { length: 1_500, share: 0.4 };
/**
 * Less than this share is never enough if the page sells one thing, or links are most of what would be left out: a
 * shop's words above its lamps.
 */
const LITTLE = 0.3;
/** `main` is what the page is about if it holds this share of it. A larger block is never furniture. */
const MUCH = 0.3;
/** A line that is repeated this often is a label of the site's. */
const OFTEN = 3;
const PANEL =
  /cookie|consent|breadcrumb|menu|navbar|nav-|navigation|modal|popup|filter|facet|skip|pager|pagination/i;

/** Keeps all of the page but its furniture, if what is kept so far is only a small part of that. */
export function keepWholePage(extraction: Extraction): void {
  const { kind } = extraction;
  const whole = wholeOf(extraction);
  const kept = extraction.runs.filter((run) => run.kept);
  // What was found of a list's page may be the words about the list.
  const found = kind === 'list' ? whole.filter((run) => run.kept) : kept;
  if (lengthOf(found) >= ENOUGH[kind] * lengthOf(whole)) return;
  const mayBeEnough =
    kind !== 'list' && (lengthOf(kept) >= LITTLE * lengthOf(whole) || !isAboutThings(kind, whole));
  if (mayBeEnough && isOneText(kind, kept.filter(isProse), whole.filter(isProse))) return;
  if (mayBeEnough && isMostOfBody(extraction, kept, whole)) return;
  const all = new Set(kind === 'list' ? [...kept, ...whole] : whole);
  for (const run of extraction.runs) run.kept = all.has(run);
  extraction.isWhole = true;
}

const isAboutThings = (kind: PageKind, whole: readonly Run[]): boolean =>
  kind === 'product' || (kind === 'other' && linkedShare(whole.filter((run) => !run.kept)) > 0.5);

/** Whether what was found is most of an element that is labeled as an article's text. */
function isMostOfBody(extraction: Extraction, kept: readonly Run[], whole: readonly Run[]): boolean {
  for (const block of keptBlocks(extraction)) {
    if (!isBody(extraction, block)) continue;
    const inside = new Set(runsIn(extraction, block));
    const own = lengthOf(kept.filter((run) => inside.has(run)));
    if (own > 0.7 * lengthOf(whole.filter((run) => inside.has(run))) && own > 0.9 * lengthOf(kept))
      return true;
  }
  return false;
}

function isOneText(kind: PageKind, kept: readonly Run[], whole: readonly Run[]): boolean {
  const length = lengthOf(kept);
  if (length > TEXT.length && (kind === 'article' || length > TEXT.share * lengthOf(whole))) return true;
  const columns = new Map<Block | null, number>();
  for (const { parent, text } of kept) {
    const place = parent.name === 'p' ? parent.parent : parent;
    columns.set(place, (columns.get(place) ?? 0) + text.length);
  }
  return Math.max(0, ...columns.values()) > Math.max(COLUMN.length, COLUMN.share * length);
}

function wholeOf(extraction: Extraction): Run[] {
  const most = MUCH * lengthOf(extraction.runs);
  const found = runsOf(extraction, extraction.root, most);
  const main = found.filter((run) => isWithinMain(run));
  const whole = lengthOf(main) > MUCH * lengthOf(found) ? main : found;
  const counts = new Map<string, number>();
  for (const { text } of whole) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isLabel = (run: Run): boolean => isControl(run) && (counts.get(run.text) ?? 0) >= OFTEN;
  return whole.filter((run, at) => !isLabel(run) && !isDecoration(run, whole[at - 1]));
}

/** A picture without words that leads nowhere, or follows another picture of the same thing. */
function isDecoration({ text, images, embeds, parent, nodes }: Run, before: Run | undefined): boolean {
  if (text !== '' || images === 0 || embeds > 0) return false;
  if (before?.text === '' && before.images > 0) return true;
  const has = (selector: string): boolean =>
    nodes.some((node) => node instanceof Element && (node.matches(selector) || node.querySelector(selector)));
  return !has('img[alt]:not([alt=""])') && !has('a[href]') && !parent.element.closest('a[href], figure');
}

/** A short line that only leads somewhere. */
const isControl = ({ text, linked, parent }: Run): boolean =>
  text !== '' &&
  text.length <= 40 &&
  !/\d/.test(text) &&
  linked === text.length &&
  !/^h[1-6]$/.test(parent.name);

/** `most`: characters of the largest block that may be furniture. */
function runsOf(extraction: Extraction, block: Block, most: number): Run[] {
  return block.parts.flatMap((part) => {
    if (part.kind === 'run') return CONTROL.test(part.text) || SHOP_CONTROL.test(part.text) ? [] : [part];
    return isPanel(extraction, part, most) ? [] : runsOf(extraction, part, most);
  });
}

function isPanel(extraction: Extraction, block: Block, most: number): boolean {
  const { kind } = extraction;
  const { name, element } = block;
  if (name === 'footer' && !element.closest('blockquote')) return true;
  if (name === 'header' && !element.closest('main, [role=main], article')) return true;
  const runs = runsIn(extraction, block);
  if (block.aside === block) return !runs.some((run) => run.kept);
  if (lengthOf(runs) > most) return false;
  if (name === 'form') return element.querySelector(FIELDS) !== null;
  const heading = runs.slice(0, 2).find(isHeading);
  if (kind !== 'other' && heading && RELATED_HEADING.test(heading.text)) return true;
  const label = labelOf(extraction, block);
  if (label === '' || element.querySelector('main, [role=main]')) return false;
  if (THREAD_LABEL.test(label)) return isFurniture(extraction, block);
  if (kind === 'product' && /review/i.test(label)) return true;
  return (PANEL.test(label) || isBoilerplateLabel(label)) && linkedShare(runs) > 0.4;
}

function isWithinMain({ parent }: Run): boolean {
  for (let block: Block | null = parent; block; block = block.parent)
    if (block.name === 'main' || block.element.getAttribute('role') === 'main') return true;
  return false;
}

/** Class names and ids that sites use for the element with an article's text. */
const BODY =
  /(?:^|[\s_-])(?:article|entry|post|story|blog|news|page|content|body)[-_]?(?:(?:body|main)[-_]?)?(?:body|content|text|copy|inner)(?:$|[\s_-])|articlebody|\be-content\b/;

/** Whether a block is labeled as the one with an article's text. */
function isBody(extraction: Extraction, block: Block): boolean {
  const { element } = block;
  const label = labelOf(extraction, block);
  if (label !== '' && BODY.test(label.toLowerCase())) return true;
  return [element.getAttribute('itemprop'), element.getAttribute('name')].includes('articleBody');
}

/** If a labeled body element holds nearly all of the kept prose, drops everything outside it except the lead. */
export function keepBody(extraction: Extraction): void {
  const kept = extraction.runs.filter((run) => run.kept);
  const prose = lengthOf(kept.filter(isProse));
  let best: Block | null = null;
  for (const block of keptBlocks(extraction)) {
    if (!isBody(extraction, block)) continue;
    const inside = lengthOf(keptIn(extraction, block).filter(isProse));
    if (inside > 200 && inside > 0.92 * prose) best = block;
  }
  if (!best) return;
  const { first, end } = best;
  for (const [at, run] of extraction.runs.entries()) {
    if (at >= first && at < end) continue;
    const isNear = at < first && at >= first - 8;
    if (!isNear || !isLead(run)) run.kept = false;
  }
}

/** A subtitle or lead image right before the text. */
function isLead(run: Run): boolean {
  return run.images > 0 || isHeading(run) || run.parent.name === 'figcaption' || isProse(run);
}
