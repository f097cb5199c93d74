import type { EntryRef } from '../entry.ts';
import { openSections, type Section, type Sections } from './container.ts';
import { DRAFT, formIn, kindIn, PENDING, stateIn, WIP } from './flags.ts';
import { ID_LONG, kindNumber, packId, placeOf, unpackId } from './ids.ts';
import { HOT, PATTERN_GAP, SECTION, unpackLocations } from './layout.ts';
import { Records } from './records.ts';
import { Shorthand } from './shorthand.ts';
import { TermIndex } from './termindex.ts';
import type { IndexedEntry } from './types.ts';
import { joinUrl } from './urls.ts';

/** Where a location stands in an ascending list, or -1. */
export function indexIn(locations: Uint32Array, location: number): number {
  let [low, high] = [0, locations.length - 1];
  const only = low + location - (locations[0] ?? 0);
  if (only < 0 || location > (locations[high] ?? -1)) return -1;
  if (locations[only] === location) return only;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = locations[middle] ?? 0;
    if (there === location) return middle;
    if (there < location) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** One segment, opened: views over its bytes. Documents are its entries, numbered in ascending order of location. */
export class PackedIndex {
  /** Locations of its entries, ascending. */
  readonly locations: Uint32Array;
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
  readonly shorthand: Shorthand;
  /** Four words for each entry, see `packId`. */
  readonly ids: Uint32Array;
  readonly fingerprints: Uint32Array;
  /** Seconds since the epoch; 0 for never told. */
  readonly updated: Uint32Array;
  readonly records: Records;
  readonly urlPatterns: Records;
  readonly #idTable: Uint32Array;
  readonly #labels: Records;
  readonly #categoryIds: Records;

  constructor(sections: Sections) {
    this.lengths = sections.u8(SECTION.lengths);
    this.locations = unpackLocations(sections.u32(SECTION.locations), this.lengths.length);
    this.dropped = sections.u32(SECTION.dropped);
    this.flags = sections.u16(SECTION.flags);
    this.templates = sections.column(SECTION.templates, this.locations.length);
    this.categories = sections.column(SECTION.categories, this.locations.length);
    this.labelStarts = sections.u32(SECTION.labelStarts);
    this.labelPostings = sections.u8(SECTION.labelPostings);
    this.labelTerms = new TermIndex(sections, SECTION.labelTerms);
    this.terms = new TermIndex(sections, SECTION.terms);
    this.shorthand = new Shorthand(sections.u8(SECTION.shorthand));
    this.ids = sections.u32(SECTION.ids);
    this.#idTable = sections.u32(SECTION.idTable);
    this.fingerprints = sections.u32(SECTION.fingerprints);
    this.updated = sections.u32(SECTION.updated);
    this.records = new Records(sections, SECTION.records);
    this.#labels = new Records(sections, SECTION.labels);
    this.#categoryIds = new Records(sections, SECTION.categoryIds);
    this.urlPatterns = new Records(sections, SECTION.urlPatterns);
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
      const isSame = formIn(flags) === form && kindIn(flags) === kind;
      if (isSame && words.every((word, at) => word === this.ids[doc * 4 + at])) {
        if (form !== ID_LONG || this.at(doc).ref.id === id) return this.locations[doc] ?? -1;
      }
      place = (place + 1) % table.length;
    }
    return -1;
  }

  /** The document at a location, or -1. */
  docAt(location: number): number {
    return indexIn(this.locations, location);
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
    return this.shorthand.read(this.records.read(doc));
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
    const title = this.shorthand.read(record);
    const head = record.varint();
    if ((head & 1) === 0) return { title, aliases: [] };
    for (let tag = head >> 1; tag > 0; tag--) record.varint();
    return { title, aliases: Array.from({ length: record.varint() }, () => this.shorthand.read(record)) };
  }

  /** Calls back with the number of each of its labels: tags and template. */
  eachLabel(doc: number, callback: (label: number) => void): void {
    const record = this.records.read(doc);
    record.at += record.varint();
    for (let tag = record.varint() >> 1; tag > 0; tag--) callback(record.varint());
    const template = this.templates[doc] ?? 0;
    if (template > 0) callback(template - 1);
  }

  /** A tag or a template's code, each after one letter that says which. */
  label(number: number): string {
    return this.#labels.read(number).text();
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
    const title = this.shorthand.read(record);
    const head = record.varint();
    const tags = Array.from({ length: head >> 1 }, () => this.label(record.varint()).slice(1));
    const aliases = Array.from({ length: head & 1 ? record.varint() : 0 }, () => this.shorthand.read(record));
    const pattern = record.varint();
    const middle = pattern & 1 ? this.shorthand.read(record) : null;
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
      ...{ location: this.locations[doc] ?? -1, title, aliases, tags },
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
  const sections = openSections(HOT, bytes);
  return sections && new PackedIndex(sections);
}
