/** What the copy of a world holds, and search finds. */
export const ENTRY_KINDS = ['article', 'statblock', 'secret', 'category', 'image', 'manuscript'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface EntryRef {
  kind: EntryKind;
  /** As text, numbers too. A draft that is on its way is `draft:` and the draft's id. */
  id: string;
}

/** One thing of a world as lists show it, whatever it is. What a kind does not have is null, false or empty. */
export interface Entry extends EntryRef {
  worldId: string;
  title: string;
  /** Other names it goes by, as far as its full text is known. */
  aliases: string[];
  /** Of articles the template's code, of statblocks the template's title. */
  template: string | null;
  state: 'public' | 'private' | null;
  isDraft: boolean;
  isWip: boolean;
  tags: string[];
  excerpt: string | null;
  url: string | null;
  slug: string | null;
  /** Of articles and images their category, of categories the one above. */
  categoryId: string | null;
  updatedAt: number | null;
  wordcount: number | null;
  /** Written here, not yet confirmed by the platform. */
  isPending: boolean;
}

/**
 * An entry and where it is kept: block `location >> 6`, slot `location & 63`. A location belongs to one entry of a
 * world for as long as the copy lives, and is never given to another.
 */
export interface PlacedEntry extends Entry {
  location: number;
}

/** What an index tells of an entry without its block being read. Of `updatedAt` whole seconds are kept. */
export interface IndexedEntry {
  ref: EntryRef;
  location: number;
  title: string;
  aliases: string[];
  template: string | null;
  state: 'public' | 'private' | null;
  isDraft: boolean;
  isWip: boolean;
  isPending: boolean;
  tags: string[];
  url: string | null;
  categoryId: string | null;
  updatedAt: number | null;
}
