/** The kinds of entries in an offline copy. The index stores their position, so new ones go at the end. */
export const ENTRY_KINDS = ['article', 'statblock', 'secret', 'category', 'image', 'manuscript'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface EntryRef {
  kind: EntryKind;
  /** Numeric ids are stored as text. A draft's id is `draft:` and the id in the outbox. */
  id: string;
}

/** An item of a world as lists show it. Fields that a kind doesn't have are null, false or empty. */
export interface Entry extends EntryRef {
  worldId: string;
  title: string;
  /** Other names, known once its full text has been read. */
  aliases: string[];
  /** For articles the template's code, for statblocks its title. */
  template: string | null;
  state: 'public' | 'private' | null;
  isDraft: boolean;
  isWip: boolean;
  tags: string[];
  excerpt: string | null;
  url: string | null;
  slug: string | null;
  /** For articles and images their category, for categories the parent. */
  categoryId: string | null;
  updatedAt: number | null;
  wordcount: number | null;
  /** Written on this device and not yet confirmed by World Anvil. */
  isPending: boolean;
}

/** An entry and its location: block `location >> 6`, slot `location & 63`. A location is never reused. */
export interface PlacedEntry extends Entry {
  location: number;
}

/** What the index knows of an entry without reading its block. `updatedAt` is rounded down to seconds. */
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
