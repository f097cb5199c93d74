import { Charset, Index } from 'flexsearch';
import type { PlacedEntry } from '../../../../lib/library/search/index.ts';
import type { Engine } from '../engine.ts';
import { plainLetters } from '../plain.ts';
import { plainEntry } from '../plain-entry.ts';

const empty = (): Index => new Index({ tokenize: 'forward', encoder: Charset.LatinBalance, resolution: 9 });

function text(entry: PlacedEntry): string {
  const { title, aliases, tags } = plainEntry(entry);
  return `${title} ${aliases} ${tags}`;
}

/** One index over title, aliases and tags; every beginning of a word, sounds balanced, partial matches suggested. */
export const engine: Engine<Map<string, string>> = {
  async build(entries) {
    const index = empty();
    for (const entry of entries) index.add(entry.location, text(entry));
    const stored = new Map<string, string>();
    await index.export(async (key, data) => {
      stored.set(key, data);
    });
    return stored;
  },
  async open(stored) {
    const index = empty();
    for (const [key, data] of stored) index.import(key, data);
    return {
      query: (typed, limit) => index.search(plainLetters(typed), { limit, suggest: true }).map(Number),
      async change(entries) {
        for (const entry of entries) index.update(entry.location, text(entry));
      },
    };
  },
};
