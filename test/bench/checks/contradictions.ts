import type { Random } from '../../service/seed/random.ts';
import type { Planned } from '../../unit/checks/planned-world.ts';
import { MAKERS_OF_PEOPLE } from './contradictions-of-people.ts';
import type { Inventor } from './inventor.ts';
import type { Planted } from './planted-world.ts';
import { plantTold } from './told-contradictions.ts';
import { type Made, mention, person, type Tools } from './tools.ts';
import { written } from './written-dates.ts';

interface Contradictions {
  entries: Planned[];
  planted: Planted[];
  formerTitles: Record<string, string[]>;
}

const MAKERS: Record<string, (tools: Tools) => Made> = {
  ...MAKERS_OF_PEOPLE,
  deathBeforeBirth: (tools) => ({ entries: [person(tools, tools.year() + 40, 60)] }),
  endBeforeStart: ({ article, date, year }) => {
    const start = year() + 20;
    return {
      entries: [
        article('militaryConflict', { texts: { startingDate: date(start), endingDate: date(start - 9) } }),
      ],
    };
  },
  goneBeforeFounded: ({ article, date, year }) => {
    const founded = year() + 90;
    return {
      entries: [
        article('organization', {
          texts: { foundingDate: date(founded), dissolutionDate: date(founded - 30) },
        }),
      ],
    };
  },
  expiredBeforeWritten: ({ article, date, year }) => {
    const at = year() + 90;
    return {
      entries: [article('document', { texts: { authoringDate: date(at), expirationDate: date(at - 3) } })],
    };
  },
  datesDisagree: ({ article, date, year, words }) => {
    const at = year();
    return {
      entries: [
        article('person', { texts: { dob: date(at) }, content: `--Born::${at + 7} AF--\n${words(40)}` }),
      ],
    };
  },
  dateOutsideEra: ({ article, random }) => ({
    entries: [article('person', { texts: { dob: `${2_001 + random.below(300)} AF` } })],
  }),
  parentYounger: (tools) => {
    const at = tools.year() + 60;
    const parent = person(tools, at, null);
    return { entries: [person(tools, at - 20, null, { relations: { father: parent.id } }), parent] };
  },
  bornAfterParentsDeath: (tools) => {
    const at = tools.year() + 60;
    const mother = person(tools, at - 40, at - 2);
    return { entries: [person(tools, at, null, { relations: { mother: mother.id } }), mother] };
  },
  parentsDisagree: ({ article }) => {
    const [mother, father] = [article('person'), article('person')];
    const child = article('person', { relations: { mother: mother.id, father: father.id } });
    return { entries: [child, mother, father, article('person', { relations: { children: [child.id] } })] };
  },
  ownAncestor: ({ article }) => {
    const [a, b] = [article('person'), article('person')];
    const c = article('person', { relations: { mother: a.id } });
    a.relations = { mother: b.id };
    b.relations = { father: c.id };
    return { entries: [a, b, c] };
  },
  ruledOutsideLife: (tools) => {
    const at = tools.year() + 60;
    const king = person(tools, at - 50, at);
    const content = `--Ruler::${mention(king)} (${at + 5}–${at + 9} AF)--\n${tools.words(60)}`;
    return { entries: [king, tools.article('settlement', { content })] };
  },
  memberOutsideLife: (tools) => {
    const at = tools.year() + 90;
    const leader = person(tools, at - 80, at - 20);
    return {
      entries: [
        tools.article('organization', {
          texts: { foundingDate: tools.date(at) },
          relations: { leader: leader.id },
        }),
        leader,
      ],
    };
  },
  authorOutsideLife: (tools) => {
    const at = tools.year() + 90;
    const author = person(tools, at - 80, at - 20);
    return {
      entries: [
        tools.article('document', {
          texts: { authoringDate: tools.date(at) },
          relations: { authors: [author.id] },
        }),
        author,
      ],
    };
  },
  presentOutsideLife: (tools) => {
    const at = tools.year() + 90;
    const guest = person(tools, at - 80, at - 20);
    return {
      entries: [
        tools.article('militaryConflict', {
          texts: { startingDate: tools.date(at) },
          relations: { commanders: [guest.id] },
        }),
        guest,
      ],
    };
  },
  twoPlaces: ({ article, year, random, words }) => {
    const [who, here, there] = [article('person'), article('settlement'), article('settlement')];
    const day = `${1 + random.below(9)} Frost ${year()} AF`;
    const told = `${words(20)} On the ${day}, ${mention(who)} was seen in ${mention(there)}. ${words(20)}`;
    const feast = article('article', {
      content: `--Date::${day}--\n${words(30)}`,
      relations: { location: here.id, participants: [who.id] },
    });
    return { entries: [who, here, there, feast, article('article', { content: told })] };
  },
  capitalIsRuin: ({ article, date, year }) => {
    const capital = article('location', { texts: { ruined: date(year()) } });
    return { entries: [article('organization', { relations: { capital: capital.id } }), capital] };
  },
  sameName: ({ article }) => {
    const one = article('settlement', { category: 'c7' });
    return {
      entries: [article('settlement', { category: 'c7', title: one.title.toUpperCase() }), one],
      ids: [one.id],
    };
  },
  sameStatblock: ({ article, random }) => {
    const owner = article('person');
    const id = 10_000 + random.below(1_000_000) * 2;
    const [a, b] = [`${id}`, `${id + 1}`];
    const block = (of: string): Planned => ({ id: of, kind: 'statblock', title: owner.title });
    return {
      entries: [block(a), block(b), { ...owner, statblock: a, content: `${owner.content} [block:${b}]` }],
      ids: [b],
    };
  },
  circularParents: ({ article }) => {
    const [a, b] = [article('location'), article('location')];
    a.under = b.id;
    b.under = a.id;
    return { entries: [a, b] };
  },
  circularCategories: ({ random }) => {
    const [a, b] = [random.uuid(), random.uuid()];
    return {
      entries: [
        { id: a, kind: 'category', category: b },
        { id: b, kind: 'category', category: a },
      ],
    };
  },
  circularParts: ({ article }) => {
    const a = article('organization');
    const b = article('organization', { relations: { parent: a.id } });
    a.relations = { parent: b.id };
    return { entries: [a, b] };
  },
  selfRelation: ({ article }) => {
    const a = article('organization');
    a.relations = { parent: a.id };
    return { entries: [a] };
  },
  renamedMention: ({ article, words }) => {
    const target = article('settlement');
    const [, slug = ''] = /\/a\/(.*)-settlement$/.exec(target.url ?? '') ?? [];
    const old = slug
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ');
    const renamed = { ...target, title: `Port ${words(1).trim()}q` };
    return {
      entries: [
        article('article', { content: `${words(30)} ${mention(target, old)} ${words(30)}` }),
        renamed,
      ],
    };
  },
  mentionOfAnother: ({ article, words }) => {
    const [meant, target] = [article('settlement'), article('settlement')];
    return {
      entries: [
        article('article', { content: `${words(30)} ${mention(target, meant.title)} ${words(30)}` }),
        meant,
        target,
      ],
    };
  },
  linkToMissing: ({ article, random, words }) => ({
    entries: [
      article('article', {
        content: `${words(30)} @[The Lost Pier](landmark:${random.uuid()}) ${words(30)}`,
      }),
    ],
  }),
  publicQuotesPrivate: ({ article, words }) => {
    const secret = words(18).trim();
    const plot = article('plot', { state: 'private', content: `${words(40)} ${secret} ${words(40)}` });
    return { entries: [article('article', { content: `${words(60)} ${secret} ${words(60)}` }), plot] };
  },
  sameParagraph: ({ article, words }) => {
    const paragraph = words(60);
    const entries = [words(20), words(30)].map((more) =>
      article('settlement', { content: `${more}\n\n${paragraph}\n\n${words(50)}` }),
    );
    return { entries, ids: entries.map(({ id }) => id) };
  },
  statblockWithoutOwner: ({ article, random }) => ({
    entries: [
      { id: `${3_000_000 + random.below(1_000_000)}`, kind: 'statblock', title: article('person').title },
    ],
  }),
  leftoverText: ({ article, random, words }) => ({
    entries: [
      article('article', {
        content: `${words(40)}${random.pick(['TODO', 'Lorem ipsum', 'TBD', 'Insert text here'])} ${words(20)}`,
      }),
    ],
  }),
  unclosedMarkup: ({ article, random, words }) => ({
    entries: [
      article('article', { content: `${words(40)}[${random.pick(['b', 'quote', 'h2', 'ul'])}]${words(20)}` }),
    ],
  }),
  emptyPublic: ({ article }) => ({ entries: [article('article', { content: '' })] }),
};

