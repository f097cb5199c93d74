import type { EntryRef } from '../../lib/library/index.ts';
import type { Roll } from '../dice/index.ts';
import type { ReadText } from './read-text.ts';

/** The actions that a rendered text offers. */
export interface RichActions {
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  /** Starts a search, for lists of entries with a tag. Without it they are plain text. */
  search?: ((typed: string) => void) | undefined;
  onDice?: ((roll: Roll, label: string) => void) | undefined;
  /** The titles of entries that a text names only by id, by `refKey`. */
  titles?: ReadonlyMap<string, string> | undefined;
}

export interface RenderContext extends RichActions {
  text: ReadText;
  /** The level of the outermost headings in the page, 2 to 6. */
  level: number;
  /** True inside a block with its own text direction, which its content inherits. */
  hasDirection: boolean;
  /** True inside a link or a button, where nothing else may be interactive. */
  isInert: boolean;
}

/** A string that identifies an entry. */
export const refKey = ({ kind, id }: EntryRef): string => `${kind} ${id}`;
