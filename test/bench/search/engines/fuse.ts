import Fuse from 'fuse.js';
import type { Engine, PlainEntry } from '../engine.ts';
import { plainLetters } from '../plain.ts';
import { plainEntry } from '../plain-entry.ts';

const OPTIONS = {
  keys: [
    { name: 'title', weight: 3 },
    { name: 'aliases', weight: 2 },
    { name: 'tags', weight: 1 },
  ],
  ignoreLocation: true,
  threshold: 0.3,
};

interface Stored {
  entries: PlainEntry[];
  index: ReturnType<ReturnType<typeof Fuse.createIndex<PlainEntry>>['toJSON']>;
}

/** The pattern anywhere in a field, three letters of ten may be wrong, titles three times as heavy. */
export const engine: Engine<Stored> = {
  async build(all) {
    const entries = all.map(plainEntry);
    return { entries, index: Fuse.createIndex(OPTIONS.keys, entries).toJSON() };
  },
  async open(stored) {
    const fuse = new Fuse(stored.entries, OPTIONS, Fuse.parseIndex<PlainEntry>(stored.index));
    return {
      query: (typed, limit) => fuse.search(plainLetters(typed), { limit }).map(({ item }) => item.id),
      async change(entries) {
        const changed = new Set(entries.map(({ location }) => location));
        fuse.remove(({ id }) => changed.has(id));
        for (const entry of entries) fuse.add(plainEntry(entry));
      },
    };
  },
};
