// What is missing, left over or broken in a text, or contradicts a field.
import { message } from '../../i18n/index.ts';
import type { EntryFacts, TextFlaw } from '../facts/entry-facts.ts';
import { groupBy } from '../facts/groups.ts';
import { placeOf } from '../facts/place-of.ts';
import { valuesOf } from '../facts/related.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

/** Colors of eyes and hair, each with its words in the languages of the interface. Close ones are one. */
const COLORS: readonly string[] = [
  'blue azure sapphire blau blaue bleu bleus azul azules azuis azzurro azzurri azzurra azzurre blu niebieskie niebieski 青 青い زرقاء أزرق',
  'green emerald jade grün grüne vert verts verde verdes verdi zielone zielony 緑 緑の خضراء أخضر',
  'brown hazel amber chestnut auburn braun braune marron marrons brun bruns castaño castaños castanho castanhos castano castani castana castane marrone marroni nocciola brązowe brązowy piwne 茶 茶色 بني بنية',
  'grey gray silver white grau graue silber weiß gris argent blanc blancs plateado blanco blancos cinza cinzas prateado branco brancos grigio grigi grigia grigie argento argentei bianco bianchi szare szary siwe siwy srebrne białe 灰 灰色 銀 銀色 白 白い رمادية رمادي أبيض',
  'black schwarz schwarze noir noirs negro negros preto pretos nero neri nera nere czarne czarny 黒 黒い سوداء أسود',
  'red crimson scarlet ginger rot rote rouge rouges roux rojo rojos pelirrojo vermelho vermelhos rosso rossi rossa rosse ruivo rude rudy czerwone 赤 赤い أحمر حمراء',
  'gold golden blond blonde yellow flaxen gelb goldene doré dorés jaune jaunes dorado dorados rubio rubios amarillo dourado dourados loiro loiros oro dorati biondo biondi bionda biondi giallo gialli złote złoty żółte 金 金色 黄色 أشقر ذهبي',
  'purple violet lilac lila lavender violett violette violets morado violeta roxo roxos viola fioletowe fioletowy 紫 紫色 بنفسجي',
];
const BY_WORD: ReadonlyMap<string, number> = new Map(
  COLORS.flatMap((words, color) => words.split(' ').map((word) => [word, color] as const)),
);
const WORD = /\p{L}+/gu;

const colorsIn = (text: string): ReadonlySet<number> =>
  new Set(
    Array.from(text.toLowerCase().matchAll(WORD), ([word]) => BY_WORD.get(word) ?? -1).filter(
      (one) => one >= 0,
    ),
  );

const EYES =
  /^(?:eyes?|eye colou?r|augen|augenfarbe|yeux|ojos|olhos|occhi|colore degli occhi|oczy|瞳|目の色|العيون|لون العينين)$/u;
const HAIR =
  /^(?:hair|hair colou?r|haare?|haarfarbe|cheveux|cabello|pelo|cabelos?|capelli|colore dei capelli|włosy|髪|髪の色|الشعر|لون الشعر)$/u;
const POPULATION =
  /^(?:population|inhabitants|einwohner|einwohnerzahl|bevölkerung|habitants|población|habitantes|população|popolazione|abitanti|ludność|liczba mieszkańców|人口|السكان|عدد السكان)$/u;

