import { Random } from '../../service/seed/random.ts';
import { type Named, ORDINARY, plantedNames } from './planted-names.ts';

/** A name that was put into a text. */
export interface Planted {
  start: number;
  end: number;
  /** The locations of the articles with this name, ascending. */
  candidates: readonly number[];
}

export interface PlantedArticle {
  location: number;
  texts: { field: string; text: string; planted: readonly Planted[] }[];
}

export interface PlantedWorld {
  names: readonly Named[];
  articles: readonly PlantedArticle[];
}

type Language = 'en' | 'de' | 'pl' | 'ru';

const FILLER: Record<Language, readonly string[]> = {
  en: (
    'the a and of to in that was his her with they for had from were which there when who before after never under ' +
    'against through between while people years water night hand stood turned called walked carried remembered something ' +
    'nothing thought morning country brother voices burning silence letters silver iron winter mercy grace storm lanterns ' +
    'harvest bridges merchants quarrel twelve seldom whispered granite orchard ferry tallow ledger copper thirsty'
  ).split(' '),
  de: 'der die das und ist nicht mit von auf ein eine sich auch nach wurde war als aber noch über sehr schon wieder'.split(
    ' ',
  ),
  pl: 'i w nie na się jest że do to jak był która przez oraz tylko jednak gdy więc pod nad już była tego'.split(
    ' ',
  ),
  ru: 'и в не на что как это был была они его она но также через когда только уже очень после снова тогда'.split(
    ' ',
  ),
};
/** Endings of names of one word in other languages' cases and plurals, behind a consonant. */
const ENDINGS: Record<Language, { fits: RegExp; endings: readonly string[] }> = {
  en: { fits: /$^/, endings: [] },
  de: { fits: /^[A-Z][a-z]*[dhkmnrt]$/, endings: ['s', 'e', 'en'] },
  pl: { fits: /^[A-Z][a-z]*[dmnt]$/, endings: ['a', 'owi', 'em'] },
  ru: { fits: /[\u0434\u0440]$/, endings: ['\u0430', '\u0443', '\u043e\u043c'] },
};
const ARABIC = /^\p{sc=Arab}+$/u;
const ARABIC_PREFIXES = ['\u0648', '\u0628', '\u0644'];
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const PLAIN_LATIN = /^[A-Za-z]+$/;
const LATIN = /^[\p{sc=Latn} -]+$/u;
/** Scripts whose words can't stand beside a Latin letter. */
const SEPARATED = /^[^\p{sc=Hang}\p{sc=Kana}]+$/u;
const HANGUL = /\p{sc=Hang}/u;
const KATAKANA = /\p{sc=Kana}/u;

const isOrdinary = (name: string): boolean => ORDINARY.some((one) => one === name);

const PLURALS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/(?<=[^aeiou])y$/, 'ies'],
  [/(?<=[^f])f$/, 'ves'],
  [/man$/, 'men'],
  [/(?<=ch|s)$/, 'es'],
  [/$/, 's'],
];

function pluralOf(name: string): string {
  const [ending, plural] = PLURALS.find(([one]) => one.test(name)) ?? [/$/, 's'];
  return name.replace(ending, plural);
}

/** How a name may be written and still be the name. */
function written(random: Random, name: string, language: Language): string {
  const { fits, endings } = ENDINGS[language];
  if (language !== 'en')
    return fits.test(name) && !isOrdinary(name) ? name + random.pick(['', ...endings]) : name;
  const last = name.split(/[ -]/).at(-1) ?? name;
  const ways: string[] = [name, name, name, name];
  if (LATIN.test(name) && !isOrdinary(name)) {
    ways.push(`${name}’s`, `${name}'s`, name.toUpperCase());
    if (PLAIN_LATIN.test(last)) ways.push(pluralOf(name), pluralOf(name));
    // “the Hollow Reed” within a sentence.
    if (name.startsWith('The ')) ways.push(name.replace('The', 'the'), name.slice(4));
    if (name.includes('-')) ways.push(name.replace('-', ' '));
    if (name.endsWith('é')) ways.push(`${name.slice(0, -1)}e`, name.normalize('NFD'));
    if (name.includes(' ')) ways.push(name.replaceAll(' ', '\u00a0'));
  }
  return ways[random.below(ways.length)] ?? name;
}

