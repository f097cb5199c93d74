// Segments as they are stored: bytes, sections, terms, postings and stored fields are written, merged and read in place.

import type { EntryRef, IndexedEntry } from '../entry.ts';
import { openSections, readHeader, type Section, type Sections } from './container.ts';
import {
  DRAFT,
  formIn,
  ID_LONG,
  idSlot,
  joinUrl,
  kindIn,
  kindNumber,
  PENDING,
  packId,
  stateIn,
  unpackId,
  WIP,
} from './field-codecs.ts';
import {
  EXCERPT_SECTION,
  EXCERPTS,
  FINGERPRINT_SECTION,
  FINGERPRINTS,
  MATCHING,
  MATCHING_SECTION,
  PATTERN_GAP,
  STORED,
  STORED_SECTION,
} from './format.ts';
import { SymbolTable } from './fsst.ts';
import { forEachPosting } from './postings.ts';
import { Locations, Records } from './stored-fields.ts';
import { TermDictionary } from './term-dictionary.ts';

/** More tags or aliases than any entry has. Bounds loops over counts that weren't verified yet. */
const MAX_COUNT = 1 << 16;
const atMostMax = (count: number): number => Math.min(count, MAX_COUNT);

/** `fingerprints`: null on screens, which don't need them. */
interface Containers {
  matching: Sections;
  stored: Sections;
  fingerprints: Sections | null;
}

/** An open segment: views over its bytes. Documents are its entries, numbered by ascending location. */
export class SegmentReader {
  /** Locations of its entries, ascending. */
  readonly locations: Locations;
  /** Locations that older segments must not show, ascending. */
  readonly dropped: Uint32Array;
  readonly flags: Uint16Array;
  /** Label numbers plus one; 0 for none. */
  readonly templates: Section;
  /** Numbers in `categoryIds` plus one; 0 for none. */
  readonly categories: Section;
  readonly lengths: Uint8Array;
  readonly labelStarts: Uint32Array;
  readonly labelPostings: Uint8Array;
  readonly labelTerms: TermDictionary;
  readonly terms: TermDictionary;
  readonly symbols: SymbolTable;
  /** Four words per entry, see `packId`. */
  readonly ids: Uint32Array;
  readonly fingerprints: Uint32Array;
  /** Containers whose checksums weren't verified yet. */
  #unchecked: readonly Sections[];
  /** Seconds since the epoch; 0 for unknown. */
  readonly updated: Uint32Array;
  readonly records: Records;
  readonly urlPatterns: Records;
  readonly #idTable: Uint32Array;
  readonly #labels: Records;
  readonly #categoryIds: Records;

  constructor({ matching, stored, fingerprints }: Containers) {
    this.lengths = matching.u8(MATCHING_SECTION.lengths);
    this.locations = new Locations(matching.u32(MATCHING_SECTION.locations), this.lengths.length);
    this.dropped = matching.u32(MATCHING_SECTION.dropped);
    this.flags = matching.u16(MATCHING_SECTION.flags);
    this.templates = matching.column(MATCHING_SECTION.templates, this.locations.length);
    this.categories = matching.column(MATCHING_SECTION.categories, this.locations.length);
    this.labelStarts = matching.u32(MATCHING_SECTION.labelStarts);
    this.labelPostings = matching.u8(MATCHING_SECTION.labelPostings);
    this.labelTerms = new TermDictionary(matching, MATCHING_SECTION.labelTerms);
    this.terms = new TermDictionary(matching, MATCHING_SECTION.terms);
    this.symbols = new SymbolTable(matching.u8(MATCHING_SECTION.symbols));
    this.#labels = new Records(matching, MATCHING_SECTION.labels);
    this.#categoryIds = new Records(matching, MATCHING_SECTION.categoryIds);
    this.urlPatterns = new Records(matching, MATCHING_SECTION.urlPatterns);
    this.#unchecked = fingerprints ? [] : [matching, stored];
    this.ids = stored.u32(STORED_SECTION.ids);
    this.#idTable = stored.u32(STORED_SECTION.idTable);
    this.updated = stored.u32(STORED_SECTION.updated);
    this.records = new Records(stored, STORED_SECTION.records);
    this.fingerprints = fingerprints ? fingerprints.u32(FINGERPRINT_SECTION.fingerprints) : new Uint32Array();
  }

