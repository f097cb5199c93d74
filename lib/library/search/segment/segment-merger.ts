import type { SearchSegment } from '../types.ts';
import type { ByteReader } from './byte-io.ts';
import { formIn, ID_LONG } from './field-codecs.ts';
import { runInSlices } from './format.ts';
import { mergeSymbolTables } from './fsst.ts';
import { mergeOrder } from './live-docs.ts';
import type { SegmentReader } from './segment-reader.ts';
import { ExcerptBuilder, SegmentBuilder } from './segment-writer.ts';
import { copyTerms } from './term-writer.ts';

const ENTRIES_PER_YIELD = 256;

function* mergeSteps(newestFirst: readonly SegmentReader[], isBase: boolean): Generator<void, ArrayBuffer> {
  const { segments, docs } = yield* mergeOrder(newestFirst);
  const title = (at: number) => newestFirst[segments[at] ?? 0]?.title(docs[at] ?? 0) ?? null;
  const parts = new SegmentBuilder(yield* mergeSymbolTables(newestFirst, isBase, docs.length, title));
  const copiers = newestFirst.map((index) => new SegmentCopier(index, parts));
  for (let at = 0; at < docs.length; at++) {
    copiers[segments[at] ?? 0]?.copy(docs[at] ?? 0);
    if (at % ENTRIES_PER_YIELD === ENTRIES_PER_YIELD - 1) yield;
  }
  for (const copier of copiers) yield* copier.copyTerms();
  return yield* parts.pack(isBase ? [] : remainingDrops(newestFirst));
}

/**
 * Merges segments, newest first, without reading blocks. `isBase`: no older segment remains, so dropped locations are
 * forgotten; otherwise they are kept to hide older entries.
 */
export function mergeSegments(
  newestFirst: readonly SegmentReader[],
  pause: () => Promise<void>,
  isBase = true,
): Promise<ArrayBuffer> {
  return runInSlices(mergeSteps(newestFirst, isBase), pause);
}

/** Locations that are dropped and not added again by a newer segment. */
function remainingDrops(newestFirst: readonly SegmentReader[]): number[] {
  const gone = new Set<number>();
  for (const index of [...newestFirst].reverse()) {
    for (const location of index.dropped) gone.add(location);
    if (gone.size > 0) for (const location of index.locations) gone.delete(location);
  }
  return [...gone];
}

type Renumbering = (old: number) => number;

/** Maps numbers of one dictionary to another, reading each string once. */
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

/** Copies entries from one segment to another without decoding or tokenizing their texts. */
class SegmentCopier {
  readonly #from: SegmentReader;
  readonly #to: SegmentBuilder;
  readonly #numbers: Int32Array;
  readonly #labels: Renumbering;
  readonly #categories: Renumbering;
  readonly #patterns: Renumbering;
  readonly #hasSameSymbols: boolean;

  constructor(from: SegmentReader, to: SegmentBuilder) {
    this.#from = from;
    this.#to = to;
    this.#numbers = new Int32Array(from.size).fill(-1);
    this.#labels = renumbering(from.labelCount, (label) => to.labels.number(from.label(label)));
    this.#categories = renumbering(from.categoryCount, (one) => to.categoryIds.number(from.categoryId(one)));
    this.#patterns = renumbering(from.urlPatterns.count, (one) =>
      to.urlPatterns.number(from.urlPatterns.read(one).text()),
    );
    this.#hasSameSymbols = from.symbols.equals(to.symbols);
  }

  /** Call in ascending order of location across all segments. */
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
    if (this.#hasSameSymbols) records.record.sized(reader.bytes());
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

  /** Call after the last entry of all segments. */
  copyTerms(): Generator<void> {
    return copyTerms(this.#from.terms, this.#to.terms, this.#numbers);
  }
}

const MERGED_EXCERPTS_PER_YIELD = 64;

function* mergeExcerptSteps(
  newestFirst: readonly SearchSegment[],
  isBase: boolean,
): Generator<void, ArrayBuffer> {
  const { segments, docs } = yield* mergeOrder(newestFirst.map(({ hot }) => hot));
  const sources = newestFirst.map(({ hot, excerpts }) => ({
    ...{ hot, excerpts, numbers: new Int32Array(excerpts?.size ?? 0).fill(-1) },
  }));
  const text = (at: number) => {
    const source = sources[segments[at] ?? 0];
    return source?.excerpts?.excerpt(source.hot.locations.at(docs[at] ?? 0)) ?? null;
  };
  const readable = sources.flatMap(({ excerpts }) => excerpts ?? []);
  const parts = new ExcerptBuilder(yield* mergeSymbolTables(readable, isBase, docs.length, text));
  const isSame = sources.map(({ excerpts }) => excerpts?.symbols.equals(parts.symbols));
  const { record } = parts.records;
  for (let at = 0; at < docs.length; at++) {
    const segment = segments[at] ?? 0;
    const source = sources[segment];
    const location = source?.hot.locations.at(docs[at] ?? 0) ?? 0;
    const doc = source?.excerpts?.locations.docAt(location) ?? -1;
    parts.locations.push(location);
    if (source?.excerpts && doc >= 0) {
      source.numbers[doc] = at;
      const { reader, length } = source.excerpts.records.sized(doc);
      if (length > 0 && isSame[segment]) record.sized(reader.bytes());
      else if (length > 0) parts.symbols.write(record, source.excerpts.symbols.read(reader));
    }
    parts.records.end();
    if (at % MERGED_EXCERPTS_PER_YIELD === MERGED_EXCERPTS_PER_YIELD - 1) yield;
  }
  for (const { excerpts, numbers } of sources)
    if (excerpts) yield* copyTerms(excerpts.terms, parts.terms, numbers);
  return yield* parts.pack();
}

/** Merges excerpt segments, leaving out replaced and dropped entries. `isBase` as in `mergeSegments`. */
export function mergeExcerpts(
  newestFirst: readonly SearchSegment[],
  pause: () => Promise<void>,
  isBase = true,
): Promise<ArrayBuffer> {
  return runInSlices(mergeExcerptSteps(newestFirst, isBase), pause);
}
