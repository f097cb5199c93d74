import { Random } from '../../service/seed/random.ts';

/** An article of the planted world. Its location is its place in the list. */
export interface Named {
  title: string;
  aliases: readonly string[];
}

const SOUNDS = {
  latin: {
    first:
      'Vel Thar Mor Quen Sil Bran Dor Fen Gal Hesk Ilm Jor Kel Lun Myr Nav Ost Pel Rhun Syl Tor Ulv Wyn Yar Zhel'.split(
        ' ',
      ),
    next: 'a ba dra el fi gor hal in ka lo mi nor oth pra ri su tal ul va wen xa yth zor'.split(' '),
    last: 'dan gard hild mir noth peth quar rim tun vik wald zen loth mund bek'.split(' '),
  },
  cyrillic: {
    first: 'Вел Мир Бро Свят Яро Лад Зор Рус Чер Дуб'.split(' '),
    next: 'а бо ге ди жо ка ле му не ро ту фи'.split(' '),
    last: 'град мир слав пол дар бор мыш ний'.split(' '),
  },
  greek: {
    first: 'Αλ Βορ Γαλ Δελ Θαλ Καρ Μελ Νικ Παν Φιλ'.split(' '),
    next: 'α βι γο δε θα κλε λο μι νο ρα'.split(' '),
    last: 'ντρος πολη μαχη θηρα κορα νησι'.split(' '),
  },
  arabic: {
    first: 'قمر شمس نهر بحر جبل سيف نور'.split(' '),
    next: 'ا و ي را لو مي نا'.split(' '),
    last: 'زان ميل كاد رون فاس تيم'.split(' '),
  },
  hangul: {
    first: '가람 바다 하늘 달빛 서리 구름 불꽃'.split(' '),
    next: '리 노 미 두 카 테 소'.split(' '),
    last: '르탄 벨룬 도르크 미젠 하임'.split(' '),
  },
  katakana: {
    first: 'アル ベル カン ディ エル フィ ガル'.split(' '),
    next: 'ア ロ ミ ナ ト ザ リ'.split(' '),
    last: 'ドーン リーク ノーグ ヴェル ザード'.split(' '),
  },
} as const;
type Script = keyof typeof SOUNDS;
export const OTHER_SCRIPTS = [
  'cyrillic',
  'greek',
  'arabic',
  'hangul',
  'katakana',
] as const satisfies Script[];

/** Words that only names of several words have, so that nothing before a planted name makes another name of it. */
const SHAPES: readonly ((word: string, other: string) => string)[] = [
  (word) => word,
  (word) => word,
  (word) => `Port ${word}`,
  (word) => `The Hollow ${word}`,
  (word) => `Clan ${word}`,
  (word, other) => `${word} ${other}`,
  (word, other) => `${word} of ${other}`,
  (word) => `${word}-Kerr`,
  (word) => `${word}é`,
  ...['y', 'f', 'man', 'ch', 's'].map((ending) => (word: string) => `${word}${ending}`),
];
/** Names that are ordinary words, too: they count only with their capitals. */
export const ORDINARY = ['Iron', 'Winter', 'Silver', 'Mercy', 'Grace', 'Storm'] as const;

const pickFrom = (random: Random, list: readonly string[]): string => list[random.below(list.length)] ?? '';

/** Invented names, each once. */
class Inventor {
  readonly #taken = new Set<string>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  word(script: Script): string {
    const { first, next, last } = SOUNDS[script];
    for (;;) {
      let word = pickFrom(this.#random, first) + pickFrom(this.#random, next);
      while (this.#random.chance(0.6)) word += pickFrom(this.#random, next);
      word += pickFrom(this.#random, last);
      if (this.#taken.has(word)) continue;
      this.#taken.add(word);
      return word;
    }
  }

  name(): string {
    const shape = SHAPES[this.#random.below(SHAPES.length)];
    return shape?.(this.word('latin'), this.word('latin')) ?? '';
  }
}

/**
 * The names of a world: most invented, every twelfth in another script, every tenth with an alias, every fiftieth shared
 * with another article, every hundredth the alias of another, a few longer by a word than another's, and a few ordinary
 * words.
 */
export function plantedNames(seed: number, count: number): Named[] {
  const random = new Random(seed * 31 + count);
  const inventor = new Inventor(random);
  return Array.from({ length: count }, (_, at): Named => {
    const ordinary = ORDINARY[at];
    if (ordinary) return { title: ordinary, aliases: [] };
    const title = at % 12 === 7 ? inventor.word(random.pick(OTHER_SCRIPTS)) : inventor.name();
    return { title, aliases: at % 10 === 3 ? [inventor.name()] : [] };
  }).map((one, at, all) => {
    const other = all[at - 1]?.title ?? one.title;
    if (at % 40 === 21 && /^[A-Za-z]+$/.test(other)) return { ...one, title: `${other} Reach` };
    if (at % 50 === 49) return { ...one, title: other };
    return at % 100 === 50 ? { ...one, aliases: [all[at - 5]?.title ?? other] } : one;
  });
}
