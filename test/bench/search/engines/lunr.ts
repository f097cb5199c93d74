import lunr from 'lunr';
import type { Engine } from '../engine.ts';
import { plainLetters, plainWords } from '../plain.ts';
import { plainEntry } from '../plain-entry.ts';

/** Each word whole, as a beginning, and with one typo; titles ten times as heavy; no stemming; kept as JSON. */
export const engine: Engine<string> = {
  async build(entries) {
    const builder = new lunr.Builder();
    builder.ref('id');
    builder.field('title', { boost: 10 });
    builder.field('aliases', { boost: 5 });
    builder.field('tags');
    for (const entry of entries) builder.add(plainEntry(entry));
    return JSON.stringify(builder.build());
  },
  async open(stored) {
    const index = lunr.Index.load(JSON.parse(stored));
    return {
      query(typed, limit) {
        const words = plainWords(plainLetters(typed));
        const found = index.query((query) => {
          for (const word of words) {
            query.term(word, { boost: 10 });
            query.term(word, { boost: 3, wildcard: lunr.Query.wildcard.TRAILING });
            if (word.length > 3) query.term(word, { editDistance: 1 });
          }
        });
        return found.slice(0, limit).map(({ ref }) => Number(ref));
      },
      change: null,
    };
  },
};
