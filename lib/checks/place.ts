import type { EntryRef } from '../library/index.ts';

/** A range as UTF-16 offsets, end exclusive. */
export type Range = readonly [start: number, end: number];

/** What an entry says in one place. It is world text: private if the entry or the field is. */
export interface Place {
  ref: EntryRef;
  /** The entry's title. */
  title: string;
  /** World Anvil's name of the field. Also `title`, `category`, `articleParent` and `state`. */
  field: string;
  /** Where it is in the field's markup. Null: the whole field, or a field without text. */
  range: Range | null;
  /** What is written there, without markup, perhaps with what stands around it. */
  quote: string;
  /** What matters in the quote. Null: all of it. */
  mark: Range | null;
  /** Whether readers of the world can't see it. */
  isPrivate: boolean;
}
