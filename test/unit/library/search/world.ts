import fc from 'fast-check';
import { ENTRY_KINDS, type PlacedEntry } from '../../../../lib/library/search/index.ts';

/** An ordinary entry. */
export function entry(location: number, title: string, more: Partial<PlacedEntry> = {}): PlacedEntry {
  return {
    ...{ kind: 'article', id: `id-${location}`, worldId: 'w', location, title, aliases: [], template: null },
    ...{ state: null, isDraft: false, isWip: false, isPending: false, tags: [], excerpt: null, url: null },
    ...{ slug: null, categoryId: null, updatedAt: null, wordcount: null, ...more },
  };
}

const WORDS = [
  ...[
    'raven',
    'ravens',
    'Ravel',
    'harbour',
    'harbor',
    'The',
    'of',
    'a',
    'Kyr',
    'kyrie',
    'Östermark',
    'Ostermark',
  ],
  ...[
    'Session',
    '12',
    '13',
    'o’brien',
    'naïve',
    'Straße',
    'Ёлка',
    'елка',
    'йод',
    'Тень',
    'тени',
    'שָׁלוֹם',
    'שלום',
  ],
  ...[
    'كِتَاب',
    'كتاب',
    'أحمد',
    '東京',
    '東京都',
    '京都',
    '佤亅傅丗',
    'กรุงเทพ',
    'เทพ',
    'カタカナ',
    'ガ',
    '🐉',
    '👨‍👩‍👧',
    'ﬁre',
    'ＦＵＬＬ',
  ],
  ...['Σίσυφος', 'Zażółć', 'Đà', 'İstanbul', 'e\u0301clair', 'silverwood', 'silberwood', 'thunderstone'],
];
export const word = fc.constantFrom(...WORDS);
export const title = fc.oneof(
  { weight: 30, arbitrary: fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')) },
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '???', ' ', '-', '', '-', 'x'.repeat(10_000), 'raven '.repeat(1500)),
  },
);
const tag = fc.constantFrom('harbour', 'Old Town', 'raven', 'ÉTÉ', '東京', '!');
const id = fc.oneof(
  { weight: 4, arbitrary: fc.uuid() },
  fc.constantFrom('', '7', '10018', 'draft:0b1c', 'x'.repeat(60), 'ключ', 'UPPER-CASE-ID-THAT-IS-LONG'),
);
const text = (place: number) => (kept: string) => (kept === '' ? `${place}` : `${kept}~${place}`);

/** Any entry. Its id is unique if its location is. */
export const anyEntry = (location: number): fc.Arbitrary<PlacedEntry> =>
  fc
    .record({
      kind: fc.constantFrom(...ENTRY_KINDS),
      id: fc.oneof(fc.uuid(), id.map(text(location))),
      title,
      aliases: fc.array(title, { maxLength: 2 }),
      template: fc.constantFrom(null, 'person', 'militaryConflict', 'raven'),
      state: fc.constantFrom(null, 'public' as const, 'private' as const),
      isDraft: fc.boolean(),
      isWip: fc.boolean(),
      isPending: fc.boolean(),
      tags: fc.uniqueArray(tag, { maxLength: 3 }),
      excerpt: fc.option(title),
      url: fc.option(
        fc.oneof(
          fc.webUrl(),
          title.map((one) => `https://w/a/${one}`),
        ),
      ),
      categoryId: fc.constantFrom(null, 'c1', 'c2'),
      updatedAt: fc.option(fc.nat({ max: 2_000_000_000 }).map((seconds) => (seconds + 1) * 1000)),
    })
    .map((fields) => entry(location, '', fields));

export const anyWorld = (most: number): fc.Arbitrary<PlacedEntry[]> =>
  fc
    .uniqueArray(fc.nat({ max: 600 }), { maxLength: most })
    .chain((locations) => fc.tuple(...locations.map(anyEntry)));
