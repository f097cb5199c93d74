import type { Random } from '../../service/seed/random.ts';
import type { Planned } from '../../unit/checks/planned-world.ts';
import type { Planted } from './planted-world.ts';
import { BONDS } from './told-bonds.ts';
import { GOING_ON, OPENING, SPANS, type ToldFact } from './told-sentences.ts';
import { written } from './written-dates.ts';

/** How facts are told, other than by fields and relations. */
export const SURFACES = ['line', 'list', 'table', 'sentence'] as const;
export type Surface = (typeof SURFACES)[number];

const LABELS: Readonly<Record<ToldFact, string>> = {
  ...{ birth: 'Born', death: 'Died', founding: 'Founded', dissolution: 'Dissolved', construction: 'Built' },
  ...{ ruin: 'Destroyed', start: 'Began', end: 'Ended', writing: 'Written', expiry: 'Expired' },
  ...{ reignStart: 'Crowned', reignEnd: 'Abdicated' },
};

type Words = Record<string, string>;

const pick = (random: Random, list: readonly string[]): string => list[random.below(list.length)] ?? '';

/** Puts words into a sentence. */
export const filled = (sentence: string, words: Words): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);

/** What a sentence needs of its subject. */
export function wordsOf(title: string, isPerson: boolean): Words {
  const pronoun = isPerson ? ['He', 'he', 'His', 'his'] : ['It', 'it', 'Its', 'its'];
  const [He = '', he = '', His = '', his = ''] = pronoun;
  const first = isPerson ? (title.split(' ')[0] ?? title) : title;
  return { name: title, first, He, he, His, his, It: He, it: he };
}

interface Tools {
  random: Random;
  article: (template: string, more?: Partial<Planned>) => Planned & { title: string };
  year: () => number;
  words: (count: number) => string;
}

interface Told {
  fact: ToldFact;
  year: number;
}

/** The text of an article that tells two facts in one way. */
function textOf(
  { random, words }: Tools,
  surface: Surface,
  name: string,
  facts: readonly [Told, Told],
): string {
  const isPerson = ['birth', 'death', 'reignStart', 'reignEnd'].includes(facts[0].fact);
  const date = (year: number) =>
    random.chance(0.7) ? `${year} AF` : written(random, year, 'AF').replace(/\.$/, '');
  const rows = facts.map(({ fact, year }) => [LABELS[fact], date(year)] as const);
  const body = `${words(40)}${words(30)}`;
  if (surface === 'line')
    return `${rows.map(([label, value]) => `[b]${label}:[/b] ${value}`).join('\n')}\n${body}`;
  if (surface === 'list')
    return random.chance(0.5)
      ? `[ul]\n${rows.map(([label, value]) => `[li]${label}: ${value}[/li]`).join('\n')}\n[/ul]\n${body}`
      : `[ul]${rows.map(([label, value]) => `[li][b]${label}[/b] – ${value}[/li]`).join('')}[/ul]${body}`;
  if (surface === 'table') {
    const cells = ([label, value]: readonly [string, string], tag: string) =>
      `[tr][${tag}]${label}[/${tag}][td]${value}[/td][/tr]`;
    const [one, two] = rows;
    return random.chance(0.3) && one && two
      ? `[table][tr][th]${one[0]}[/th][th]${two[0]}[/th][/tr][tr][td]${one[1]}[/td][td]${two[1]}[/td][/tr][/table]\n${body}`
      : `[table]\n${rows.map((row) => cells(row, random.chance(0.5) ? 'th' : 'td')).join('\n')}\n[/table]\n${body}`;
  }
  const own = wordsOf(name, isPerson);
  const [first, second] = facts;
  const sentences = [
    filled(pick(random, OPENING[first.fact]), { ...own, date: `${first.year} AF` }),
    filled(pick(random, GOING_ON[second.fact]), { ...own, date: `${second.year} AF` }),
  ];
  return `${sentences.join(' ')}\n\n${body}`;
}

const ORDERS: readonly (readonly [rule: string, template: string, first: ToldFact, second: ToldFact])[] = [
  ['deathBeforeBirth', 'person', 'birth', 'death'],
  ['goneBeforeFounded', 'organization', 'founding', 'dissolution'],
  ['goneBeforeFounded', 'landmark', 'construction', 'ruin'],
  ['endBeforeStart', 'militaryConflict', 'start', 'end'],
  ['expiredBeforeWritten', 'document', 'writing', 'expiry'],
];

const mention = ({ id, template, title }: Planned): string => `@[${title}](${template}:${id})`;

/** Contradictions that are told, not entered: some of each order on each surface, and of those that name others in sentences. */
export function plantTold(tools: Tools, times: number): { entries: Planned[]; planted: Planted[] } {
  const { random, article, year, words } = tools;
  const entries: Planned[] = [];
  const planted: Planted[] = [];
  const put = (rule: string, surface: Surface, made: Planned[]): void => {
    entries.push(...made);
    planted.push({ rule, surface, ids: made.slice(0, 1).map(({ id }) => id) });
  };
  for (let time = 0; time < times; time++) {
    for (const surface of SURFACES)
      for (const [rule, template, first, second] of ORDERS) {
        const made = article(template);
        const at = year() + 60;
        made.content = textOf(tools, surface, made.title, [
          { fact: first, year: at },
          { fact: second, year: at - 40 },
        ]);
        put(rule, surface, [made]);
      }
    const at = year() + 90;
    const said = (list: readonly string[], name: string, isPerson: boolean, more: Words) =>
      filled(pick(random, list), { ...wordsOf(name, isPerson), ...more });
    const span = article('person');
    span.content = `${said(SPANS.life, span.title, true, { date: `${at} AF`, until: `${at - 30} AF` })} ${words(40)}`;
    put('deathBeforeBirth', 'sentence', [span]);
    const king = article('person', { texts: { dob: `${at - 90} AF`, dod: `${at - 50} AF` } });
    king.content = `${king.title} was much loved. ${said(SPANS.reign, king.title, true, { date: `${at - 40} AF`, until: `${at - 30} AF` })} ${words(40)}`;
    put('ruledOutsideLife', 'sentence', [king]);
    const mother = article('person', { texts: { dob: `${at - 60} AF`, dod: `${at - 4} AF` } });
    const child = article('person', { texts: { dob: `${at} AF` } });
    child.content = `${child.title} keeps bees. ${said(BONDS.motherOf, child.title, true, { other: mention(mother) })} ${words(40)}`;
    put('bornAfterParentsDeath', 'sentence', [child, mother]);
    const ruin = article('settlement');
    ruin.content = `${said(BONDS.ruin, ruin.title, false, {})} ${words(40)}`;
    const realm = article('organization');
    realm.content = `${realm.title} spans the coast. ${said(BONDS.capital, realm.title, false, { other: mention(ruin) })} ${words(40)}`;
    put('capitalIsRuin', 'sentence', [realm, ruin]);
    const author = article('person', { texts: { dob: `${at} AF` } });
    const book = article('document');
    book.content = `${said(BONDS.author, book.title, false, { other: mention(author), date: `${at - 20} AF` })} ${words(40)}`;
    put('authorOutsideLife', 'sentence', [book, author]);
    const [who, here, there] = [article('person'), article('settlement'), article('settlement')];
    const day = `${1 + random.below(9)} Frost, ${year()} AF`;
    const stay = (place: Planned) =>
      article('article', {
        content: `${words(20)} ${said(BONDS.stay, '', false, { other: mention(who), place: mention(place), day })} ${words(20)}`,
      });
    put('twoPlaces', 'sentence', [who, here, there, stay(here), stay(there)]);
  }
  return { entries, planted };
}
