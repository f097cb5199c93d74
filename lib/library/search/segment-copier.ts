import type { ByteReader } from './byte-reader.ts';
import { formIn } from './flags.ts';
import { ID_LONG } from './ids.ts';
import type { PackedIndex } from './open.ts';
import type { SegmentParts } from './segment-parts.ts';
import { copyTerms } from './term-copy.ts';

type Renumbering = (old: number) => number;

/** Numbers of one dictionary in another; each text is read once. */
function renumbering(count: number, number: Renumbering): Renumbering {
  const known = new Int32Array(count).fill(-1);
  return (old) => {
    let now = known[old] ?? -1;
    if (now < 0) {
      now = number(old);
      known[old] = now;
    }
    return now;
  };
}

/** Takes entries of one segment into another as they lie there: no text is read or cut into words again. */
export class SegmentCopier {
  readonly #from: PackedIndex;
  readonly #to: SegmentParts;
  readonly #numbers: Int32Array;
  readonly #labels: Renumbering;
  readonly #categories: Renumbering;
  readonly #patterns: Renumbering;
  readonly #isSameShorthand: boolean;

  constructor(from: PackedIndex, to: SegmentParts) {
    this.#from = from;
    this.#to = to;
    this.#numbers = new Int32Array(from.size).fill(-1);
    this.#labels = renumbering(from.labelCount, (label) => to.labels.number(from.label(label)));
    this.#categories = renumbering(from.categoryCount, (one) => to.categoryIds.number(from.categoryId(one)));
    this.#patterns = renumbering(from.urlPatterns.count, (one) =>
      to.urlPatterns.number(from.urlPatterns.read(one).text()),
    );
    this.#isSameShorthand = from.symbols.isSame(to.symbols);
  }

  /** To be called in ascending order of location, all segments together. */
  copy(doc: number): void {
    const [from, to] = [this.#from, this.#to];
    const number = to.locations.length;
    this.#numbers[doc] = number;
    const flags = from.flags[doc] ?? 0;
    to.locations.push(from.locations.at(doc));
    for (let at = doc * 4; at < doc * 4 + 4; at++) to.ids.push(from.ids[at] ?? 0);
    to.fingerprints.push(from.fingerprints[doc] ?? 0);
    to.updated.push(from.updated[doc] ?? 0);
    to.flags.push(flags);
    const [template, category] = [from.templates[doc] ?? 0, from.categories[doc] ?? 0];
    to.templates.push(template === 0 ? 0 : this.#labels(template - 1) + 1);
    to.categories.push(category === 0 ? 0 : this.#categories(category - 1) + 1);
    to.lengths.push(from.lengths[doc] ?? 0);
    this.#copyRecord(doc, number, formIn(flags) === ID_LONG);
  }

  #copyText(reader: ByteReader): void {
    const { symbols, records } = this.#to;
    if (this.#isSameShorthand) records.record.sized(reader.bytes());
    else symbols.write(records.record, this.#from.symbols.read(reader));
  }

  #copyRecord(doc: number, number: number, isLongId: boolean): void {
    const { record } = this.#to.records;
    const reader = this.#from.records.read(doc);
    this.#copyText(reader);
    const head = reader.varint();
    record.varint(head);
    for (let tag = head >> 1; tag > 0; tag--) {
      const label = this.#labels(reader.varint());
      record.varint(label);
      this.#to.tag(label, number);
    }
    if (head & 1) {
      const aliases = reader.varint();
      record.varint(aliases);
      for (let alias = 0; alias < aliases; alias++) this.#copyText(reader);
    }
    const pattern = reader.varint();
    if (pattern === 0) record.varint(0);
    else {
      record.varint(((this.#patterns((pattern >> 1) - 1) + 1) << 1) | (pattern & 1));
      if (pattern & 1) this.#copyText(reader);
    }
    if (isLongId) record.sized(reader.bytes());
    this.#to.records.end();
  }

  /** After the last entry of all segments. */
  copyTerms(): Generator<void> {
    return copyTerms(this.#from.terms, this.#to.terms, this.#numbers);
  }
}