/** What stands around a name. Markup around it doesn't hide it. */
const AROUND: readonly (readonly [before: string, behind: string])[] = [
  ...([
    ['', ''],
    ['', ''],
    ['', ''],
    ['', ','],
    ['(', ')'],
    ['“', '”'],
    ['— ', ' —'],
  ] as const),
  ...([
    ['[b]', '[/b]'],
    ['[i]', '[/i],'],
    ['\n[h2]', '[/h2]\n'],
    ['[ul][li]', '[/li][/ul]'],
  ] as const),
  ...([
    ['[quote]', '|someone[/quote]'],
    ['[tooltip:note]', '[/tooltip]'],
    ['l’', ''],
    ['[table][tr][td]', '[/td][/tr][/table]'],
  ] as const),
];

/** The first of them say nothing about where a sentence begins. */
const UNMARKED = 4;

/** Where a name is but must not be found. */
const HIDDEN: readonly ((name: string) => string)[] = [
  (name) => (SEPARATED.test(name) ? `un${name.toLowerCase()}ish` : ''),
  (name) => (SEPARATED.test(name) ? `${name}x` : ''),
  (name) => `@[${name}](person:${ID})`,
  (name) => `[url:https://example.com]see ${name}[/url]`,
  (name) => `[code]${name}[/code]`,
  (name) => `[noparse]${name}[/noparse]`,
  (name) => `/* ${name} */`,
  (name) => `[container:${name}]x[/container]`,
  (name) => `https://example.com/${name.replaceAll(' ', '_')}`,
  (name) => `@[${name}]`,
  (name) => `${name}.png`,
];

interface Known {
  name: string;
  candidates: readonly number[];
}

class Writer {
  text = '';
  readonly planted: Planted[] = [];
  readonly #random: Random;
  readonly #language: Language;

  constructor(random: Random, language: Language) {
    this.#random = random;
    this.#language = language;
  }

  fill(words: number, isStart = false): void {
    for (let at = 0; at < words; at++) {
      const filler = FILLER[this.#language];
      const word = filler[this.#random.below(filler.length)] ?? '';
      this.text += isStart && at === 0 ? `${word.charAt(0).toUpperCase()}${word.slice(1)} ` : `${word} `;
    }
  }

  plant({ name, candidates }: Known): void {
    const isSpaceless = KATAKANA.test(name);
    const [before, behind] = isSpaceless
      ? (['あの', 'は'] as const)
      : (AROUND[this.#random.below(isOrdinary(name) ? UNMARKED : AROUND.length)] ?? ['', '']);
    this.text += before;
    if (ARABIC.test(name)) this.text += this.#random.pick(['', '', ...ARABIC_PREFIXES]);
    const start = this.text.length;
    this.text += isSpaceless || HANGUL.test(name) ? name : written(this.#random, name, this.#language);
    const end = this.text.length - (/[’']s$/.exec(this.text.slice(start))?.[0].length ?? 0);
    this.planted.push({ start, end, candidates });
    this.text += HANGUL.test(name) && this.#random.chance(0.5) ? '에서 ' : `${behind} `;
  }

  hide(name: string): void {
    this.text += `${(HIDDEN[this.#random.below(HIDDEN.length)] ?? String)(name)} `;
  }

  end(): void {
    this.text = `${this.text.trimEnd()}.${this.#random.chance(0.3) ? '\n\n' : ' '}`;
  }
}

/** Texts of about 3 kB with some ten names each, and as many that must not be found. */
export function plantedWorld(seed: number, count: number): PlantedWorld {
  const names = plantedNames(seed, count);
  const byName = new Map<string, number[]>();
  for (const [location, { title, aliases }] of names.entries())
    for (const name of [title, ...aliases]) byName.set(name, [...(byName.get(name) ?? []), location]);
  const known = Array.from(byName, ([name, candidates]): Known => ({ name, candidates }));
  const random = new Random(seed * 7_919 + count);
  const pick = (own: number): Known => {
    for (;;) {
      const one = known[random.below(known.length)];
      if (one && !one.candidates.includes(own)) return one;
    }
  };
  const textOf = (own: number, sentences: number) => {
    const writer = new Writer(random, (own % 8 === 5 && random.pick(['de', 'pl', 'ru'] as const)) || 'en');
    for (let at = 0; at < sentences; at++) {
      writer.fill(4 + random.below(8), true);
      if (random.chance(0.3)) writer.plant(pick(own));
      if (random.chance(0.3)) writer.hide(pick(own).name);
      if (random.chance(0.05)) writer.text += `${names[own]?.title ?? ''} `;
      writer.fill(1 + random.below(5));
      writer.end();
    }
    return { text: writer.text, planted: writer.planted };
  };
  const articles = names.map((_, location) => ({
    location,
    texts: [
      { field: 'content', ...textOf(location, 32) },
      { field: 'sidebarcontent', ...textOf(location, 4) },
    ],
  }));
  return { names, articles };
}
