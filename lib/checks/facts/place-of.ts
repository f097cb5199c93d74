import { isHiddenField } from '../../entries/index.ts';
import type { EntryRef } from '../../library/index.ts';
import { wordsAround } from '../../markup/index.ts';
import type { LabeledFact, Place, Range, RelationFact } from './entry-facts.ts';

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

/** UTF-16 units on each side of a range that a quote has. */
const AROUND = 60;

/** A place in a text with what stands around it in its line, without markup. What it is about stays as it is written. */
export function placeInText(entry: Placed, field: string, text: string, range: Range): Place {
  const { before, after } = wordsAround(text, range, AROUND);
  const quote = before + text.slice(...range) + after;
  return { ...placeOf(entry, field, quote, range), mark: [before.length, quote.length - after.length] };
}
