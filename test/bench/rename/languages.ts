// How six languages write a name, told by tables of their own: what a person who knows the language would write.

import type { Random } from '../../service/seed/random.ts';

/** A place of a name in a text, and what it has to become. */
export interface Use {
  /** What stands before the name, with a space. */
  before?: string;
  written: string;
  behind?: string;
  /** With the words before it that change, too. Null: only a person can tell, so the place has to say so. */
  expected: string | null;
  /** The new name has another ending than the old one, so that the place may say that it can't tell. */
  mayAsk?: boolean;
}

/** Ways of writing; null where they don't fit these names. */
type Way = (old: string, next: string, random: Random) => Use | null;

export interface Language {
  code: string;
  filler: readonly string[];
  /** Names as this language makes them, of roots that nobody uses twice. */
  shapes: readonly ((root: string, other: string) => string)[];
  ways: readonly Way[];
  /** Names of other entries that contain one. */
  longer: readonly ((name: string) => string)[];
}

const asIs: Way = (old, next) => ({ written: old, expected: next });
const behind =
  (...words: readonly [string, ...string[]]): Way =>
  (old, next, random) => ({ before: random.pick(words), written: old, expected: next });
const upper: Way = (old, next) =>
  old.length > 2 ? { written: old.toUpperCase(), expected: next.toUpperCase() } : null;
const nonBreaking: Way = (old, next) =>
  old.includes(' ')
    ? { written: old.replaceAll(' ', '\u00a0'), expected: next.replaceAll(' ', '\u00a0') }
    : null;

const PLAIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L' };
/** Without its accents, as people type it in a hurry. */
const bare: Way = (old, next) => {
  const written = old
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁ]/g, (letter) => PLAIN[letter] ?? letter);
  return written === old || /[а-яё]/i.test(old) ? null : { written, expected: next };
};
const decomposed: Way = (old, next) =>
  old.normalize('NFD') === old ? null : { written: old.normalize('NFD'), expected: next };

/** German puts an article before ordinary nouns, and none before most names. */
const behindIn =
  (way: Way): Way =>
  (old, next, random) => {
    const use = way(old, next, random);
    return use && { ...use, before: random.pick(['in ', 'bei ', 'nach ', 'von ', 'und ', 'für ']) };
  };

const hisses = (name: string): boolean => /[sxzß]$/i.test(name);

/** What writers of English do with any name. */
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
const indefinite = (name: string): string => (/^[AEIOU]/i.test(name) ? 'an' : 'a');
const withoutThe = (name: string): string => name.replace(/^The /, '');

const ENGLISH: readonly Way[] = [
  ...[asIs, asIs, asIs, behind('Captain ', 'Lady '), upper, nonBreaking, bare, decomposed],
  (old, next, random) => ({ written: old, behind: random.pick(['’s', "'s"]), expected: next }),
  (old, next) =>
    /s$/.test(old) ? { written: `${old}’`, expected: hisses(next) ? `${next}’` : `${next}’s` } : null,
  (old, next) =>
    /[a-z]$/i.test(old) && / of /.test(old + next) === false
      ? { before: 'two ', written: pluralOf(old), expected: pluralOf(next) }
      : null,
  (old, next) => {
    const [was, will] = [withoutThe(old), withoutThe(next)];
    const [before, after] = [indefinite(was), indefinite(will)];
    const expected = before === after ? will : `${after} ${will}`;
    return { before: `${before} `, written: was, behind: ' guard', expected };
  },
  (old, next) =>
    old.startsWith('The ')
      ? { written: old.replace('The', 'the'), expected: next.replace(/^The /, 'the ') }
      : null,
  (old, next) =>
    old.startsWith('The ')
      ? { before: 'every ', written: old.slice(4), behind: ' sign', expected: withoutThe(next) }
      : null,
  (old, next) => (old.includes('-') ? { written: old.replace('-', ' '), expected: next } : null),
];

