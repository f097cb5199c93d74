import type { PlacedEntry } from '../../../lib/library/search/index.ts';

/** A search engine as the bench sees it. What `build` returns goes into IndexedDB as it is. */
export interface Engine<Stored> {
  build(entries: readonly PlacedEntry[]): Promise<Stored>;
  open(stored: Stored): Promise<OpenEngine>;
}

export interface OpenEngine {
  /** Locations, the best first. */
  query(typed: string, limit: number): number[] | Promise<number[]>;
  /** Takes in entries as they are now, so that the next query sees them. Null: it can only be rebuilt. */
  change: ((entries: readonly PlacedEntry[]) => Promise<void>) | null;
  /** Makes one index of what the changes left, for engines that put it off; `pause` lets others have the thread. */
  merge?: (pause: () => Promise<void>) => Promise<void>;
}

/** What the other engines index, in letters that they all can compare. */
export interface PlainEntry {
  id: number;
  title: string;
  aliases: string;
  tags: string;
}
