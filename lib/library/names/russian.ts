// Endings of Russian names. Words are folded: й is и, ё is е.

import type { Cases } from './polish.ts';

const each = (stem: string, endings: string): string[] => endings.split(' ').map((ending) => stem + ending);
const i = (stem: string): string => (/[гкхжшчщ]$/.test(stem) ? 'и' : 'ы');

/** Endings of adjectives, and those of their cases. */
const ADJECTIVES: readonly (readonly [ending: RegExp, cases: readonly string[]])[] = [
  [/(?:ыи|ое)$/, ['ого', 'ому', 'ого', 'ым', 'ом']],
  [/(?:ои)$/, ['ого', 'ому', 'ого', 'ым им', 'ом']],
  [/(?:ее)$/, ['его', 'ему', 'его', 'им', 'ем']],
  [/(?:ая)$/, ['ои', 'ои', 'ую', 'ои ою', 'ои']],
  [/(?:яя)$/, ['еи', 'еи', 'юю', 'еи ею', 'еи']],
  [/(?:ые)$/, ['ых', 'ым', 'ых', 'ыми', 'ых']],
  [/(?:ие)$/, ['их ия', 'им ию', 'их ие', 'ими ием', 'их ии']],
  [/(?:ии)$/, ['его ого ия', 'ему ому ию', 'его ого ия', 'им ием', 'ем ом ии']],
];

function noun(word: string): Cases {
  const stem = word.slice(0, -1);
  switch (word.at(-1)) {
    case 'а':
      return [
        [`${stem}${i(stem)}`, `${stem}ои`],
        [`${stem}е`, `${stem}ои`],
        [`${stem}у`],
        each(stem, 'ои ою еи'),
        [`${stem}е`, `${stem}ои`],
      ];
    case 'я':
      return [[`${stem}и`], each(stem, 'е и'), [`${stem}ю`], each(stem, 'еи ею'), each(stem, 'е и')];
    case 'ь':
      return [
        each(stem, 'я и'),
        each(stem, 'ю и'),
        each(stem, 'я ь'),
        each(stem, 'ем ью'),
        each(stem, 'е и'),
      ];
    case 'о':
      return [[`${stem}а`], [`${stem}у`], [word], [`${stem}ом`], [`${stem}е`]];
    case 'е':
      return [each(stem, 'я а'), each(stem, 'ю у'), [word], [`${stem}ем`], each(stem, 'е и')];
    case 'ы':
    case 'и':
      // “Горы”, which have no singular, or “Андрей”.
      return [
        [stem, ...each(stem, 'ов ев еи я')],
        each(stem, 'ам ям ю'),
        [word, `${stem}я`],
        each(stem, 'ами ями ем'),
        each(stem, 'ах ях е'),
      ];
    default:
      return /[а-я]$/.test(word) ? withoutEnding(word) : [];
  }
}

/** The stem that endings are put to: “Замок”, “Замка”. */
function stemsOf(word: string): string[] {
  const fleeting = /^(.{2,}[^аеиоуыэюя])[ео]([цклрн])$/.exec(word);
  return fleeting ? [`${fleeting[1]}${fleeting[2]}`, word] : [word];
}

function withoutEnding(word: string): Cases {
  const stems = stemsOf(word);
  const all = (endings: string): string[] => stems.flatMap((stem) => each(stem, endings));
  return [all('а'), all('у'), [...all('а'), word], all('ом ем ым'), all('е у')];
}

export function russianCases(word: string): Cases {
  const [ending, cases = []] = ADJECTIVES.find(([one]) => one.test(word)) ?? [];
  const asNoun = noun(word);
  if (!ending) return asNoun;
  const stem = word.replace(ending, '');
  return cases.map((endings, at) => [
    ...each(stem, endings),
    ...(/[еои]и$/.test(word) ? (asNoun[at] ?? []) : []),
  ]);
}

export function russianPlural(word: string): string[] {
  const stem = /[аяоеьи]$/.test(word) ? word.slice(0, -1) : (stemsOf(word)[0] ?? word);
  return [...each(stem, 'ы и а я ов ев еи ам ям ами ями ах ях'), stem];
}
