import fc from 'fast-check';
import { expect, it } from 'vitest';
import { questionsIn, usualFields } from '../../../lib/progress/to-write.ts';
import { capitalNames, UsedNames, withoutNamed } from '../../../lib/progress/used-names.ts';

const names = (text: string) => [...capitalNames(text).names];

it('takes capital words within sentences for names, with small words within them', () => {
  expect(names('The bell of Old Harrow rang. Nobody heard the Vigil of Small Boats.')).toEqual([
    'Old Harrow',
    'Vigil of Small Boats',
  ]);
  expect(names('Harrow rang the bell.')).toEqual([]);
  expect(names('She said: “Harrow rang it”, and the Tide’s keeper left.')).toEqual(['Tide']);
});

it('takes only several words where nouns are capital, as in German', () => {
  const german =
    'Er sah den Turm und das Meer im Licht der Laternen, und die Brücke nach Alt Salzmeer war zu.';
  const used = new UsedNames<null>();
  used.add(null, capitalNames(german));
  expect(used.untitled([], 'de', 1).map(({ name }) => name)).toEqual(['Alt Salzmeer']);
});

it('leaves out headings and mentions', () => {
  expect(withoutNamed('[h2]The Old Quay[/h2]By @[Old Harrow](person:1) [b]the Needle[/b]')).toBe(
    '\nBy | [b]the Needle[/b]',
  );
});

it('never finds a word that isn’t there, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const name of names(text)) for (const word of name.split(' ')) expect(text).toContain(word);
    }),
  );
});

it('counts names in texts that no title contains', () => {
  const used = new UsedNames<string>();
  const add = (of: string, ...all: string[]) =>
    used.add(of, { names: new Set(all), within: 100, capitals: all.length });
  add('a', 'Old Harrow', 'Edda', 'Monday');
  add('b', 'Old Harrow', 'Edda', 'Monday');
  add('c', 'Old Harrow', 'Edda', 'Monday', 'Rare');
  expect(used.untitled(['Edda Marsh'], 'en', 3)).toEqual([{ name: 'Old Harrow', first: 'a', count: 3 }]);
});

it('quotes the words around questions, within their line', () => {
  expect(questionsIn('First line.\nThe bell hangs in [...] by the quay.\nWho rang it??? TODO')).toEqual([
    'The bell hangs in [...] by the quay.',
    'Who rang it??? TODO',
  ]);
  expect(questionsIn('Is this right? Yes??')).toEqual([]);
  const [long = ''] = questionsIn(`${'a '.repeat(80)}TBD${' b'.repeat(80)}`);
  expect(long).toMatch(/^…(a )+TBD( b)+…$/);
});

it('knows notes to oneself as the checks do, in other languages too', () => {
  expect(questionsIn('Text hier einfügen\nEin todo im Satz')).toEqual(['Text hier einfügen']);
  expect(questionsIn('未記入')).toEqual(['未記入']);
});

it('knows the fields that most articles of a template have', () => {
  const of = (...fields: string[]) => ({ template: 'person', fields: new Set(fields) });
  expect(
    usualFields([of('eyes', 'age'), of('eyes'), of('eyes'), of('age'), of('eyes', 'age')]).get('person'),
  ).toEqual(['eyes', 'age']);
  expect(usualFields([of('eyes'), of('eyes')]).size).toBe(0);
});
