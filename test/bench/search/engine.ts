import type { PlacedEntry } from '../../../lib/library/search/index.ts';

/** The bench's interface of a search engine. The result of `build` is stored in IndexedDB. */
export interface Engine<Stored> {
  build(entries: readonly PlacedEntry[]): Promise<Stored>;
  open(stored: Stored): Promise<OpenEngine>;
}

export interface OpenEngine {
  /** Locations, best first. */
  query(typed: string, limit: number): number[] | Promise<number[]>;
  /** Updates entries, so that the next query finds them. Null if the index can only be rebuilt. */
  change: ((entries: readonly PlacedEntry[]) => Promise<void>) | null;
  /** Merges changes into one index, for engines that defer this. `pause` yields the thread. */
  merge?: (pause: () => Promise<void>) => Promise<void>;
}

/** The texts that the other engines index, normalized so that all of them can compare them. */
export interface PlainEntry {
  id: number;
  title: string;
  aliases: string;
  tags: string;
}
