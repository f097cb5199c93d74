import type { EntryRef } from '../entry.ts';
import { openSections, readHeader, type Section, type Sections } from './container.ts';
import { eachPosting } from './each-posting.ts';
import { DRAFT, formIn, kindIn, PENDING, stateIn, WIP } from './flags.ts';
import { SymbolTable } from './fsst.ts';
import { ID_LONG, kindNumber, packId, placeOf, unpackId } from './ids.ts';
import type { IndexedEntry } from './indexed-entry.ts';
import { FACE_SECTION, FACES, LEDGER, LEDGER_SECTION, PATTERN_GAP, WORD_SECTION, WORDS } from './layout.ts';
import { Locations } from './locations.ts';
import { Records } from './records.ts';
import { TermIndex } from './term-index.ts';
import { joinUrl } from './urls.ts';

/** More tags or aliases no entry has; a count that was not looked at for damage may be any. */
const MOST = 1 << 16;
const few = (count: number): number => Math.min(count, MOST);

/** `ledger`: null where only a screen reads it. */
interface OpenParts {
  words: Sections;
  faces: Sections;
  ledger: Sections | null;
}

/** One segment, opened: views over its bytes. Documents are its entries, numbered in ascending order of location. */
export class PackedIndex {
  /** Locations of its entries, ascending. */
  readonly locations: Locations;
  /** Locations that are gone from older segments too, ascending. */
  readonly dropped: Uint32Array;
  readonly flags: Uint16Array;
  /** Labels by number, plus one; 0 for none. */
  readonly templates: Section;
  /** Numbers in `categoryIds`, plus one; 0 for none. */
  readonly categories: Section;
  readonly lengths: Uint8Array;
  readonly labelStarts: Uint32Array;
  readonly labelPostings: Uint8Array;
  readonly labelTerms: TermIndex;
  readonly terms: TermIndex;
  readonly symbols: SymbolTable;
  /** Four words for each entry, see `packId`. */
  readonly ids: Uint32Array;
  readonly fingerprints: Uint32Array;
  /** What was not looked at for damage yet. */
  #unchecked: readonly Sections[];
  /** Seconds since the epoch; 0 for never told. */
  readonly updated: Uint32Array;
  readonly records: Records;
  readonly urlPatterns: Records;
  readonly #idTable: Uint32Array;
  readonly #labels: Records;
  readonly #categoryIds: Records;

  constructor({ words, faces, ledger }: OpenParts) {
    this.lengths = words.u8(WORD_SECTION.lengths);
    this.locations = new Locations(words.u32(WORD_SECTION.locations), this.lengths.length);
    this.dropped = words.u32(WORD_SECTION.dropped);
    this.flags = words.u16(WORD_SECTION.flags);
    this.templates = words.column(WORD_SECTION.templates, this.locations.length);
    this.categories = words.column(WORD_SECTION.categories, this.locations.length);
    this.labelStarts = words.u32(WORD_SECTION.labelStarts);
    this.labelPostings = words.u8(WORD_SECTION.labelPostings);
    this.labelTerms = new TermIndex(words, WORD_SECTION.labelTerms);
    this.terms = new TermIndex(words, WORD_SECTION.terms);
    this.symbols = new SymbolTable(words.u8(WORD_SECTION.shorthand));
    this.#labels = new Records(words, WORD_SECTION.labels);
    this.#categoryIds = new Records(words, WORD_SECTION.categoryIds);
    this.urlPatterns = new Records(words, WORD_SECTION.urlPatterns);
    this.#unchecked = ledger ? [] : [words, faces];
    this.ids = faces.u32(FACE_SECTION.ids);
    this.#idTable = faces.u32(FACE_SECTION.idTable);
    this.updated = faces.u32(FACE_SECTION.updated);
    this.records = new Records(faces, FACE_SECTION.records);
    this.fingerprints = ledger ? ledger.u32(LEDGER_SECTION.fingerprints) : new Uint32Array();
  }

  /** Whether it is what was packed: where it was opened for a screen, nobody has looked yet. */
  *isSound(): Generator<void, boolean> {
    for (const sections of this.#unchecked) if (!(yield* sections.areSound())) return false;
    this.#unchecked = [];
    return true;
  }

  /** How many entries it holds. */
  get size(): number {
    return this.locations.length;
  }

  #idWords(doc: number): Uint32Array {
    return this.ids.subarray(doc * 4, doc * 4 + 4);
  }

  /** The entry's location, or -1. */
  locate({ kind, id }: EntryRef): number {
    const table = this.#idTable;
    const { form, words } = packId(id);
    let place = placeOf(words, 0, kindNumber(kind), table.length);
    for (let tried = 0; tried < table.length; tried++) {
      const doc = (table[place] ?? 0) - 1;
      if (doc < 0) return -1;
      const flags = this.flags[doc] ?? 0;
      const isLike = words[0] === this.ids[doc * 4] && formIn(flags) === form && kindIn(flags) === kind;
      if (isLike && words.every((word, at) => word === this.ids[doc * 4 + at])) {
        if (form !== ID_LONG || this.at(doc).ref.id === id) return this.locations.at(doc);
      }
      place = (place + 1) % table.length;
    }
    return -1;
  }

