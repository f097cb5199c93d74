import type { PlacedEntry } from '../entry.ts';
import { isArticle, scanWords, wordAt } from '../tokenizer.ts';
import { ByteWriter, Numbers } from './byte-io.ts';
import { packColumn, packContainers, type Section } from './container.ts';
import { fingerprintOf, flagsOf, ID_LONG, idSlot, KIND_BITS, packId, splitUrl } from './field-codecs.ts';
import {
  ALIAS,
  EXCERPTS,
  FINGERPRINTS,
  LAST_PLACE,
  LATER,
  MATCHING,
  MAX_TITLE_LENGTH,
  PATTERN_GAP,
  runInSlices,
  runThrough,
  STORED,
  TAG,
  TEMPLATE,
} from './format.ts';
import { buildSymbolTable, type SymbolTable } from './fsst.ts';
import { PostingsBuffer } from './postings.ts';
import { Dictionary, packCountedLocations, packLocations, RecordsWriter } from './stored-fields.ts';
import { TermWriter } from './term-writer.ts';

const ENTRIES_PER_YIELD = 64;

function* packSteps(
  entries: readonly PlacedEntry[],
  dropped: readonly number[],
): Generator<void, ArrayBuffer> {
  const sorted = sortedByLocation(entries);
  yield;
  const parts = new SegmentBuilder(yield* buildSymbolTable(sorted.length, (at) => sorted[at]?.title ?? null));
  const packer = new EntryWriter(parts);
  let count = 0;
  for (const entry of sorted) {
    packer.add(entry);
    if (++count % ENTRIES_PER_YIELD === 0) yield;
  }
  return yield* parts.pack(dropped);
}

/** Sorts by location; of two entries with the same location the later wins. */
function sortedByLocation<T extends { location: number }>(entries: readonly T[]): T[] {
  const sorted = [...entries].sort((a, b) => a.location - b.location);
  return sorted.filter(({ location }, at) => sorted[at + 1]?.location !== location);
}

/** `dropped`: locations to hide in older segments. */
export function packSegment(entries: readonly PlacedEntry[], dropped: readonly number[] = []): ArrayBuffer {
  return runThrough(packSteps(entries, dropped));
}

/** Writes the same bytes, awaiting `pause` at least every 8 ms or so. */
export function packSegmentInSlices(
  entries: readonly PlacedEntry[],
  dropped: readonly number[],
  pause: () => Promise<void>,
): Promise<ArrayBuffer> {
  return runInSlices(packSteps(entries, dropped), pause);
}

/** Slots of the id hash table per entry. */
const SLOTS_PER_ENTRY = 1.2;
const IDS_PER_YIELD = 4096;

/** Builds a title segment: columns with a number per entry, and shared dictionaries. */
export class SegmentBuilder {
  readonly locations = new Numbers();
  /** Four words per entry. */
  readonly ids = new Numbers();
  readonly fingerprints = new Numbers();
  readonly updated = new Numbers();
  readonly flags = new Numbers();
  readonly templates = new Numbers();
  readonly categories = new Numbers();
  readonly lengths = new Numbers();
  /** Tags and templates, each with the prefix that says which. */
  readonly labels = new Dictionary();
  readonly categoryIds = new Dictionary();
  readonly urlPatterns = new Dictionary();
  readonly terms = new TermWriter();
  readonly records = new RecordsWriter();
  readonly symbols: SymbolTable;
  readonly #tagged = new PostingsBuffer();

  constructor(symbols: SymbolTable) {
    this.symbols = symbols;
  }

  tag(label: number, doc: number): void {
    this.#tagged.add(label, doc);
  }

  *#idTable(): Generator<void, Uint32Array> {
    const [ids, flags] = [this.ids.view(), this.flags.view()];
    const table = new Uint32Array(Math.ceil(flags.length * SLOTS_PER_ENTRY));
    for (let doc = 0; doc < flags.length; doc++) {
      let place = idSlot(ids, doc * 4, (flags[doc] ?? 0) & KIND_BITS, table.length);
      while (table[place] !== 0) place = (place + 1) % table.length;
      table[place] = doc + 1;
      if (doc % IDS_PER_YIELD === IDS_PER_YIELD - 1) yield;
    }
    return table;
  }

  /** Posting lists of labels, and the dictionary of their words. */
  *#labelSections(): Generator<void, { postings: Section[]; terms: Section[] }> {
    const { numbers } = this.labels;
    const tagged = yield* this.#tagged.groupByOwner(numbers.size);
    const terms = new TermWriter();
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

  /** `dropped`: locations to hide in older segments. */
  *pack(dropped: readonly number[]): Generator<void, ArrayBuffer> {
    const idTable = yield* this.#idTable();
    const labels = yield* this.#labelSections();
    const terms = yield* this.terms.sections();
    const matching = [
      ...[packLocations(this.locations.view()), Uint32Array.from(new Set(dropped)).sort()],
      ...[new Uint16Array(this.flags.view()), packColumn(this.templates.view())],
      ...[packColumn(this.categories.view()), new Uint8Array(this.lengths.view())],
      ...[...labels.postings, this.symbols.section, ...this.labels.sections()],
      ...[...this.categoryIds.sections(), ...this.urlPatterns.sections()],
      ...[...labels.terms, ...terms],
    ];
    const stored = [this.ids.view(), idTable, this.updated.view(), ...this.records.sections()];
    yield;
    return yield* packContainers([
      { kind: MATCHING, sections: matching },
      { kind: STORED, sections: stored },
      { kind: FINGERPRINTS, sections: [this.fingerprints.view()] },
    ]);
  }
}

