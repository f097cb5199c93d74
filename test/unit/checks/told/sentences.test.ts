import { expect, it } from 'vitest';
import { Reading, readEntry, textsOf } from '../../../../lib/checks/facts/read-entry.ts';
import { RULES } from '../../../../lib/checks/index.ts';
import { atOnce } from '../../../../lib/checks/steps.ts';
import { DECOYS } from '../../../bench/checks/told-bonds.ts';
import { filled, wordsOf } from '../../../bench/checks/told-contradictions.ts';
import { TOLD_LANGUAGES } from '../../../bench/checks/told-languages.ts';
import { GOING_ON, OPENING, SPANS, type ToldFact } from '../../../bench/checks/told-sentences.ts';
import { articleOf, ERAS, foundBy, listedOf } from '../planned-world.ts';
import { LIVES } from './lives.ts';

const reading = new Reading(ERAS);

function factsOf(template: string, title: string, content: string) {
  const planned = { id: 'own', template, title, content };
  const listed = listedOf(planned, 0);
  const article = articleOf(planned);
  return atOnce(readEntry(listed, article, textsOf(listed.ref, article), reading));
}

const said = (template: string, title: string, content: string): string[] =>
  factsOf(template, title, content).labeled.map(({ label, value }) => `${label}: ${value}`);

const mira = (content: string) => said('person', 'Mira Venn', content);
const sarn = (content: string) => said('settlement', 'Sarn', content);

const PEOPLE: readonly string[] = ['birth', 'death', 'reignStart', 'reignEnd'];
const TITLES: Readonly<Record<string, [template: string, title: string]>> = {
  ...{ founding: ['organization', 'Order of the Reed'], dissolution: ['organization', 'Order of the Reed'] },
  ...{ construction: ['landmark', 'Sarn Tower'], ruin: ['landmark', 'Sarn Tower'] },
  ...{ start: ['militaryConflict', 'The Salt War'], end: ['militaryConflict', 'The Salt War'] },
  ...{ writing: ['document', 'Edict of Sarn'], expiry: ['document', 'Edict of Sarn'] },
  ...{ life: ['person', 'Mira Venn'], reign: ['person', 'Mira Venn'] },
  ...{ event: ['militaryConflict', 'The Salt War'], age: ['organization', 'Order of the Reed'] },
};
const titleFor = (kind: string) => TITLES[kind] ?? (['person', 'Mira Venn'] as const);

it('what happened to the subject is read from many ways to say it', () => {
  const kinds = Object.keys(OPENING) as ToldFact[];
  const missed = kinds.flatMap((kind) => {
    const [template, title] = titleFor(kind);
    const words = { ...wordsOf(title, PEOPLE.includes(kind)), date: '412 AF' };
    const texts = [
      ...OPENING[kind],
      ...GOING_ON[kind].map((sentence) => `{name} was known far away. ${sentence}`),
    ];
    return texts.filter((text) => {
      const { dates } = factsOf(template, title, filled(text, words));
      return !dates.some(({ role, date }) => role === kind && date.to === 412);
    });
  });
  expect(missed).toEqual([]);
});

it('so are both ends in one sentence', () => {
  const missed = Object.entries(SPANS).flatMap(([kind, sentences]) => {
    const [template, title] = titleFor(kind);
    const words = { ...wordsOf(title, template === 'person'), date: '412 AF', until: '450 AF' };
    return sentences.filter((sentence) => {
      const { dates } = factsOf(template, title, filled(`{name} was known far away. ${sentence}`, words));
      return dates.map(({ date }) => date.from).join() !== '412,450';
    });
  });
  expect(missed).toEqual([]);
});

it('hearsay, dreams, other people and other times say nothing of the subject', () => {
  const words = { ...wordsOf('Mira Venn', true), early: '100 AF', late: '900 AF' };
  const read = DECOYS.filter(
    (decoy) => mira(filled(`{name} was a dyer. ${decoy} {He} had geese.`, words)).length > 0,
  );
  expect(read).toEqual([]);
});