const ONE_NUMBER = /^[^\d]{0,20}(\d[\d,.'’\u00a0\u202f ]*)(?:\D{0,40})$/u;
/** Censuses differ. */
const CLOSE = 1.25;

const areDifferentColors = (a: string, b: string): boolean => {
  const [one, other] = [colorsIn(a), colorsIn(b)];
  return one.size > 0 && other.size > 0 && ![...one].some((color) => other.has(color));
};

function numberIn(text: string): number | null {
  const [, digits] = ONE_NUMBER.exec(text) ?? [];
  const number = Number((digits ?? '').replace(/\D/g, ''));
  return number > 0 ? number : null;
}

const areDifferentNumbers = (a: string, b: string): boolean => {
  const [one, other] = [numberIn(a), numberIn(b)];
  return one !== null && other !== null && Math.max(one, other) > Math.min(one, other) * CLOSE;
};

const FACTS = [
  { names: EYES, differ: areDifferentColors },
  { names: HAIR, differ: areDifferentColors },
  { names: POPULATION, differ: areDifferentNumbers },
] as const;

export const textAgainstField: Rule = {
  id: 'textAgainstField',
  severity: 'warning',
  name: message('checks.textAgainstFieldName'),
  about: message('checks.textAgainstFieldAbout'),
  concerns: ({ labeled, fields }) => labeled.length > 0 && fields.size > 0,
  *find(entry) {
    for (const { names, differ } of FACTS) {
      const values = valuesOf(entry, names);
      const [field] = values.filter(({ isField }) => isField);
      const other = values.find(({ isField, value }) => !isField && field && differ(field.value, value));
      if (field && other)
        yield {
          sentence: message('checks.textAgainstField', { title: entry.title }),
          here: other.place(),
          there: field.place(),
        };
    }
  },
};

/** So many articles with the same words are one habit. */
const HABIT = 20;

/** The first placeholder of an entry. In what isn't finished, it has its place. */
const firstIn = ({ flaws, isDraft, isWip }: EntryFacts): TextFlaw | undefined =>
  isDraft || isWip ? undefined : flaws.find(({ kind }) => kind === 'placeholder');

/** By what they still say, the articles of a world: null if it isn't a habit. */
const habit = groupBy(
  (entry) => {
    const said = firstIn(entry)?.what.toLowerCase();
    return said === undefined ? [] : [[said, entry.location] as const];
  },
  (same) => (same.length < HABIT ? null : { count: same.length, first: same[0] }),
);

export const leftoverText: Rule = {
  id: 'leftoverText',
  severity: 'note',
  name: message('checks.leftoverTextName'),
  about: message('checks.leftoverTextAbout'),
  concerns: ({ flaws }) => flaws.length > 0,
  *find(entry, world) {
    const flaw = firstIn(entry);
    if (!flaw) return;
    const { what, place } = flaw;
    const same = habit(world, what.toLowerCase());
    if (!same)
      yield { sentence: message('checks.leftoverText', { title: entry.title, text: what }), here: place };
    else if (same.first === entry.location)
      yield {
        sentence: message('checks.leftoverTextHabit', { count: same.count, text: what }),
        here: place,
      };
  },
};

/** Articles of a template that make a habit, and the share of them that have the fact. */
const MANY = 40;
const NEARLY_ALL = 0.97;
/** What many rightly lack: a death, an end, a second name; and what isn't a fact. */
const OPTIONAL =
  /^(?:dod|doddisplay|dateofdeath|circumstancesdeath|dissolutiondate|ruined|expirationdate|endingdate|suffix|maidenname|middlename|nickname|honorific|titles|content|seeded|scrapbook|authornotes|credits|footnotes|fullfooter|subheading|excerpt|snippet|icon|pronunciation|side.*|ggm.*|meta.*|usermetadata)$/;

/** Separates fields, and a field's lower-case name from its own. */
const [BREAK, WITH] = ['\n', '\t'];

/** The fields that an article has, as one text. */
const fieldsOf = ({ fields, longFields }: EntryFacts): string =>
  [
    ...[...fields]
      .filter(([, { value }]) => value !== '')
      .map(([field, { name }]) => `${field}${WITH}${name}`),
    ...[...longFields].map((field) => `${field}${WITH}`),
  ].join(BREAK);

/** For each template, the fields that nearly all articles have. */
const habits = groupBy(
  (entry) => {
    const { template, isRead, isDraft } = entry;
    return template === null || !isRead || isDraft ? [] : [[template, fieldsOf(entry)] as const];
  },
  (all) => {
    if (all.length < MANY) return '';
    const [alike, counts, names] = [
      new Map<string, number>(),
      new Map<string, number>(),
      new Map<string, string>(),
    ];
    for (const fields of all) alike.set(fields, (alike.get(fields) ?? 0) + 1);
    for (const [fields, count] of alike)
      for (const one of fields.split(BREAK)) {
        const [field = '', name = ''] = one.split(WITH);
        counts.set(field, (counts.get(field) ?? 0) + count);
        if (name !== '') names.set(field, name);
      }
    return [...counts]
      .filter(
        ([field, count]) =>
          field !== '' && count < all.length && count >= all.length * NEARLY_ALL && !OPTIONAL.test(field),
      )
      .map(([field]) => `${field}${WITH}${names.get(field) ?? field}`)
      .sort()
      .join(BREAK);
  },
);

/** The same, as a list. */
const habitsOf = (world: WorldFacts, template: string): { field: string; name: string }[] =>
  habits(world, template)
    .split(BREAK)
    .filter((one) => one !== '')
    .map((one) => {
      const [field = '', name = ''] = one.split(WITH);
      return { field, name };
    });

export const missingFact: Rule = {
  id: 'missingFact',
  severity: 'note',
  name: message('checks.missingFactName'),
  about: message('checks.missingFactAbout'),
  concerns: ({ template, isRead }) => template !== null && isRead,
  *find(entry, world) {
    if (entry.template === null || entry.isDraft || entry.isWip) return;
    for (const { field, name } of habitsOf(world, entry.template))
      if ((entry.fields.get(field)?.value ?? '') === '' && !entry.longFields.has(field))
        yield {
          sentence: message('checks.missingFact', { title: entry.title, field: name }),
          here: placeOf(entry, name, ''),
        };
  },
};

export const emptyPublic: Rule = {
  id: 'emptyPublic',
  severity: 'note',
  name: message('checks.emptyPublicName'),
  about: message('checks.emptyPublicAbout'),
  concerns: ({ isEmpty }) => isEmpty,
  *find(entry) {
    const { ref, isPublic, isRead, isWip, relations, statblockId, title } = entry;
    if (ref.kind !== 'article' || !isPublic || !isRead || isWip) return;
    if (relations.length === 0 && statblockId === null)
      yield { sentence: message('checks.emptyPublic', { title }), here: placeOf(entry, 'content', '') };
  },
};

export const unclosedMarkup: Rule = {
  id: 'unclosedMarkup',
  severity: 'warning',
  name: message('checks.unclosedMarkupName'),
  about: message('checks.unclosedMarkupAbout'),
  concerns: ({ flaws }) => flaws.length > 0,
  *find({ title, flaws }) {
    const open = flaws.filter(({ kind }) => kind === 'unclosed');
    const [first] = open;
    // One cause: the next tags are often open because this one is.
    const tags = [...new Set(open.map(({ what }) => what))].join(' ');
    if (first) yield { sentence: message('checks.unclosedMarkup', { title, tag: tags }), here: first.place };
  },
};