  /** Whether the checksums match. A segment opened for a screen hasn't been verified. */
  *verify(): Generator<void, boolean> {
    for (const sections of this.#unchecked) if (!(yield* sections.verify())) return false;
    this.#unchecked = [];
    return true;
  }

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
    let place = idSlot(words, 0, kindNumber(kind), table.length);
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

  /** The entry's fingerprint, or -1 if the segment doesn't hold the location. */
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

  ref(doc: number): EntryRef {
    const flags = this.flags[doc] ?? 0;
    const form = formIn(flags);
    return form === ID_LONG
      ? this.at(doc).ref
      : { kind: kindIn(flags), id: unpackId(this.#idWords(doc), form) };
  }

  names(doc: number): { title: string; aliases: string[] } {
    const record = this.records.read(doc);
    const title = this.symbols.read(record);
    const head = record.varint();
    if ((head & 1) === 0) return { title, aliases: [] };
    for (let tag = atMostMax(head >> 1); tag > 0; tag--) record.varint();
    const aliases = Array.from({ length: atMostMax(record.varint()) }, () => this.symbols.read(record));
    return { title, aliases };
  }

  /** Calls `callback` with each label number of the entry: tags and template. */
  forEachLabel(doc: number, callback: (label: number) => void): void {
    const record = this.records.read(doc);
    const title = record.varint();
    record.at += title;
    for (let tag = atMostMax(record.varint() >> 1); tag > 0; tag--) callback(record.varint());
    const template = this.templates[doc] ?? 0;
    if (template > 0) callback(template - 1);
  }

  /** A tag or template code, prefixed with `TAG` or `TEMPLATE`. */
  label(number: number): string {
    return this.#labels.read(number).text();
  }

  /** Calls `callback` with each document that has this tag. */
  forEachTagged(label: number, callback: (doc: number) => void): void {
    forEachPosting(this.labelPostings, this.labelStarts, 0, callback, label, label + 1);
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
    const tags = Array.from({ length: atMostMax(head >> 1) }, () => this.label(record.varint()).slice(1));
    const others = head & 1 ? atMostMax(record.varint()) : 0;
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

/** Null if the bytes are damaged or of another version. */
export function openSegment(bytes: ArrayBuffer): SegmentReader | null {
  const matching = openSections(MATCHING, bytes);
  const stored = matching && openSections(STORED, bytes, matching.end);
  const fingerprints = stored && openSections(FINGERPRINTS, bytes, stored.end);
  if (!matching || !stored || fingerprints?.end !== bytes.byteLength) return null;
  return new SegmentReader({ matching, stored, fingerprints });
}

/** Opens the first two containers, which screens need. `verify` checks the bytes later. Null if truncated. */
export function openSegmentForScreen(bytes: ArrayBuffer): SegmentReader | null {
  const matching = readHeader(MATCHING, bytes);
  const stored = matching && readHeader(STORED, bytes, matching.end);
  return matching && stored?.end === bytes.byteLength
    ? new SegmentReader({ matching, stored, fingerprints: null })
    : null;
}

/** An open excerpt segment. Its documents are those of the title segment beside it. */
export class ExcerptReader {
  readonly locations: Locations;
  readonly terms: TermDictionary;
  readonly records: Records;
  readonly symbols: SymbolTable;

  constructor(sections: Sections) {
    const stored = sections.u32(EXCERPT_SECTION.locations);
    this.locations = new Locations(stored.subarray(1), stored[0] ?? 0);
    this.terms = new TermDictionary(sections, EXCERPT_SECTION.terms);
    this.symbols = new SymbolTable(sections.u8(EXCERPT_SECTION.symbols));
    this.records = new Records(sections, EXCERPT_SECTION.records);
  }

  get size(): number {
    return this.locations.length;
  }

  excerpt(location: number): string | null {
    const doc = this.locations.docAt(location);
    return doc < 0 ? null : this.at(doc);
  }

  at(doc: number): string | null {
    const { reader, length } = this.records.sized(doc);
    return length === 0 ? null : this.symbols.read(reader);
  }
}

/** Null if the bytes are damaged or of another version. */
export function openExcerpts(bytes: ArrayBuffer): ExcerptReader | null {
  const sections = openSections(EXCERPTS, bytes);
  return sections?.end === bytes.byteLength ? new ExcerptReader(sections) : null;
}