  /** The document at a location, or -1. */
  docAt(location: number): number {
    return this.locations.docAt(location);
  }

  /** As `fingerprintOf` gave it; -1 where the location is not held. */
  fingerprint(location: number): number {
    return this.fingerprints[this.docAt(location)] ?? -1;
  }

  entry(location: number): IndexedEntry | null {
    const doc = this.docAt(location);
    return doc < 0 ? null : this.at(doc);
  }

  title(doc: number): string {
    return this.symbols.read(this.records.read(doc));
  }

  /** The kind and id, as `at` tells them. */
  ref(doc: number): EntryRef {
    const flags = this.flags[doc] ?? 0;
    const form = formIn(flags);
    return form === ID_LONG
      ? this.at(doc).ref
      : { kind: kindIn(flags), id: unpackId(this.#idWords(doc), form) };
  }

  /** The title, and the other names. */
  names(doc: number): { title: string; aliases: string[] } {
    const record = this.records.read(doc);
    const title = this.symbols.read(record);
    const head = record.varint();
    if ((head & 1) === 0) return { title, aliases: [] };
    for (let tag = few(head >> 1); tag > 0; tag--) record.varint();
    const aliases = Array.from({ length: few(record.varint()) }, () => this.symbols.read(record));
    return { title, aliases };
  }

  /** Calls back with the number of each of its labels: tags and template. */
  eachLabel(doc: number, callback: (label: number) => void): void {
    const record = this.records.read(doc);
    const title = record.varint();
    record.at += title;
    for (let tag = few(record.varint() >> 1); tag > 0; tag--) callback(record.varint());
    const template = this.templates[doc] ?? 0;
    if (template > 0) callback(template - 1);
  }

  /** A tag or a template's code, each after one letter that says which. */
  label(number: number): string {
    return this.#labels.read(number).text();
  }

  /** Calls back with each document that has this tag. */
  eachTagged(label: number, callback: (doc: number) => void): void {
    eachPosting(this.labelPostings, this.labelStarts, 0, callback, label, label + 1);
  }

  get labelCount(): number {
    return Math.max(0, this.labelStarts.length - 1);
  }

  get categoryCount(): number {
    return this.#categoryIds.count;
  }

  categoryId(number: number): string {
    return this.#categoryIds.read(number).text();
  }

  at(doc: number): IndexedEntry {
    const record = this.records.read(doc);
    const flags = this.flags[doc] ?? 0;
    const title = this.symbols.read(record);
    const head = record.varint();
    const tags = Array.from({ length: few(head >> 1) }, () => this.label(record.varint()).slice(1));
    const others = head & 1 ? few(record.varint()) : 0;
    const aliases = Array.from({ length: others }, () => this.symbols.read(record));
    const pattern = record.varint();
    const middle = pattern & 1 ? this.symbols.read(record) : null;
    const [before = '', after = ''] =
      pattern === 0
        ? []
        : this.urlPatterns
            .read((pattern >> 1) - 1)
            .text()
            .split(PATTERN_GAP);
    const form = formIn(flags);
    const id = form === ID_LONG ? record.text() : unpackId(this.#idWords(doc), form);
    const template = this.templates[doc] ?? 0;
    const category = this.categories[doc] ?? 0;
    const updated = this.updated[doc] ?? 0;
    return {
      ref: { kind: kindIn(flags), id },
      ...{ location: this.locations.at(doc), title, aliases, tags },
      template: template === 0 ? null : this.label(template - 1).slice(1),
      state: stateIn(flags),
      isDraft: (flags & DRAFT) !== 0,
      isWip: (flags & WIP) !== 0,
      isPending: (flags & PENDING) !== 0,
      url: pattern === 0 ? null : joinUrl({ before, after, middle }, title),
      categoryId: category === 0 ? null : this.categoryId(category - 1),
      updatedAt: updated === 0 ? null : updated * 1000,
    };
  }
}

/** Views over the bytes; null where they are damaged or of another version. */
export function openIndex(bytes: ArrayBuffer): PackedIndex | null {
  const words = openSections(WORDS, bytes);
  const faces = words && openSections(FACES, bytes, words.end);
  const ledger = faces && openSections(LEDGER, bytes, faces.end);
  if (!words || !faces || ledger?.end !== bytes.byteLength) return null;
  return new PackedIndex({ words, faces, ledger });
}

/**
 * The same of its first two parts, without what only writing needs. Null where they are cut off or of another version;
 * whether they are sound is to be looked at later, by `isSound`.
 */
export function openForScreen(bytes: ArrayBuffer): PackedIndex | null {
  const words = readHeader(WORDS, bytes);
  const faces = words && readHeader(FACES, bytes, words.end);
  return words && faces?.end === bytes.byteLength ? new PackedIndex({ words, faces, ledger: null }) : null;
}
