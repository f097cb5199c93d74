import MiniSearch from 'minisearch';
import type { Engine, PlainEntry } from '../engine.ts';
import { plainLetters } from '../plain.ts';
import { plainEntry } from '../plain-entry.ts';

const OPTIONS = {
  fields: ['title', 'aliases', 'tags'],
  searchOptions: {
    boost: { title: 3, aliases: 2 },
    prefix: true,
    fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
    combineWith: 'AND' as const,
  },
};

/** Prefixes, typos by a fifth of a word's length, every word asked for, titles three times as heavy; kept as JSON. */
export const engine: Engine<string> = {
  async build(entries) {
    const index = new MiniSearch<PlainEntry>(OPTIONS);
    index.addAll(entries.map(plainEntry));
    return JSON.stringify(index);
  },
  async open(stored) {
    const index = MiniSearch.loadJSON<PlainEntry>(stored, OPTIONS);
    return {
      query: (typed, limit) =>
        index
          .search(plainLetters(typed))
          .slice(0, limit)
          .map(({ id }) => Number(id)),
      async change(entries) {
        for (const entry of entries) index.replace(plainEntry(entry));
      },
    };
  },
};
