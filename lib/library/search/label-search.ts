import type { Collector } from './collector.ts';
import type { Bits } from './live-docs.ts';
import type { PackedIndex } from './open.ts';

/** A label that matches a word, and how well. */
export interface FoundLabel {
  label: number;
  step: number;
}

/** To read an entry's labels takes as long as so many bytes of postings. */
const READ_WEIGHT = 100;

/** Which labels of one segment the entries have that were found so far. */
export class LabelSearch {
  readonly #hot: PackedIndex;

  constructor(hot: PackedIndex) {
    this.#hot = hot;
  }

  /** Tags list their documents; for a template all are gone through. */
  #hasList(label: number): boolean {
    const { labelStarts } = this.#hot;
    return (labelStarts[label + 1] ?? 0) > (labelStarts[label] ?? 0);
  }

  /** How long it takes to go through all documents of these labels, in bytes of postings. */
  weight(labels: readonly FoundLabel[]): number {
    const { labelStarts, size } = this.#hot;
    let weight = labels.every(({ label }) => this.#hasList(label)) ? 0 : size;
    for (const { label } of labels) weight += (labelStarts[label + 1] ?? 0) - (labelStarts[label] ?? 0);
    return weight;
  }

  /** Notes who has one of them. `left`: how many entries were found so far; infinite where this is the first word. */
  add(collector: Collector, labels: readonly FoundLabel[], allowed: Bits, left: number): void {
    if (labels.length === 0) return;
    const { labelCount, labelStarts, labelPostings, templates } = this.#hot;
    const steps = new Uint8Array(labelCount);
    // Those that match best come first.
    for (const { label, step } of labels) steps[label] ||= step;
    const note = (doc: number, label: number): void => {
      const step = steps[label] ?? 0;
      if (step > 0) collector.add(doc, step, allowed);
    };
    const tags = labels.filter(({ label }) => this.#hasList(label));
    if (left * READ_WEIGHT < this.weight(tags)) {
      for (const doc of collector.docs()) this.#hot.eachLabel(doc, (label) => note(doc, label));
      return;
    }
    for (const { label, step } of tags)
      collector.addPostings(labelPostings, labelStarts, label, label + 1, 0, allowed, step, 0, 0);
    if (tags.length === labels.length) return;
    const docs = left < templates.length ? collector.docs() : null;
    for (let at = 0; at < (docs ?? templates).length; at++) {
      const doc = docs?.[at] ?? at;
      note(doc, (templates[doc] ?? 0) - 1);
    }
  }
}
