// Endings of Polish names. Words are folded: ą is a, ę is e, ł is l, ó is o, ś is s, ż and ź are z.

/** Forms in genitive, dative, accusative, instrumental and locative; none if the word doesn't change. */
export type Cases = readonly (readonly string[])[];

const each = (stem: string, endings: string): string[] => endings.split(' ').map((ending) => stem + ending);

/** What an e softens: “Praga”, “w Pradze”. Longest first. */
const SOFTENED: readonly (readonly [hard: RegExp, soft: string])[] = [
  [/st$/, 'sci'],
  [/zd$/, 'zdzi'],
  [/sl$/, 'sl'],
  [/ch$/, 'sz'],
  [/k$/, 'c'],
  [/g$/, 'dz'],
  [/r$/, 'rz'],
  [/t$/, 'ci'],
  [/d$/, 'dzi'],
  [/l$/, 'l'],
  [/(?<=[bfmnpswz])$/, 'i'],
];

/** The stem before the ending -e, also with the vowel that changes before it: “las”, “w lesie”. */
function softened(stem: string): string[] {
  const [hard, soft] = SOFTENED.find(([one]) => one.test(stem)) ?? [/$/, ''];
  const form = `${stem.replace(hard, soft)}e`;
  const other = stem.replace(/[ao](?=(?:st|zd|s|t|d|r|l|n)$)/, 'e');
  return other === stem ? [form] : [form, `${other.replace(hard, soft)}e`];
}

const isSoft = (stem: string): boolean => /(?:[cljz]|i)$/.test(stem);

/** “Czarny” and “Czarne”: adjectives, which nouns with this ending are never. */
function adjective(stem: string): Cases {
  const i = /[kg]$/.test(stem) ? 'i' : '';
  const y = i === '' && !stem.endsWith('i') ? 'y' : i;
  return [
    each(stem, `${i}ego ${y}ch`),
    each(stem, `${i}emu ${y}m`),
    each(stem, `${i}ego`),
    each(stem, `${y}m ${y}mi`),
    each(stem, `${y}m ${y}ch`),
  ];
}

/** Nouns in -a, and adjectives: “Dolina” and “Zielona”. */
function feminine(stem: string): Cases {
  const i = /[kg]$/.test(stem) ? 'i' : '';
  const genitive = stem.endsWith('i') ? [stem, `${stem}i`] : each(stem, isSoft(stem) ? 'i y' : i || 'y');
  const dative = isSoft(stem) ? [...genitive, ...softened(stem)] : softened(stem);
  const adjectival = `${stem}${i}ej`;
  return [
    [...genitive, adjectival],
    [...dative, adjectival],
    [`${stem}e`, `${stem}a`],
    [`${stem}a`],
    [...dative, adjectival],
  ];
}

/** The stem that endings are put to: “Zamek”, “Zamku”. */
function stemsOf(word: string): string[] {
  const fleeting = /^(.{2,}[^aeiouy])i?e([clkrnt])$/.exec(word);
  return fleeting ? [`${fleeting[1]}${fleeting[2]}`, word] : [word];
}

/** Nouns without an ending: “Rycerz”, “Las”, “Noc”. */
function withoutEnding(word: string): Cases {
  const cases: string[][] = [[], [], [], [], []];
  for (const stem of stemsOf(word)) {
    const i = /[kg]$/.test(stem) ? 'i' : '';
    const [genitive, dative, accusative, instrumental, locative] = cases;
    genitive?.push(...each(stem, 'a u ia i y'));
    dative?.push(...each(stem, 'owi iowi u i y'));
    accusative?.push(...each(stem, 'a ia'), word);
    instrumental?.push(...each(stem, `${i}em iem a ia`));
    locative?.push(...each(stem, 'u iu i y'), ...softened(stem));
  }
  return cases;
}

export function polishCases(word: string): Cases {
  const stem = word.slice(0, -1);
  switch (word.at(-1)) {
    case 'a':
      return feminine(stem);
    case 'o':
      return [
        [`${stem}a`],
        [`${stem}u`],
        [word],
        [`${stem}${/[kg]$/.test(stem) ? 'i' : ''}em`],
        [`${stem}u`, ...softened(stem)],
      ];
    case 'e': {
      const soft = stem.replace(/i$/, '');
      const [genitive = [], dative = [], , instrumental = [], locative = []] = adjective(soft);
      return [
        [`${stem}a`, stem, ...genitive],
        [`${stem}u`, ...dative],
        [word],
        [`${stem}em`, ...instrumental],
        [`${stem}u`, ...locative],
      ];
    }
    case 'i':
    case 'y': {
      const adjectival = adjective(/[kg]i$/.test(word) ? stem : word.endsWith('i') ? word : stem);
      // “Góry”: what has no singular.
      const plural = [each(stem, 'ow').concat(stem), [`${stem}om`], [word], [`${stem}ami`], [`${stem}ach`]];
      return adjectival.map((forms, at) => [...forms, ...(plural[at] ?? [])]);
    }
    default:
      return /[a-z]$/.test(word) ? withoutEnding(word) : [];
  }
}

export function polishPlural(word: string): string[] {
  const stem = /[aeo]$/.test(word) ? word.slice(0, -1) : (stemsOf(word)[0] ?? word);
  return [...each(stem, 'y i e a owie ow om ami ach'), stem];
}
