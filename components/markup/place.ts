import type { EntryRef } from '../../lib/library/index.ts';
import type { Roll } from '../dice/index.ts';
import type { ReadText } from './read-text.ts';

/** What a text may do where it stands. */
export interface RichActions {
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  /** Begins a search, for lists of things with a tag; without it they are words. */
  search?: ((typed: string) => void) | undefined;
  onDice?: ((roll: Roll, label: string) => void) | undefined;
  /** What the things are called that a text names by their id alone, by `refKey`. */
  titles?: ReadonlyMap<string, string> | undefined;
}

export interface RichPlace extends RichActions {
  text: ReadText;
  /** Level of the first headings in the page's own order, 2 to 6. */
  level: number;
  /** True inside a block that has found its own direction of writing: what is in it follows. */
  directed: boolean;
  /** True inside a link or a button: nothing in there is one of its own. */
  still: boolean;
}

/** One word for a thing, to look it up by. */
export const refKey = ({ kind, id }: EntryRef): string => `${kind} ${id}`;
