import type { BodyQueryTerm } from './body-query.ts';
import type { PostingCursor } from './postings.ts';
import type { PackedBodies } from './segment.ts';
import { termBytes } from './term-bytes.ts';
import { TermCursor } from './terms.ts';

/** In a prefix's table: frequency code + 1 of a term that only begins so, + 5 of the term itself. */
export const EXACT = 4;

/** One wanted term in one segment: a list to walk, or, of a prefix, a table over all bodies. Null: nobody holds it. */
export type Source = { list: PostingCursor; count: number } | { table: Uint8Array; count: number } | null;

function expand(segment: PackedBodies, cursor: TermCursor, wantedTerms: Uint8Array): Source {
  const table = new Uint8Array(segment.size);
  const values = new Uint32Array(segment.size);
  let count = 0;
  do {
    const shift = cursor.is(wantedTerms) ? EXACT + 1 : 1;
    const read = cursor.readInto(values);
    for (let index = 0; index < read; index++) {
      const posting = values[index] ?? 0;
      const before = table[posting >>> 2] ?? 0;
      const value = (posting & 3) + shift;
      if (before === 0) count++;
      if (value > before) table[posting >>> 2] = value;
    }
  } while (cursor.next() && cursor.beginsWith(wantedTerms));
  return count > 0 ? { table, count } : null;
}

export function sourceOf(segment: PackedBodies, term: BodyQueryTerm): Source {
  const wantedTerms = termBytes(term.text);
  const cursor = new TermCursor(segment);
  if (!cursor.seek(wantedTerms)) return null;
  if (term.isPrefix) return cursor.beginsWith(wantedTerms) ? expand(segment, cursor, wantedTerms) : null;
  return cursor.is(wantedTerms) ? { list: cursor.postings(), count: cursor.count } : null;
}

/** The bodies that must not be found, as a table; null: none. */
export function unwantedIn(segment: PackedBodies, terms: readonly BodyQueryTerm[]): Uint8Array | null {
  let table: Uint8Array | null = null;
  for (const term of terms) {
    const source = sourceOf(segment, term);
    if (!source) continue;
    table ??= new Uint8Array(segment.size);
    if ('table' in source)
      for (const [body, value] of source.table.entries()) table[body] = (table[body] ?? 0) | value;
    else while (source.list.next()) table[source.list.body] = 1;
  }
  return table;
}
