import type { KnownEras } from '../dates/index.ts';
import { type Line, readLines, sourceOf } from '../told/index.ts';
import type { EntryFacts, LabeledFact } from './entry-facts.ts';

/** What the sentences of a field say, in the form of lines with labels. */
export function toldFacts(
  entry: EntryFacts,
  field: string,
  lines: readonly Line[],
  eras: KnownEras,
): LabeledFact[] {
  const subject = { ...entry, id: entry.ref.id.toLowerCase() };
  return readLines(lines, subject, eras).map(({ label, value, others, line, sentence }): LabeledFact => {
    const mentioned = others.flatMap((place) => sentence.others[place] ?? []);
    const name = (one: (typeof mentioned)[number]) => line.text.slice(one.from, one.to);
    const [first] = mentioned;
    return {
      ...{ label, written: label, ids: mentioned.map(({ id }) => id), field },
      value: first ? value.replace('\uE001', name(first)) : value,
      range: [sourceOf(line, sentence.from), Math.min(line.end, sourceOf(line, sentence.to))],
      sentence: line.text.slice(sentence.from, sentence.to).trim(),
    };
  });
}
