import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

/** A place in an entry: where it links to another. */
export interface LinkPlace {
  kind: 'link';
  to: EntryRef;
  /** The address of that entry's page. */
  url: string | null;
  /** The sentence around the link. Null: any link there. */
  words: string | null;
}

/** A place in an entry: words of its text, as a reader sees them. */
export interface TextPlace {
  kind: 'text';
  words: string;
}

export type EntryPlace = LinkPlace | TextPlace;

/** The props of an entry view. */
export interface EntryViewProps {
  worldId: WorldId;
  id: string;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  /** Types this into the search box. */
  search: (typed: string) => void;
}
