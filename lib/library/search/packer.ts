import { ByteWriter } from './bytewriter.ts';
import { narrowest, packSections } from './container.ts';
import { flagsOf } from './flags.ts';
import { ID_LONG, packId, placeOf } from './ids.ts';
import {
  ALIAS,
  HOT,
  LAST_PLACE,
  LATER,
  lengthOf,
  PATTERN_GAP,
  packLocations,
  TAG,
  TEMPLATE,
} from './layout.ts';
import type { Packable } from './pack.ts';
import { RecordPacker } from './records.ts';
import type { Shorthand } from './shorthand.ts';
import { TermPacker } from './termpacker.ts';
import { hasArticle, wordsOf } from './tokens.ts';
import { splitUrl } from './urls.ts';

/** Texts that many entries share, numbered as they come. */
class Dictionary {
  readonly numbers = new Map<string, number>();

  number(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(text, number);
    }
    return number;
  }

  sections() {
    const records = new RecordPacker();
    const record = new ByteWriter();
    for (const text of this.numbers.keys()) {
      record.clear();
      record.text(text);
      records.add(record.view());
    }
    return records.sections();
  }
}

/** Parts of the table of ids for each entry. */
const ROOM = 1.2;
/** Lays entries out, in ascending order of location, as one segment. */
export class Packer {
  readonly #locations: number[] = [];
  readonly #ids: Uint32Array[] = [];
  readonly #kinds: Packable['ref']['kind'][] = [];
  readonly #fingerprints: number[] = [];
  readonly #updated: number[] = [];
  readonly #flags: number[] = [];
  readonly #templates: number[] = [];
  readonly #categories: number[] = [];
  readonly #lengths: number[] = [];
  readonly #labels = new Dictionary();
  readonly #categoryIds = new Dictionary();
  readonly #urlPatterns = new Dictionary();
  readonly #labelled: number[][] = [];
  readonly #terms = new TermPacker();
  readonly #records = new RecordPacker();
  readonly #record = new ByteWriter();
  readonly #shorthand: Shorthand;

  constructor(shorthand: Shorthand) {
    this.#shorthand = shorthand;
  }

  add(entry: Packable): void {
    const doc = this.#locations.length;
    const { form, words } = packId(entry.ref.id);
    this.#locations.push(entry.location);
    this.#ids.push(words);
    this.#kinds.push(entry.ref.kind);
    this.#fingerprints.push(entry.fingerprint);
    this.#updated.push(entry.updatedAt === null ? 0 : Math.max(1, Math.floor(entry.updatedAt / 1000) || 1));
    this.#flags.push(flagsOf({ ...entry, kind: entry.ref.kind }, form));
    this.#templates.push(entry.template === null ? 0 : this.#labels.number(TEMPLATE + entry.template) + 1);
    this.#categories.push(entry.categoryId === null ? 0 : this.#categoryIds.number(entry.categoryId) + 1);
    this.#addTerms(doc, entry);
    this.#addRecord(doc, entry, form === ID_LONG);
  }

  #addTerms(doc: number, { title, aliases }: Packable): void {
    const words = wordsOf(title);
    const first = hasArticle(words) ? 1 : 0;
    for (const [at, word] of words.entries()) {
      const isPlace = at >= first && at - first <= LAST_PLACE;
      this.#terms.add(word, doc, isPlace ? at - first : LATER);
    }
    for (const alias of aliases) for (const word of wordsOf(alias)) this.#terms.add(word, doc, ALIAS);
    this.#lengths.push(lengthOf(first > 0 ? words.slice(first) : words));
  }

  #addRecord(doc: number, { ref, title, aliases, tags, url }: Packable, isLongId: boolean): void {
    const record = this.#record;
    record.clear();
    this.#shorthand.write(record, title);
    record.varint((tags.length << 1) | (aliases.length > 0 ? 1 : 0));
    for (const tag of tags) {
      const label = this.#labels.number(TAG + tag);
      record.varint(label);
      this.#labelled[label] ??= [];
      if (this.#labelled[label].at(-1) !== doc) this.#labelled[label].push(doc);
    }
    if (aliases.length > 0) record.varint(aliases.length);
    for (const alias of aliases) this.#shorthand.write(record, alias);
    if (url === null) record.varint(0);
    else {
      const { before, after, middle } = splitUrl(url, title);
      const pattern = this.#urlPatterns.number(before + PATTERN_GAP + after);
      record.varint(((pattern + 1) << 1) | (middle === null ? 0 : 1));
      if (middle !== null) this.#shorthand.write(record, middle);
    }
    if (isLongId) record.text(ref.id);
    this.#records.add(record.view());
  }

  #idTable(): Uint32Array {
    const table = new Uint32Array(Math.ceil(this.#ids.length * ROOM));
    for (const [doc, words] of this.#ids.entries()) {
      const kind = this.#kinds[doc] ?? 'article';
      let place = placeOf(words, kind, table.length);
      while (table[place] !== 0) place = (place + 1) % table.length;
      table[place] = doc + 1;
    }
    return table;
  }

  *finish(dropped: readonly number[]): Generator<void, ArrayBuffer> {
    const ids = new Uint32Array(this.#ids.length * 4);
    for (const [doc, words] of this.#ids.entries()) ids.set(words, doc * 4);
    yield;
    const idTable = this.#idTable();
    yield;
    const labels = [...this.#labels.numbers.keys()];
    const labelTerms = new TermPacker();
    const labelStarts = new Uint32Array(labels.length + 1);
    const labelPostings = new ByteWriter();
    for (const [label, text] of labels.entries()) {
      for (const word of wordsOf(text.slice(1))) labelTerms.add(word, label, 0);
      let before = 0;
      for (const doc of this.#labelled[label] ?? []) {
        labelPostings.varint(doc - before);
        before = doc;
      }
      labelStarts[label + 1] = labelPostings.length;
      if (label % 64 === 63) yield;
    }
    const labelTermSections = yield* labelTerms.sections();
    const terms = yield* this.#terms.sections();
    const sections = [
      ...[packLocations(this.#locations), Uint32Array.from(new Set(dropped)).sort(), ids, idTable],
      ...[
        Uint32Array.from(this.#fingerprints),
        Uint32Array.from(this.#updated),
        Uint16Array.from(this.#flags),
      ],
      ...[narrowest(this.#templates), narrowest(this.#categories), Uint8Array.from(this.#lengths)],
      ...[labelStarts, labelPostings.view(), ...this.#records.sections(), ...this.#labels.sections()],
      ...[
        ...this.#categoryIds.sections(),
        ...this.#urlPatterns.sections(),
        ...labelTermSections,
        ...terms,
        this.#shorthand.section,
      ],
    ];
    yield;
    return packSections(HOT, sections);
  }
}