/** Adds entries to a segment in ascending order of location. */
class EntryWriter {
  readonly #parts: SegmentBuilder;

  constructor(parts: SegmentBuilder) {
    this.#parts = parts;
  }

  add(entry: PlacedEntry): void {
    const parts = this.#parts;
    const doc = parts.locations.length;
    const { form, words } = packId(entry.id);
    parts.locations.push(entry.location);
    for (const word of words) parts.ids.push(word);
    parts.fingerprints.push(fingerprintOf(entry));
    parts.updated.push(entry.updatedAt === null ? 0 : Math.max(1, Math.floor(entry.updatedAt / 1000) || 1));
    parts.flags.push(flagsOf(entry.kind, entry, form));
    parts.templates.push(entry.template === null ? 0 : parts.labels.number(TEMPLATE + entry.template) + 1);
    parts.categories.push(entry.categoryId === null ? 0 : parts.categoryIds.number(entry.categoryId) + 1);
    this.#addTerms(doc, entry);
    this.#addRecord(doc, entry, form === ID_LONG);
  }

  #addTerms(doc: number, { title, aliases }: PlacedEntry): void {
    const { terms, lengths } = this.#parts;
    const cut = scanWords(title);
    const { letters, ends, count } = cut;
    const first = count > 1 && isArticle(wordAt(title, cut, 0)) ? 1 : 0;
    let from = 0;
    for (let at = 0; at < count; at++) {
      const to = ends[at] ?? 0;
      const place = at - first;
      const code = place >= 0 && place <= LAST_PLACE ? place : LATER;
      terms.addPosting(terms.table.id(letters, from, to), doc, code);
      from = to;
    }
    const length = from + count - (first > 0 ? (ends[0] ?? 0) + 1 : 0);
    lengths.push(Math.min(length, MAX_TITLE_LENGTH));
    for (const alias of aliases) terms.addText(alias, doc, ALIAS);
  }

  /** Title; number of tags, and a bit for aliases; tags; aliases; URL; the id if it is too long for its column. */
  #addRecord(doc: number, { id, title, aliases, tags, url }: PlacedEntry, isLongId: boolean): void {
    const { labels, symbols, urlPatterns, records } = this.#parts;
    const { record } = records;
    symbols.write(record, title);
    record.varint((tags.length << 1) | (aliases.length > 0 ? 1 : 0));
    for (const tag of tags) {
      const label = labels.number(TAG + tag);
      record.varint(label);
      this.#parts.tag(label, doc);
    }
    if (aliases.length > 0) record.varint(aliases.length);
    for (const alias of aliases) symbols.write(record, alias);
    if (url === null) record.varint(0);
    else {
      const { before, after, middle } = splitUrl(url, title);
      const pattern = urlPatterns.number(before + PATTERN_GAP + after);
      record.varint(((pattern + 1) << 1) | (middle === null ? 0 : 1));
      if (middle !== null) symbols.write(record, middle);
    }
    if (isLongId) record.text(id);
    records.end();
  }
}

const EXCERPTS_PER_YIELD = 64;

type EntryExcerpt = Pick<PlacedEntry, 'location' | 'excerpt'>;

/** Builds an excerpt segment. */
export class ExcerptBuilder {
  readonly locations = new Numbers();
  readonly records = new RecordsWriter();
  readonly terms = new TermWriter();
  readonly symbols: SymbolTable;

  constructor(symbols: SymbolTable) {
    this.symbols = symbols;
  }

  *pack(): Generator<void, ArrayBuffer> {
    const sections = [
      ...[packCountedLocations(this.locations.view()), ...this.records.sections()],
      ...[...(yield* this.terms.sections()), this.symbols.section],
    ];
    yield;
    return yield* packContainers([{ kind: EXCERPTS, sections }]);
  }
}

function* packExcerptSteps(entries: readonly EntryExcerpt[]): Generator<void, ArrayBuffer> {
  const parts = new ExcerptBuilder(
    yield* buildSymbolTable(entries.length, (at) => entries[at]?.excerpt ?? null),
  );
  let doc = 0;
  for (const { location, excerpt } of entries) {
    parts.locations.push(location);
    if (excerpt) {
      parts.symbols.write(parts.records.record, excerpt);
      parts.terms.addText(excerpt, doc, 0);
    }
    parts.records.end();
    if (++doc % EXCERPTS_PER_YIELD === 0) yield;
  }
  return yield* parts.pack();
}

/** Takes the same entries as the title segment beside it. */
export function packExcerpts(entries: readonly EntryExcerpt[]): ArrayBuffer {
  return runThrough(packExcerptSteps(sortedByLocation(entries)));
}

/** Writes the same bytes, awaiting `pause` at least every 8 ms or so. */
export function packExcerptsInSlices(
  entries: readonly EntryExcerpt[],
  pause: () => Promise<void>,
): Promise<ArrayBuffer> {
  return runInSlices(packExcerptSteps(sortedByLocation(entries)), pause);
}
