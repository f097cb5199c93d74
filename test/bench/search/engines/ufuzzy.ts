import uFuzzy from '@leeoniya/ufuzzy';
import type { PlacedEntry } from '../../../../lib/library/search/index.ts';
import type { Engine } from '../engine.ts';
import { plainLetters } from '../plain.ts';
import { plainEntry } from '../plain-entry.ts';

const OPTIONS = { alpha: 'a-zа-яё\u0600-\u06ff\u30a0-\u30ff\u4e00-\u9fff', intraMode: 1 } as const;
/** Words are tried in other orders too; of more matches than this none is ranked. */
const ORDERS = 3;
const RANKED = 1_000;

function text(entry: PlacedEntry): string {
  const { title, aliases, tags } = plainEntry(entry);
  return `${title} ${aliases} ${tags}`;
}

/** A list of texts gone through at each keystroke: one typo a word, words in any order; one text a line is kept. */
export const engine: Engine<string> = {
  build: async (entries) => entries.map(text).join('\n'),
  async open(stored) {
    const lines = stored.split('\n');
    const fuzzy = new uFuzzy(OPTIONS);
    return {
      query(typed, limit) {
        const [found, info, order] = fuzzy.search(lines, plainLetters(typed), ORDERS, RANKED);
        if (!found) return [];
        if (!info || !order) return found.slice(0, limit);
        return order.slice(0, limit).map((at) => info.idx[at] ?? -1);
      },
      async change(entries) {
        for (const entry of entries) lines[entry.location] = text(entry);
      },
    };
  },
};
