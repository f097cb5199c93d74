import type { Era } from '../../../lib/settings/index.ts';
import { Random } from '../../service/seed/random.ts';
import type { Planned } from '../../unit/checks/planned-world.ts';
import { plantContradictions } from './contradictions.ts';
import { Inventor } from './inventor.ts';
import { DECOYS } from './told-bonds.ts';
import { filled, type Surface, wordsOf } from './told-contradictions.ts';
import { doubtful, LABELS, written } from './written-dates.ts';

/** A contradiction that was put into a world. */
export interface Planted {
  rule: string;
  /** The entries in which it may be found. */
  ids: readonly string[];
  /** How it is told. Undefined: by fields and relations. */
  surface?: Surface;
}

export interface PlantedWorld {
  entries: readonly Planned[];
  planted: readonly Planted[];
  formerTitles: Record<string, string[]>;
}

export const ERAS: Era[] = [
  { name: 'After the Fall', abbreviations: ['AF'], direction: 'forward', zero: 0, lastYear: 2_000 },
  { name: 'Before the Fall', abbreviations: ['BF'], direction: 'backward', zero: 0, lastYear: 900 },
];

const pick = (random: Random, list: readonly string[]): string => list[random.below(list.length)] ?? '';

/** How a mention of an article may be written and mean it. */
function label(random: Random, title: string): string {
  const words = title.split(' ');
  return pick(random, [
    ...[title, title, title, words.at(-1) ?? title, words[0] ?? title, `${title}s`],
    ...['the old harbor', 'she', 'his brother', 'the Captain', title.toUpperCase()],
  ]);
}

const TEMPLATES = [
  ...['person', 'person', 'person', 'person', 'person', 'settlement', 'settlement', 'landmark'],
  ...['location', 'organization', 'document', 'militaryConflict', 'article', 'item', 'rank'],
] as const;

interface Made extends Planned {
  title: string;
  template: string;
  texts: Record<string, string>;
  relations: Record<string, string | string[]>;
  year: number;
  label: string;
}

/** The facts of an entry, in order; what isn't sure may be anything. */
function facts(random: Random, made: Made): void {
  const { template, year, texts, label: era } = made;
  const put = (field: string, at: number): void => {
    if (random.chance(0.15)) return;
    texts[field] = random.chance(0.2) ? doubtful(random, at, era) : written(random, at, era);
  };
  if (template === 'person') {
    put('dob', year);
    if (random.chance(0.6)) put('dod', year + 30 + random.below(50));
    if (random.chance(0.1)) made.content += `--Reign::${year + 20}–${year + 29} ${era}--\n`;
  } else if (template === 'organization') {
    put('foundingDate', year);
    if (random.chance(0.3)) put('dissolutionDate', year + 20 + random.below(300));
  } else if (template === 'location') {
    put('constructed', year);
    if (random.chance(0.3)) put('ruined', year + 1 + random.below(300));
  } else if (template === 'document') {
    put('authoringDate', year);
    if (random.chance(0.5)) put('expirationDate', year + 1 + random.below(90));
  } else if (template === 'militaryConflict') {
    put('startingDate', year);
    put('endingDate', year + 1 + random.below(9));
  }
}

/** What may look like a contradiction and isn't one. */
const HARMLESS = [
  'Her todo list was long. ',
  'The mastodon slept. ',
  '[code]TODO[/code] ',
  '[ul][li]one[li]two[/ul] ',
  '[b][i]both[/b][/i] ',
  'He died before he was born again, they say. ',
  'It is to be determined by the council. ',
  '[quote]So be it.|a monk[/quote] ',
  '@[A place to come](settlement) ',
  '[noparse][b][/noparse] ',
  'On the 3rd of Frost they left. ',
];

/** A world of articles of about 3 kB: nothing in it contradicts itself but what is planted. */
export function plantedWorld(seed: number, count: number): PlantedWorld {
  const random = new Random(seed * 104_729 + count);
  const inventor = new Inventor(random);
  const categories = Array.from(
    { length: 40 },
    (_, at): Planned => ({
      ...{ id: `c${at}`, kind: 'category', title: `Shelf ${at}` },
      category: at < 8 ? null : `c${Math.floor(at / 8)}`,
    }),
  );
  const entries = Array.from({ length: count }, (_, at): Made => {
    const template = TEMPLATES[at % TEMPLATES.length] ?? 'article';
    const title = inventor.name();
    return {
      ...{ id: random.uuid(), title, template, category: `c${random.below(40)}`, texts: {}, relations: {} },
      ...{ year: 100 + random.below(1_500), label: random.pick(LABELS), content: '' },
      state: random.chance(0.15) ? 'private' : 'public',
      isDraft: random.chance(0.05),
      isWip: random.chance(0.1),
      url: `https://www.worldanvil.com/w/world/a/${title.toLowerCase().replaceAll(' ', '-')}-${template.toLowerCase()}`,
    };
  });
  const persons = entries.filter(({ template }) => template === 'person');
  for (const [at, made] of entries.entries()) {
    facts(random, made);
    const other = entries[random.below(entries.length)];
    if (made.template === 'person') {
      const parent = persons[random.below(persons.length)];
      if (parent && parent !== made && parent.year + 15 < made.year && made.year < parent.year + 30)
        made.relations[random.chance(0.5) ? 'mother' : 'father'] = parent.id;
      // The same label, so that names are compared: born in the parent's youth.
      if (parent && made.relations.mother === parent.id) made.label = parent.label;
    } else if (
      at > 0 &&
      other?.template === made.template &&
      other.template !== 'militaryConflict' &&
      entries.indexOf(other) < at
    )
      made.relations.parent = other.id;
    if (random.chance(0.2) && entries[at - 1] && at % 7 !== 0) made.under = entries[at - 1]?.id ?? '';
    for (let sentence = 0; sentence < 34; sentence++) {
      made.content += inventor.sentence();
      if (random.chance(0.25)) {
        const target = entries[random.below(entries.length)];
        if (target && target.state === 'public')
          made.content += `@[${label(random, target.title)}](${target.template}:${target.id}) `;
      }
      if (random.chance(0.06)) made.content += pick(random, HARMLESS);
      if (made.template === 'person' && random.chance(0.05)) {
        const words = { ...wordsOf(made.title, true), early: `${random.below(90) + 3} AF`, late: '1990 AF' };
        made.content += `${filled(pick(random, DECOYS), words)} `;
      }
      if (random.chance(0.2)) made.content += '\n\n';
    }
    if (random.chance(0.3)) made.texts.seeded = inventor.sentence() + inventor.sentence();
  }
  const statblocks = Array.from(
    { length: Math.round(count / 20) },
    (_, at): Planned => ({ id: `${100_000 + at}`, kind: 'statblock', title: inventor.name() }),
  );
  for (const [at, { id }] of statblocks.entries()) {
    const owner = entries[at * 3];
    if (owner) owner.statblock = id;
  }
  const world: Planned[] = [...categories, ...statblocks, ...entries];
  const contradictions = plantContradictions(random, inventor, Math.max(3, Math.round(count / 700)));
  return {
    entries: [...world, ...contradictions.entries],
    planted: contradictions.planted,
    formerTitles: contradictions.formerTitles,
  };
}
