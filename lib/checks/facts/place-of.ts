import { isHiddenField } from '../../entries/index.ts';
import type { EntryRef } from '../../library/index.ts';
import type { LabeledFact, Place, Range, RelationFact } from './entry-facts.ts';

const BLANK = /\s+/g;
const MENTION_MARKUP = /@\[((?:[^[\]\n]|\[[^[\]\n]{0,80}\]){1,300})\]\([^()\n]{0,120}\)/g;
const TAG_MARKUP = /\[\/?[a-z][a-z0-9]{0,20}(?:[:|=][^[\]\n]{0,200})?\]/gi;

/** A short value without markup: mentions become their labels. */
export function plainValue(value: string): string {
  const plain = value.includes('[') ? value.replace(MENTION_MARKUP, '$1').replace(TAG_MARKUP, '') : value;
  return plain.replace(BLANK, ' ').trim();
}

/** What places need of an entry. */
export interface Placed {
  ref: EntryRef;
  title: string;
  isPublic: boolean;
}

/** A place in an entry: a whole field, or a range of its text. */
export function placeOf(entry: Placed, field: string, quote: string, range: Range | null = null): Place {
  const isPrivate = !entry.isPublic || isHiddenField(field);
  return { ref: entry.ref, title: entry.title, field, range, quote, mark: null, isPrivate };
}

/** The place of a line or row with a label. It is quoted with the label, which tells what its value means; a sentence as it is. */
export function placeOfLabeled(
  entry: Placed,
  { written, value, field, range, sentence }: Omit<LabeledFact, 'label' | 'ids'>,
): Place {
  if (sentence !== undefined) {
    const at = sentence.indexOf(value);
    return {
      ...placeOf(entry, field, sentence, range),
      mark: at < 0 ? [0, sentence.length] : [at, at + value.length],
    };
  }
  const quote = `${written}: ${value}`;
  return { ...placeOf(entry, field, quote, range), mark: [quote.length - value.length, quote.length] };
}

/** The place of a field that names another entry, which may have another title by now. */
export const placeOfRelation = (
  entry: Placed,
  { field, title }: RelationFact,
  to: { title: string } | null,
): Place => placeOf(entry, field, to?.title ?? title);

/** Characters around a range that a quote has. */
const AROUND = 60;
const EDGE = /\s/;

/** A place in a text with what stands around it in its line. */
export function placeInText(entry: Placed, field: string, text: string, range: Range): Place {
  const [start, end] = range;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  let from = Math.max(lineStart, start - AROUND);
  let to = Math.min(lineEnd < 0 ? text.length : lineEnd, end + AROUND);
  // Words stay whole.
  while (from > lineStart && from < start && !EDGE.test(text.charAt(from - 1))) from++;
  while (to < text.length && to > end && text.charAt(to) !== '\n' && !EDGE.test(text.charAt(to))) to--;
  const quote = text.slice(from, to);
  return { ...placeOf(entry, field, quote, range), mark: [start - from, end - from] };
}
