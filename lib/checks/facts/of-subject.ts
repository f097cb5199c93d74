import { OwnNames, type Subject } from '../told/index.ts';
import type { LabeledFact } from './entry-facts.ts';

const NAME = /^(?:full )?name$/;
/** Characters between two rows, at the most, that belong together. */
const GAP = 300;

/** Rows and lines without those behind the name of somebody else, as lists of relatives have them. */
export function ofSubject(subject: Subject, facts: readonly LabeledFact[]): readonly LabeledFact[] {
  if (!facts.some(({ label }) => NAME.test(label))) return facts;
  const others = new Set<LabeledFact>();
  let isOther = false;
  let end = 0;
  for (const fact of [...facts].sort((a, b) => a.range[0] - b.range[0])) {
    if (NAME.test(fact.label)) isOther = !new OwnNames(subject).isIn(fact.value);
    else if (fact.range[0] > end + GAP) isOther = false;
    if (isOther) others.add(fact);
    end = fact.range[1];
  }
  return facts.filter((fact) => !others.has(fact));
}
