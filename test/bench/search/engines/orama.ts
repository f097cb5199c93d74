import { create, insertMultiple, load, type RawData, save, search, updateMultiple } from '@orama/orama';
import type { PlacedEntry } from '../../../../lib/library/search/index.ts';
import type { Engine } from '../engine.ts';
import { plainLetters, plainWords } from '../plain.ts';
import { plainEntry } from '../plain-entry.ts';

/** Its own one drops letters that are not Latin. */
const tokenizer = {
  language: 'english',
  normalizationCache: new Map<string, string>(),
  tokenize: plainWords,
};

const empty = () =>
  create({
    schema: { title: 'string', aliases: 'string', tags: 'string' } as const,
    components: { tokenizer },
  });
const SLICE = 5_000;

const record = (entry: PlacedEntry) => ({ ...plainEntry(entry), id: String(entry.location) });

/** Prefixes, one typo in words of four letters and more, every word asked for, titles three times as heavy. */
export const engine: Engine<RawData> = {
  async build(entries) {
    const index = empty();
    await insertMultiple(index, entries.map(record), SLICE);
    return save(index);
  },
  async open(stored) {
    const index = empty();
    load(index, stored);
    return {
      async query(typed, limit) {
        const term = plainLetters(typed);
        const tolerance = term.split(' ').some((word) => word.length > 3) ? 1 : 0;
        const { hits } = await search(index, {
          ...{ term, limit, tolerance, threshold: 0 },
          boost: { title: 3, aliases: 2 },
        });
        return hits.map(({ id }) => Number(id));
      },
      async change(entries) {
        const ids = entries.map(({ location }) => String(location));
        await updateMultiple(index, ids, entries.map(record), SLICE);
      },
    };
  },
};
