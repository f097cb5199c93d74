import { ByteWriter } from './byte-writer.ts';
import { narrowest, packContainers, type Section } from './container.ts';
import { Dictionary } from './dictionary.ts';
import { KIND_BITS } from './flags.ts';
import type { SymbolTable } from './fsst.ts';
import { placeOf } from './ids.ts';
import { FACES, LEDGER, WORDS } from './layout.ts';
import { packLocations } from './locations.ts';
import { Numbers } from './numbers.ts';
import { Postings } from './postings.ts';
import { RecordPacker } from './records.ts';
import { TermPacker } from './term-packer.ts';

/** Parts of the table of ids for each entry. */
const ROOM = 1.2;
/** Entries between two chances to pause. */
const STEPS = 4096;

/** What becomes one hot segment: columns with a number for each entry, and what entries share. */
export class SegmentParts {
  readonly locations = new Numbers();
  /** Four for each entry. */
  readonly ids = new Numbers();
  readonly fingerprints = new Numbers();
  readonly updated = new Numbers();
  readonly flags = new Numbers();
  readonly templates = new Numbers();
  readonly categories = new Numbers();
  readonly lengths = new Numbers();
  /** Tags and templates, each after the letter that says which. */
  readonly labels = new Dictionary();
  readonly categoryIds = new Dictionary();
  readonly urlPatterns = new Dictionary();
  readonly terms = new TermPacker();
  readonly records = new RecordPacker();
  readonly symbols: SymbolTable;
  readonly #tagged = new Postings();

  constructor(symbols: SymbolTable) {
    this.symbols = symbols;
  }

  /** Notes that the entry has this label as a tag. */
  tag(label: number, doc: number): void {
    this.#tagged.add(label, doc);
  }

  *#idTable(): Generator<void, Uint32Array> {
    const [ids, flags] = [this.ids.view(), this.flags.view()];
    const table = new Uint32Array(Math.ceil(flags.length * ROOM));
    for (let doc = 0; doc < flags.length; doc++) {
      let place = placeOf(ids, doc * 4, (flags[doc] ?? 0) & KIND_BITS, table.length);
      while (table[place] !== 0) place = (place + 1) % table.length;
      table[place] = doc + 1;
      if (doc % STEPS === STEPS - 1) yield;
    }
    return table;
  }

  /** Label starts and postings, and the terms of labels. */
  *#labelSections(): Generator<void, { postings: Section[]; terms: Section[] }> {
    const { numbers } = this.labels;
    const tagged = yield* this.#tagged.grouped(numbers.size);
    const terms = new TermPacker();
    const starts = new Uint32Array(numbers.size + 1);
    const postings = new ByteWriter();
    for (const [text, label] of numbers) {
      terms.addText(text.slice(1), label, 0);
      let before = -1;
      for (let at = tagged.starts[label] ?? 0; at < (tagged.starts[label + 1] ?? 0); at++) {
        const doc = tagged.values[at] ?? 0;
        if (doc !== before) postings.varint(doc - Math.max(before, 0));
        before = doc;
      }
      starts[label + 1] = postings.length;
      if (label % 64 === 63) yield;
    }
    return { postings: [starts, postings.view()], terms: yield* terms.sections() };
  }

  /** `dropped`: locations that are gone, to hide them in older segments. */
  *packed(dropped: readonly number[]): Generator<void, ArrayBuffer> {
    const idTable = yield* this.#idTable();
    const labels = yield* this.#labelSections();
    const terms = yield* this.terms.sections();
    const words = [
      ...[packLocations(this.locations.view()), Uint32Array.from(new Set(dropped)).sort()],
      ...[new Uint16Array(this.flags.view()), narrowest(this.templates.view())],
      ...[narrowest(this.categories.view()), new Uint8Array(this.lengths.view())],
      ...[...labels.postings, this.symbols.section, ...this.labels.sections()],
      ...[...this.categoryIds.sections(), ...this.urlPatterns.sections()],
      ...[...labels.terms, ...terms],
    ];
    const faces = [this.ids.view(), idTable, this.updated.view(), ...this.records.sections()];
    yield;
    return yield* packContainers([
      { kind: WORDS, sections: words },
      { kind: FACES, sections: faces },
      { kind: LEDGER, sections: [this.fingerprints.view()] },
    ]);
  }
}