it.each(Object.entries(TOLD_LANGUAGES))('plain sentences are read in %s', (code, told) => {
  const [person, place] =
    code === 'ja' ? ['ミラ', 'サーン'] : code === 'ar' ? ['ميرا فين', 'سارن'] : ['Mira Venn', 'Sarn'];
  const words = (title: string) => ({ ...wordsOf(title, true), date: '1203', early: '1100' });
  const labels = (template: string, title: string, texts: readonly string[]) =>
    texts.map((text) => said(template, title, filled(text, words(title))).join());
  const all = (label: string, texts: readonly string[]) => texts.map(() => `${label}: 1203`);
  expect(labels('person', person, told.birth)).toEqual(all('born', told.birth));
  expect(labels('person', person, told.death)).toEqual(all('died', told.death));
  expect(labels('settlement', place, told.founding)).toEqual(all('founded', told.founding));
  expect(labels('settlement', place, told.ruin)).toEqual(all('destroyed', told.ruin));
  expect(labels('person', person, told.decoys)).toEqual(told.decoys.map(() => ''));
});

it.each(LIVES)('%s %s %s: %s', (sign, template = '', title = '', content = '') => {
  const found = RULES.flatMap((rule) => foundBy(rule, [{ id: 'own', template, title, content }]));
  expect(found.length > 0).toBe(sign === '+');
});

it('a pronoun counts only while it can only be the subject', () => {
  expect(mira('Mira Venn was a dyer. She died in 450 AF.')).toEqual(['died: 450 AF']);
  expect(mira('Mira Venn met Tom in the hills. Tom was kind. He died in 450 AF.')).toEqual([]);
  expect(mira('Mira kept her geese. Her brother left. She died in 450 AF.')).toEqual([]);
  expect(mira('Mira was raised by an old king. He died in 450 AF.')).toEqual([]);
  expect(mira('[h2]Tom[/h2]\nHe died in 450 AF.')).toEqual([]);
  expect(mira('[h2]Early life[/h2]\nShe was born in 412 AF.')).toEqual(['born: 412 AF']);
  expect(sarn('Sarn is a port. The city was destroyed in 450 AF.')).toEqual(['destroyed: 450 AF']);
  expect(sarn('Sarn lies by the sea. The king was killed in 450 AF. The war ended in 451 AF.')).toEqual([]);
});

it('only a main clause about the subject counts', () => {
  expect(mira('Mira was ten when her father died in 422 AF.')).toEqual([]);
  expect(mira('Mira served a queen who was born in 390 AF and died in 430 AF.')).toEqual([]);
  expect(mira('Mira left the town, and her brother died in 430 AF.')).toEqual([]);
  expect(mira('Mira sold eels, married twice, and died in 450 AF.')).toEqual(['died: 450 AF']);
  expect(mira('Mira died in 450 lamps of light.')).toEqual([]);
});

it('who belongs to whom is read from mentions', () => {
  const tom = '@[Tom](person:tom)';
  expect(mira(`Mira is the daughter of ${tom}.`)).toEqual(['parent: Tom']);
  expect(mira(`Mira is a dyer. Her father was ${tom}, a tanner.`)).toEqual(['father: Tom']);
  expect(said('organization', 'Realm', 'Its capital is @[Sarn](settlement:s).')).toEqual(['capital: Sarn']);
  expect(said('organization', 'Realm', '@[Sarn](settlement:s) is its capital.')).toEqual(['capital: Sarn']);
  expect(sarn('Sarn lies in ruins.')).toEqual(['status: ruins']);
});

it('a sentence is its own evidence, with the date marked', () => {
  const text = '[b]Mira[/b] was born at sea in 412 AF. She sells eels.';
  const { dates } = factsOf('person', 'Mira Venn', text);
  const [place] = dates.map((date) => date.place);
  expect(place?.quote).toBe('Mira was born at sea in 412 AF.');
  expect(place?.quote.slice(...(place.mark ?? [0, 0]))).toBe('412 AF');
  expect(text.slice(...(place?.range ?? [0, 0]))).toBe('Mira[/b] was born at sea in 412 AF.');
});
