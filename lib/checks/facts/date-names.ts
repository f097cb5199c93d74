import type { DateRole } from './entry-facts.ts';

/** What a field or a row tells: one date, or a span with a start and an end. */
export type DateName = DateRole | 'life' | 'reign' | 'event';

const listed = (...lists: readonly (readonly [DateName, string])[]): ReadonlyMap<string, DateName> =>
  new Map(lists.flatMap(([name, list]) => list.split('|').map((one): [string, DateName] => [one, name])));

/** World Anvil's fields, in lower case. */
export const DATE_FIELDS = listed(
  ['birth', 'dob|dateofbirth|birthdate|dobdisplay'],
  ['death', 'dod|dateofdeath|deathdate|doddisplay'],
  ['founding', 'foundingdate|dateoffounding|foundeddate'],
  ['dissolution', 'dissolutiondate|dateofdissolution|dissolveddate'],
  ['start', 'startingdate|startdate'],
  ['end', 'endingdate|enddate'],
  ['construction', 'constructed|constructiondate'],
  ['ruin', 'ruined|destructiondate'],
  ['writing', 'authoringdate'],
  ['validity', 'ratificationdate'],
  ['expiry', 'expirationdate'],
);

/** Labels of rows and lines, in lower case. */
export const DATE_LABELS = listed(
  [
    'birth',
    'born|birth|date of birth|birth date|birthdate|geboren|geburt|née|né|naissance|nacido|nacida|nacimiento|nascimento|urodzony|urodzona|urodzenie',
  ],
  [
    'death',
    'died|death|date of death|death date|deathdate|gestorben|tod|mort|morte|décès|muerte|zmarł|zmarła|śmierć',
  ],
  ['life', 'lived|lifespan|life|years of life|born and died|lebte'],
  [
    'founding',
    'founded|established|founding|founding date|date of founding|gegründet|fondation|fundación|fundação|założenie',
  ],
  ['dissolution', 'dissolved|disbanded|dissolution|abolished|aufgelöst|dissolution date'],
  ['construction', 'built|constructed|completed|erbaut'],
  ['ruin', 'destroyed|ruined|demolished|fell|razed|zerstört'],
  ['start', 'began|begins|started|start|start date|starts|beginn|début|inicio|início'],
  ['end', 'ended|ends|end|end date|ende|fin|fim'],
  ['event', 'duration|fought'],
  ['reign', 'reign|reigned|ruled|rule|reigning|in office|term of office|régne|reinado|regierung'],
  ['reignStart', 'crowned|coronation|ascended|accession'],
  ['reignEnd', 'abdicated|abdication|deposed'],
  ['writing', 'written|authored'],
  ['date', 'date|datum|fecha|data'],
);

const WORDS = [...DATE_LABELS.keys()];
/** Other labels that checks read: their values name entries. */
const OTHERS =
  'capital|status|condition|era|age|location|place|mother|father|parents|parent|children|child|ruler|leader|king|queen|participants|present';

/** More characters than stand before the colon of a line with a label. */
export const LONGEST_LABEL = 200;
/** A line such as `[b]Born:[/b] 1203 AE`, from its beginning. Linear: every repetition is bounded. */
export const LABELED_LINE = new RegExp(
  String.raw`^(?!--)(?:\[[a-z*][^\][\n]{0,20}\]|[*•·-]|\s){0,6}(${[...WORDS, ...OTHERS.split('|')].sort((a, b) => b.length - a.length).join('|')})(?:\[\/[a-z]{1,10}\])?\s?:(?!:)(?:\[\/[a-z]{1,10}\]){0,3}[ \t]{0,4}([^\r\n]{1,200})$`,
  'imuy',
);