/** The ids of the rules that have planted contradictions. `missingFact` depends on the whole world, and has none. */
export const PLANTED_RULES = Object.keys(MAKERS);

/** So many contradictions of each rule. */
export function plantContradictions(random: Random, inventor: Inventor, times: number): Contradictions {
  const formerTitles: Record<string, string[]> = {};
  const entries: Planned[] = [];
  const planted: Planted[] = [];
  const words = (count: number): string => inventor.sentence(count);
  const tools: Tools = {
    ...{ random, words },
    year: () => 100 + random.below(1_500),
    date: (year) => written(random, year, 'AF'),
    article: (template, more = {}) => {
      const title = inventor.name();
      const url = `https://www.worldanvil.com/w/world/a/${title.toLowerCase().replaceAll(' ', '-')}-${template}`;
      return { id: random.uuid(), title, template, url, content: words(60) + words(60), ...more };
    },
  };
  for (let time = 0; time < times; time++)
    for (const [rule, make] of Object.entries(MAKERS)) {
      const made = make(tools);
      entries.push(...made.entries);
      planted.push({ rule, ids: made.ids ?? made.entries.slice(0, 1).map(({ id }) => id) });
    }
  const told = plantTold(tools, times);
  return { entries: [...entries, ...told.entries], planted: [...planted, ...told.planted], formerTitles };
}
