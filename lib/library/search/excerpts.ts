import { openSections, type Sections } from './container.ts';
import { SymbolTable } from './fsst.ts';
import { EXCERPT_SECTION, EXCERPTS } from './layout.ts';
import { Locations } from './locations.ts';
import { Records } from './records.ts';
import { TermIndex } from './term-index.ts';

/** The excerpts of a segment, opened. Documents are those of the hot segment. */
export class PackedExcerpts {
  readonly locations: Locations;
  readonly terms: TermIndex;
  readonly records: Records;
  readonly symbols: SymbolTable;

  constructor(sections: Sections) {
    const stored = sections.u32(EXCERPT_SECTION.locations);
    this.locations = new Locations(stored.subarray(1), stored[0] ?? 0);
    this.terms = new TermIndex(sections, EXCERPT_SECTION.terms);
    this.symbols = new SymbolTable(sections.u8(EXCERPT_SECTION.shorthand));
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

/** Null where the bytes are damaged or of another version. */
export function openExcerpts(bytes: ArrayBuffer): PackedExcerpts | null {
  const sections = openSections(EXCERPTS, bytes);
  return sections?.end === bytes.byteLength ? new PackedExcerpts(sections) : null;
}