/** A name of an adjective and a noun: “Schwarzer Turm”. */
const TWO = /^(.+e)([rs]?) (\S+)$/;
const genitive = (name: string): string => (hisses(name) ? `${name}’` : `${name}s`);
const declinedAs = (ending: string, last: string): Way => {
  return (old, next, random) => {
    const [was, will] = [TWO.exec(old), TWO.exec(next)];
    if (!was) return null;
    const isMasculine = was[2] === 'r';
    if (last === 's' && !isMasculine) return null;
    const written = `${was[1]}${ending} ${was[3]}${last}`;
    const before = isMasculine ? { n: 'vom ', s: 'die Mauern des ' }[last || 'n'] : 'in der ';
    const expected = will && was[2] === will[2] ? `${will[1]}${ending} ${will[3]}${last}` : null;
    return { before: before ?? random.pick(['vom ', 'am ']), written, expected };
  };
};

const GERMAN: readonly Way[] = [
  ...[asIs, asIs, upper, bare, decomposed].map(behindIn),
  (old, next) => {
    if (TWO.test(old)) return null;
    const before = 'die Mauern ';
    return { before, written: genitive(old), expected: TWO.test(next) ? null : genitive(next) };
  },
  ...[declinedAs('n', ''), declinedAs('n', 's')],
];

const isVowel = (name: string): boolean => /^[aeiouéèêàâîôû]/i.test(name);

const FRENCH: readonly Way[] = [
  ...[behind('à ', 'vers ', 'pour ', ''), behind('et ', 'dans ', ''), upper, bare, decomposed, nonBreaking],
  (old, next) =>
    isVowel(old)
      ? {
          ...{ before: 'le port d’', written: old, expected: isVowel(next) ? next : `de ${next}` },
          // Some names begin with a silent h.
          mayAsk: /^h/i.test(next),
        }
      : { before: 'le port de ', written: old, expected: isVowel(next) ? `d’${next}` : next },
  (old, next) =>
    isVowel(old) ? { before: 'l’', written: old, expected: isVowel(next) ? next : null } : null,
];

const SPANISH: readonly Way[] = [
  ...[
    behind('en ', 'hacia ', 'para ', ''),
    behind('y ', 'con ', 'de '),
    upper,
    bare,
    decomposed,
    nonBreaking,
  ],
  (old, next) =>
    /^\S+[aoe]$/.test(old) && /^\S+[aoe]$/.test(next)
      ? { before: 'los ', written: `${old}s`, expected: `${next}s` }
      : null,
];

type Cases = Readonly<Record<string, string>>;
/** Prepositions, and the endings behind them. Forms that look like the title aren't there: nothing tells what they are. */
const declension =
  (prepositions: Readonly<Record<string, string>>, tables: readonly (readonly [RegExp, Cases])[]): Way =>
  (old, next, random) => {
    const casesOf = (name: string) => tables.find(([ending]) => ending.test(name));
    const [was, will] = [casesOf(old), casesOf(next)];
    if (!was) return null;
    const names = Object.keys(was[1]);
    const one = names[random.below(names.length)] ?? '';
    const form = (name: string, [ending, cases]: readonly [RegExp, Cases]) =>
      name.replace(ending, cases[one] ?? '');
    return {
      before: prepositions[one] ?? '',
      written: form(old, was),
      expected: one in (will?.[1] ?? {}) && will ? form(next, will) : null,
      ...(was !== will && { mayAsk: true }),
    };
  };

const POLISH_CASES = declension({ gen: 'do ', dat: 'ku ', acc: 'przez ', ins: 'za ', loc: 'w ' }, [
  [/na$/, { gen: 'ny', dat: 'nie', acc: 'nę', ins: 'ną', loc: 'nie' }],
  [/ra$/, { gen: 'ry', dat: 'rze', acc: 'rę', ins: 'rą', loc: 'rze' }],
  [/grad$/, { gen: 'gradu', dat: 'gradowi', ins: 'gradem', loc: 'gradzie' }],
  [/owo$/, { gen: 'owa', dat: 'owu', ins: 'owem', loc: 'owie' }],
]);
const RUSSIAN_CASES = declension({ gen: 'из ', dat: 'к ', acc: 'через ', ins: 'за ', loc: 'в ' }, [
  ...(['ав', 'ин'] as const).map(
    (end) => [RegExp(`(?<=${end})а$`), { gen: 'ы', dat: 'е', acc: 'у', ins: 'ой', loc: 'е' }] as const,
  ),
  ...(['град', 'бор', 'дол'] as const).map(
    (end) => [RegExp(`(?<=${end})$`), { gen: 'а', dat: 'у', ins: 'ом', loc: 'е' }] as const,
  ),
]);

