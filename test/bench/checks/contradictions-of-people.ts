import { type Made, mention, person, type Tools } from './tools.ts';

/** A field, and a row that says something else. */
type Way = readonly [field: Record<string, string>, row: string];

/** Contradictions of people, and of what they take part in, have or rule. */
export const MAKERS_OF_PEOPLE: Record<string, (tools: Tools) => Made> = {
  ageAgainstDates: ({ article, date, year, random }) => {
    const [born, lived] = [year(), 30 + random.below(40)];
    const age = `${lived + 20}${random.pick(['', ' years', ' years old'])}`;
    return { entries: [article('person', { texts: { dob: date(born), dod: date(born + lived), age } })] };
  },
  aliveWithDeath: ({ article, date, year, random }) => {
    const status = random.pick(['Alive', 'alive', 'Living', 'Am Leben', 'Żyje']);
    return { entries: [article('person', { texts: { dod: date(year()), currentstatus: status } })] };
  },
  parentTooYoung: (tools) => {
    const at = tools.year() + 60;
    const mother = person(tools, at - 5, null);
    return { entries: [person(tools, at, null, { relations: { mother: mother.id } }), mother] };
  },
  marriedOutsideLife: (tools) => {
    const at = tools.year() + 60;
    const spouse = tools.article('person');
    const content = `--Married::${mention(spouse)} (${at + 70} AF)--\n${tools.words(40)}`;
    return { entries: [person(tools, at, at + 50, { content }), spouse] };
  },
  overlappingReigns: ({ article, year, words }) => {
    const [at, one, other] = [year(), article('person'), article('person')];
    const rows = `--Ruler::${mention(one)} (${at}–${at + 30} AF)--\n--Ruler::${mention(other)} (${at + 15}–${at + 40} AF)--`;
    return { entries: [article('organization', { content: `${rows}\n${words(40)}` }), one, other] };
  },
  eventOutsidePlace: ({ article, date, year }) => {
    const at = year();
    const town = article('organization', { texts: { foundingDate: date(at + 50) } });
    return {
      entries: [
        article('militaryConflict', { texts: { startingDate: date(at) }, relations: { location: town.id } }),
        town,
      ],
    };
  },
  battleOutsideWar: ({ article, date, year }) => {
    const at = year();
    const war = article('militaryConflict', {
      texts: { startingDate: date(at), endingDate: date(at + 9) },
    });
    return {
      entries: [
        article('militaryConflict', {
          texts: { startingDate: date(at + 20), endingDate: date(at + 21) },
          relations: { parent: war.id },
        }),
        war,
      ],
    };
  },
  heldBeforeMade: (tools) => {
    const at = tools.year() + 60;
    const holder = person(tools, at - 80, at - 20);
    const content = `--Forged::${at} AF--\n${tools.words(40)}`;
    return { entries: [tools.article('item', { content, relations: { currentHolder: holder.id } }), holder] };
  },
  capitalElsewhere: ({ article }) => {
    const other = article('organization');
    const capital = article('settlement', { relations: { rulingorganization: other.id } });
    return { entries: [article('organization', { relations: { capital: capital.id } }), capital, other] };
  },
  notMutual: ({ article, random }) => {
    const field = random.pick(['spouse', 'siblings']);
    const [other, third] = [article('person'), article('person')];
    other.relations = { [field]: [third.id] };
    return { entries: [article('person', { relations: { [field]: [other.id] } }), other, third] };
  },
  textAgainstField: ({ article, random, words }) => {
    const ways: readonly [Way, Way, Way] = [
      [{ eyes: 'Blue' }, '--Eyes::Dark brown--'],
      [{ hair: 'long black hair' }, '[b]Hair:[/b] blond'],
      [{ population: '12,000' }, '[b]Population:[/b] about 40,000'],
    ];
    const [field, row] = random.pick(ways);
    return { entries: [article('person', { texts: field, content: `${row}\n${words(40)}` })] };
  },
  noSuchDay: ({ article, year, random }) => {
    const day = random.pick(['31 February', '30 February', 'April 31,', 'June 31st,']);
    return { entries: [article('person', { texts: { dob: `${day} ${year()} AF` } })] };
  },
};
