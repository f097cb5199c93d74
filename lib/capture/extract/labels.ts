import { BOILERPLATE_LABEL, RELATED_HEADING } from './boilerplate-phrases.ts';
import { isFurniture } from './furniture.ts';
import { isHeading, isProse, linkedShare, runsIn } from './measures.ts';
import type { Block, Labels, Outline, Run } from './outline.ts';

/** Words in class names and ids by which Readability drops an element, or counts it down. */
const DISLIKED =
  /-ad-|ai2html|banner|breadcrumbs|combx|comment|com-|community|contact|cover-wrap|disqus|extra|footer|gdpr|header|hid(?:den)?\b|legends|masthead|media|menu|meta|outbrain|related|remark|replies|rss|scroll|share|shoutbox|shopping|sidebar|skyscraper|social|sponsor|supplemental|tags|agegate|pagination|pager|popup|promo|widget|yom-remote|byline|author|dateline|writtenby/;

/** What page builders call every part of a page: Elementor, SiteOrigin. What follows says what it is for. */
const BUILT_WITH = /\b(?:elementor-widget|so-panel widget(?: widget_sow)?)\b[-_]?/g;

const isSuspect = (label: string): boolean => DISLIKED.test(label) || BOILERPLATE_LABEL.test(label);

/**
 * The block's class and id, without what only says what its heading says, and without words that would condemn text
 * with a heading of its own. Ids are often made of headings, and "social-order" isn't about sharing.
 */
export function labelsOf(outline: Outline, block: Block): Labels {
  if (block.labels) return block.labels;
  const { element } = block;
  const className = (element.getAttribute('class') ?? '').replace(BUILT_WITH, '');
  const own = element.getAttribute('id') ?? '';
  // An id of many words is made of a heading.
  const id = own.split(/[-_]/).length > 4 ? '' : own;
  block.labels = { className, id };
  if (!isSuspect(`${className} ${id}`.toLowerCase())) return block.labels;
  const isTitled = runsIn(outline, block).some(isTitle) || headingOf(outline, block) !== '';
  const mayBeText = (isTitled || BUILT.test(block.name)) && isUnlikeFurniture(outline, block);
  const isTrusted = isText(outline, block, mayBeText);
  const stems = isTrusted || mayBeText ? stemsOf(headingOf(outline, block)) : null;
  const keep = (label: string): boolean => {
    if (!isSuspect(label.toLowerCase())) return true;
    return !isTrusted && !(stems && !isSuspect(plain(label).replace(stems, '')));
  };
  block.labels = { className: className.split(/\s+/).filter(keep).join(' '), id: keep(id) ? id : '' };
  return block.labels;
}

/** Class, id and role in one string: clues to what a block is for. */
export function labelOf(outline: Outline, block: Block): string {
  if (!block.element.hasAttributes()) return '';
  const { className, id } = labelsOf(outline, block);
  return [className, id, block.element.getAttribute('role')].filter(Boolean).join(' ');
}

/** Whether the block is text that no word in a label can condemn: it has a heading, or rows and items of its own. */
function isText(outline: Outline, block: Block, mayBeText: boolean): boolean {
  const runs = runsIn(outline, block);
  if (/^h[1-6]$/.test(block.name)) {
    const next = outline.runs[block.end];
    return (next !== undefined && isProse(next)) || !runs.some(({ text }) => RELATED_HEADING.test(text));
  }
  return mayBeText && (BUILT.test(block.name) || (runs.some(isTitle) && runs.some(isProse)));
}

const BUILT = /^(?:table|dl|pre|blockquote|ul|ol)$/;

const isTitle = (run: Run): boolean => isHeading(run) || run.parent.name === 'summary';

const isUnlikeFurniture = (outline: Outline, block: Block): boolean =>
  linkedShare(runsIn(outline, block)) < 0.3 && !isFurniture(outline, block);

/** The heading that the block starts with, or that stands right before it. */
function headingOf({ runs }: Outline, { first, end }: Block): string {
  const own = runs.slice(first, Math.min(end, first + 3)).find(isTitle);
  const before = runs[first - 1];
  return (own ?? (before && isTitle(before) ? before : undefined))?.text ?? '';
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Matches words that start like one of the heading's. */
function stemsOf(heading: string): RegExp | null {
  const stems = (plain(heading).match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, 5));
  return stems.length > 0 ? new RegExp(`(?:${stems.join('|')})[\\p{L}\\p{N}]*`, 'gu') : null;
}
