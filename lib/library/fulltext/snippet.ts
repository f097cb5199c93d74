import type { Query } from '../search/index.ts';

export interface Snippet {
  text: string;
  /** UTF-16 offsets in `text`, ascending, apart from each other. */
  marks: [start: number, end: number][];
}

/** The part of a text where the words of the query stand closest together; null where none is found. */
export function snippetOf(_text: string, _query: Query, _length = 160): Snippet | null {
  return null;
}
