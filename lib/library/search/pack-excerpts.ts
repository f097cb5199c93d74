import type { PlacedEntry } from '../entry.ts';
import { buildSymbolTable, mergeSymbolTables } from './build-symbol-table.ts';
import { packContainers } from './container.ts';
import type { SymbolTable } from './fsst.ts';
import { EXCERPTS } from './layout.ts';
import { inOrder } from './live-docs.ts';
import { countedLocations } from './locations.ts';
import { Numbers } from './numbers.ts';
import { inOrderOnce } from './pack.ts';
import { RecordPacker } from './records.ts';
import { runInSlices, runThrough } from './slices.ts';
import { copyTerms } from './term-copy.ts';
import { TermPacker } from './term-packer.ts';
import type { SearchSegment } from './types.ts';

/** Entries between two chances to pause. */
const STEPS = 64;

type Excerpted = Pick<PlacedEntry, 'location' | 'excerpt'>;

/** What becomes one segment. */
class ExcerptParts {
  readonly locations = new Numbers();
  readonly records = new RecordPacker();
  readonly terms = new TermPacker();
  readonly symbols: SymbolTable;

  constructor(symbols: SymbolTable) {
    this.symbols = symbols;
  }

  *packed(): Generator<void, ArrayBuffer> {
    const sections = [
      ...[countedLocations(this.locations.view()), ...this.records.sections()],
      ...[...(yield* this.terms.sections()), this.symbols.section],
    ];
    yield;
    return yield* packContainers([{ kind: EXCERPTS, sections }]);
  }
}

function* packing(entries: readonly Excerpted[]): Generator<void, ArrayBuffer> {
  const parts = new ExcerptParts(
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
    if (++doc % STEPS === 0) yield;
  }
  return yield* parts.packed();
}

/** Of the same entries as the hot segment beside it. */
export function packExcerpts(entries: readonly Excerpted[]): ArrayBuffer {
  return runThrough(packing(inOrderOnce(entries)));
}

/** The same bytes; awaits `pause` at least every 8 ms or so. */
export function packExcerptsInSlices(
  entries: readonly Excerpted[],
  pause: () => Promise<void>,
): Promise<ArrayBuffer> {
  return runInSlices(packing(inOrderOnce(entries)), pause);
}

function* merging(newestFirst: readonly SearchSegment[], isBase: boolean): Generator<void, ArrayBuffer> {
  const { segments, docs } = yield* inOrder(newestFirst.map(({ hot }) => hot));
  const sources = newestFirst.map(({ hot, excerpts }) => ({
    ...{ hot, excerpts, numbers: new Int32Array(excerpts?.size ?? 0).fill(-1) },
  }));
  const text = (at: number) => {
    const source = sources[segments[at] ?? 0];
    return source?.excerpts?.excerpt(source.hot.locations.at(docs[at] ?? 0)) ?? null;
  };
  const readable = sources.flatMap(({ excerpts }) => excerpts ?? []);
  const parts = new ExcerptParts(yield* mergeSymbolTables(readable, isBase, docs.length, text));
  const isSame = sources.map(({ excerpts }) => excerpts?.symbols.isSame(parts.symbols));
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
    if (at % STEPS === STEPS - 1) yield;
  }
  for (const { excerpts, numbers } of sources)
    if (excerpts) yield* copyTerms(excerpts.terms, parts.terms, numbers);
  return yield* parts.packed();
}

/** One for all of them; those of entries that a newer segment holds or drops are left out. `isBase` as of the indexes. */
export function mergeExcerpts(
  newestFirst: readonly SearchSegment[],
  pause: () => Promise<void>,
  isBase = true,
): Promise<ArrayBuffer> {
  return runInSlices(merging(newestFirst, isBase), pause);
}
