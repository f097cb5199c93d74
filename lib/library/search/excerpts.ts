import type { PlacedEntry } from '../entry.ts';
import { ByteWriter } from './bytewriter.ts';
import { openSections, packSections, type Sections } from './container.ts';
import { EXCERPT_SECTION, EXCERPTS } from './layout.ts';
import { inOrder } from './living.ts';
import { indexIn } from './open.ts';
import { runInSlices, runThrough } from './pack.ts';
import { RecordPacker, Records } from './records.ts';
import { Shorthand } from './shorthand.ts';
import { TermIndex } from './termindex.ts';
import { TermPacker } from './termpacker.ts';
import { wordsOf } from './tokens.ts';
import type { SearchSegment } from './types.ts';

/** So many are looked at before the first is packed. */
const LEARNT_FROM = 8192;

type Excerpted = Pick<PlacedEntry, 'location' | 'excerpt'>;

function* packing(entries: Iterable<Excerpted>): Generator<void, ArrayBuffer> {
  const locations: number[] = [];
  const terms = new TermPacker();
  const records = new RecordPacker();
  const record = new ByteWriter();
  const all = [...entries];
  const shorthand = yield* Shorthand.learn(all.slice(0, LEARNT_FROM).flatMap(({ excerpt }) => excerpt ?? []));
  for (const { location, excerpt } of all) {
    const doc = locations.length;
    locations.push(location);
    record.clear();
    if (excerpt) {
      shorthand.write(record, excerpt);
      for (const word of new Set(wordsOf(excerpt))) terms.add(word, doc, 0);
    }
    records.add(record.view());
    if (doc % 64 === 63) yield;
  }
  const sections = [
    Uint32Array.from(locations),
    ...records.sections(),
    ...(yield* terms.sections()),
    shorthand.section,
  ];
  yield;
  return packSections(EXCERPTS, sections);
}

/** Of the same entries as the hot segment beside it. */
export function packExcerpts(entries: readonly Excerpted[]): ArrayBuffer {
  const sorted = [...entries].sort((a, b) => a.location - b.location);
  return runThrough(packing(sorted.filter((one, at) => sorted[at + 1]?.location !== one.location)));
}

/** The excerpts of a segment, opened. Documents are those of the hot segment. */
export class PackedExcerpts {
  readonly locations: Uint32Array;
  readonly terms: TermIndex;
  readonly #records: Records;
  readonly #shorthand: Shorthand;

  constructor(sections: Sections) {
    this.locations = sections.u32(EXCERPT_SECTION.locations);
    this.terms = new TermIndex(sections, EXCERPT_SECTION.terms);
    this.#shorthand = new Shorthand(sections.u8(EXCERPT_SECTION.shorthand));
    this.#records = new Records(sections, EXCERPT_SECTION.records);
  }

  get size(): number {
    return this.locations.length;
  }

  excerpt(location: number): string | null {
    const doc = indexIn(this.locations, location);
    return doc < 0 ? null : this.at(doc);
  }

  at(doc: number): string | null {
    const { reader, length } = this.#records.sized(doc);
    return length === 0 ? null : this.#shorthand.read(reader);
  }
}

/** Null where the bytes are damaged or of another version. */
export function openExcerpts(bytes: ArrayBuffer): PackedExcerpts | null {
  const sections = openSections(EXCERPTS, bytes);
  return sections && new PackedExcerpts(sections);
}

function* excerptsOf(newestFirst: readonly SearchSegment[]): Generator<Excerpted> {
  for (const { segment, doc } of inOrder(newestFirst.map(({ hot }) => hot))) {
    const one = newestFirst[segment];
    const location = one?.hot.locations[doc];
    if (one && location !== undefined) yield { location, excerpt: one.excerpts?.excerpt(location) ?? null };
  }
}

/** One for all of them; those of entries that a newer segment holds or drops are left out. */
export function mergeExcerpts(
  newestFirst: readonly SearchSegment[],
  pause: () => Promise<void>,
): Promise<ArrayBuffer> {
  return runInSlices(packing(excerptsOf(newestFirst)), pause);
}
