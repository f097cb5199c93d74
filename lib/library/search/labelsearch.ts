import type { Gathering } from './gathering.ts';
import type { Bits } from './living.ts';
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
    let weight = labels.some(({ label }) => !this.#hasList(label)) ? size : 0;
    for (const { label } of labels) weight += (labelStarts[label + 1] ?? 0) - (labelStarts[label] ?? 0);
    return weight;
  }

  /** Notes who has one of them. `left`: how many entries were found so far; infinite where this is the first word. */
  add(gathering: Gathering, labels: readonly FoundLabel[], allowed: Bits, left: number): void {
    if (labels.length === 0) return;
    const steps = new Uint8Array(this.#hot.labelCount);
    for (const { label, step } of labels) {
      const before = steps[label] ?? 0;
      if (before === 0 || step < before) steps[label] = step;
    }
    if (left * READ_WEIGHT < this.weight(labels)) {
      for (const doc of gathering.docs()) {
        this.#hot.eachLabel(doc, (label) => {
          const step = steps[label] ?? 0;
          if (step > 0) gathering.add(doc, step, allowed);
        });
      }
      return;
    }
    for (const { label, step } of labels)
      if (this.#hasList(label)) this.#addTag(gathering, label, step, allowed);
    if (!labels.every(({ label }) => this.#hasList(label))) this.#addTemplates(gathering, steps, allowed);
  }

  #addTag(gathering: Gathering, label: number, step: number, allowed: Bits): void {
    const { labelStarts, labelPostings } = this.#hot;
    const end = Math.min(labelStarts[label + 1] ?? 0, labelPostings.length);
    let at = labelStarts[label] ?? 0;
    for (let doc = 0; at < end; ) {
      let [value, shift] = [0, 0];
      for (let byte = 128; byte > 127; shift += 7) {
        byte = labelPostings[at++] ?? 0;
        value |= (byte & 127) << shift;
      }
      doc += value;
      gathering.add(doc, step, allowed);
    }
  }

  #addTemplates(gathering: Gathering, steps: Uint8Array, allowed: Bits): void {
    const { templates } = this.#hot;
    for (let doc = 0; doc < templates.length; doc++) {
      const template = templates[doc] ?? 0;
      const step = template === 0 ? 0 : (steps[template - 1] ?? 0);
      if (step > 0) gathering.add(doc, step, allowed);
    }
  }
}