const words = (text: string): string[] => text.split(' ');

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  words('aа bб cк dд eе fф gг hх iи jж kк lл mм nн oо pп qк rр sс tт uу vв wв xк yы zз').map((pair) => [
    pair.charAt(0),
    pair.charAt(1),
  ]),
);
/** A root in Cyrillic. */
function cyrillic(root: string): string {
  const text = root.toLowerCase().replace(/./g, (letter) => LETTERS[letter] ?? letter);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
const small = (root: string): string => root.toLowerCase();

export const LANGUAGES: readonly Language[] = [
  {
    code: 'en',
    filler: words(
      'the and of to in that was his her with they for had from were which there when who before after never under ' +
        'against through between while people years water night hand stood turned called walked carried remembered',
    ),
    shapes: [
      ...[(root: string) => root, (root: string) => `Port ${root}`, (root: string) => `The Hollow ${root}`],
      ...[(root: string) => `Clan ${root}`, (root: string, other: string) => `${root} ${other}`],
      ...[
        (root: string) => `${root}-Kerr`,
        (root: string) => `${root}é`,
        (root: string) => `U${small(root)}`,
      ],
      ...['y', 'f', 'man', 'ch', 's'].map((ending) => (root: string) => `${root}${ending}`),
      (root, other) => `${root} of ${other}`,
    ],
    ways: ENGLISH,
    longer: [(name) => `${withoutThe(name)} Guild`, (name) => `Elder ${withoutThe(name)}`],
  },
  {
    code: 'de',
    filler: words(
      'der die das und ist nicht mit von auf ein eine sich auch nach wurde war als aber noch über sehr schon wieder',
    ),
    shapes: [
      ...['heim', 'burg', 'fels', 'tör', 'hafen'].map((ending) => (root: string) => `${root}${ending}`),
      (root) => `Schwarzer ${root}turm`,
      (root) => `Hoher ${root}wall`,
      (root) => `Graue ${root}mark`,
      (root, other) => `${root} von ${other}`,
    ],
    ways: GERMAN,
    longer: [(name) => `${name} Nord`, (name) => `Gilde ${name}`],
  },
  {
    code: 'fr',
    filler: words(
      'le la les une un des du est dans et que qui pas sur avec pour plus était avait leur nous très même encore où',
    ),
    shapes: [
      ...['é', 'ours', 'ville', 'ac'].map((ending) => (root: string) => `${root}${ending}`),
      (root) => `Ar${small(root)}`,
      (root) => `É${small(root)}`,
      (root) => `Mont ${root}`,
      (root) => `Saint-${root}`,
    ],
    ways: FRENCH,
    longer: [(name) => `${name} Sud`, (name) => `Vieux ${name}`],
  },
  {
    code: 'es',
    filler: words(
      'el la los las una un que en y con por para no se era fue había muy más pero como sin sobre también cuando ya',
    ),
    shapes: [
      ...['a', 'ero', 'ía', 'ón', 'ete'].map((ending) => (root: string) => `${root}${ending}`),
      (root) => `San ${root}`,
      (root) => `Á${small(root)}`,
    ],
    ways: SPANISH,
    longer: [(name) => `${name} Sur`, (name) => `Nueva ${name}`],
  },
  {
    code: 'pl',
    filler: words(
      'i w nie na się jest że do to jak był która przez oraz tylko jednak gdy więc pod nad już była tego',
    ),
    shapes: [
      ...['na', 'ra', 'grad', 'owo'].map((ending) => (root: string) => `${root}${ending}`),
      (root) => `Ż${small(root)}ra`,
      (root) => `Ł${small(root)}na`,
    ],
    ways: [
      ...[behind('miasto ', 'to jest ', ''), upper, bare, decomposed],
      ...[POLISH_CASES, POLISH_CASES, POLISH_CASES],
    ],
    longer: [(name) => `${name} Dolny`, (name) => `Nowy ${name}`],
  },
  {
    code: 'ru',
    filler: words(
      'и в не на что как это был была они его она но также через когда только уже очень после снова тогда',
    ),
    shapes: ['град', 'бор', 'дол', 'ава', 'ина'].map((ending) => (root: string) => cyrillic(root) + ending),
    ways: [behind('город ', 'это ', ''), upper, RUSSIAN_CASES, RUSSIAN_CASES, RUSSIAN_CASES],
    longer: [(name) => `${name} Южный`, (name) => `Новый ${name}`],
  },
];
