import type { Random } from '../../service/seed/random.ts';

/** A common noun that titles share. */
export const COMMON = [
  ...[
    'house',
    'order',
    'river',
    'tower',
    'keep',
    'harbour',
    'forest',
    'crown',
    'blade',
    'gate',
    'temple',
    'market',
  ],
  ...[
    'bridge',
    'lake',
    'guild',
    'war',
    'feast',
    'song',
    'book',
    'hall',
    'isle',
    'mountain',
    'valley',
    'road',
    'inn',
  ],
  ...[
    'council',
    'king',
    'queen',
    'captain',
    'witch',
    'saint',
    'dragon',
    'wolf',
    'raven',
    'stone',
    'iron',
    'silver',
  ],
  ...[
    'old',
    'new',
    'red',
    'black',
    'white',
    'lost',
    'high',
    'low',
    'northern',
    'southern',
    'eastern',
    'western',
  ],
] as const;
const SMALL = ['of', 'the', 'and', 'in'] as const;

interface Script {
  starts: string;
  vowels: string;
  ends: string;
}

const LATIN: Script = {
  starts: 'b br c ch d dr f g gr h j k kh l m n p qu r s sh st t th tr v w y z',
  vowels: 'a e i o u ae ei ia ou ea a e i o',
  ends: 'l n r s th m nd rn x k - - - -',
};
const CYRILLIC: Script = {
  starts: 'б в г гр д ж з к кр л м н п р с ст т тр ф х ч ш',
  vowels: 'а е и о у я ю э ы',
  ends: 'л н р с м к й нь рт - - -',
};
const ARABIC: Script = {
  starts: 'ب ت ج ح خ د ر ز س ش ص ط ع ف ق ك ل م ن ه',
  vowels: 'ا و ي ا',
  ends: 'ل ن ر س م د ق - -',
};
const MARKED: Record<string, string> = {
  ...{ a: 'á', e: 'ë', i: 'î', o: 'ö', u: 'ú', c: 'č', s: 'š', n: 'ñ', l: 'ł', d: 'đ' },
};

const sounds = (list: string): string[] => list.split(' ').map((sound) => (sound === '-' ? '' : sound));
const any = (random: Random, list: readonly string[]): string => list[random.below(list.length)] ?? '';

function invented(random: Random, script: Script, syllables: number): string {
  const [starts, vowels, ends] = [sounds(script.starts), sounds(script.vowels), sounds(script.ends)];
  let word = '';
  for (let at = 0; at < syllables; at++) {
    word += any(random, starts) + any(random, vowels);
    if (at === syllables - 1 || random.chance(0.3)) word += any(random, ends);
  }
  return word;
}

function ideographs(random: Random): string {
  const from = random.chance(0.7) ? { first: 0x4e00, count: 900 } : { first: 0x30a2, count: 76 };
  let name = '';
  const length = 2 + random.below(4);
  while (name.length < length) name += String.fromCharCode(from.first + random.below(from.count));
  return name;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function marked(random: Random, word: string): string {
  const at = random.below(word.length);
  const letter = word.charAt(at);
  return word.slice(0, at) + (MARKED[letter] ?? letter) + word.slice(at + 1);
}

export interface Lexicon {
  latin: string[];
  cyrillic: string[];
  arabic: string[];
}

/** The names in a world of this size. A few are frequent, such as a family or a river. */
export function lexicon(random: Random, size: number): Lexicon {
  const count = Math.round(60 + size * 0.3);
  const words = (script: Script, share: number): string[] =>
    Array.from({ length: Math.ceil(count * share) }, () => invented(random, script, 2 + random.below(3)));
  const latin = words(LATIN, 1).map((word) => (random.chance(0.15) ? marked(random, word) : word));
  return { latin, cyrillic: words(CYRILLIC, 0.15), arabic: words(ARABIC, 0.15) };
}

/** Half of the time a frequent one, otherwise any. */
export function often(random: Random, list: readonly string[]): string {
  const among = random.chance(0.3) ? Math.ceil(list.length / 20) : list.length;
  return list[random.below(among)] ?? '';
}

const LENGTHS = [1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6];

/** A title of one to six words; of every hundred 79 in Latin letters, seven each in Chinese or kana, Cyrillic, Arabic. */
export function title(random: Random, words: Lexicon): string {
  const script = random.below(100);
  const length = LENGTHS[random.below(LENGTHS.length)] ?? 1;
  if (script < 7) return length > 3 ? `${ideographs(random)} ${ideographs(random)}` : ideographs(random);
  if (script < 14) {
    return Array.from({ length: Math.min(length, 4) }, () => capital(often(random, words.cyrillic))).join(
      ' ',
    );
  }
  if (script < 21) {
    const article = () => (random.chance(0.4) ? 'ال' : '');
    return Array.from({ length: Math.min(length, 4) }, () => article() + often(random, words.arabic)).join(
      ' ',
    );
  }
  const parts: string[] = [];
  while (parts.length < length) {
    const small = parts.length > 0 && parts.length < length - 1 && random.chance(0.35);
    if (small) parts.push(random.pick(SMALL));
    else if (length > 1 && random.chance(0.3)) parts.push(capital(random.pick(COMMON)));
    else parts.push(capital(often(random, words.latin)));
  }
  return parts.join(' ');
}
