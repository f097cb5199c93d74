import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WorldChecks } from '../../../../lib/checks/index.ts';
import { editOf } from '../../../../lib/checks/spelling/edits.ts';
import { NearIndex } from '../../../../lib/checks/spelling/near-index.ts';
import { LANGUAGES } from '../../../bench/rename/languages.ts';
import { nearScore } from '../../../bench/rename/near-spellings.ts';
import { copyOf, type Planned } from '../planned-world.ts';

const NAMES: readonly Planned[] = [
  { id: 'saltmere', title: 'Saltmere', template: 'settlement', content: 'Saltmere lies by the sea.' },
  { id: 'elara', title: 'Élara', template: 'person', content: 'Élara keeps the lamp.' },
  { id: 'aldric', title: 'Aldric Vayne', template: 'person', content: 'Aldric Vayne was a smith.' },
  { id: 'tidegate', title: 'Tide-Gate', template: 'landmark' },
  { id: 'netharim', title: 'The Netharim', template: 'ethnicity' },
  { id: 'hand', title: 'The Silver Hand', template: 'organization' },
];

/** What is written nearly like a name in these texts, and what it should be. */
async function nearIn(...texts: string[]): Promise<string[]> {
  const told = texts.map((content, at): Planned => ({ id: `t${at}`, title: `Tale ${at}`, content }));
  const findings = await (await WorldChecks.read(copyOf([...NAMES, ...told]), 'w1')).findings();
  return findings.flatMap(({ fix }) => (fix ? [`${fix.written} → ${fix.name}`] : []));
}

it.each([
  ['They sailed to Saltmeer at dawn.', 'Saltmeer → Saltmere'],
  ['Saltmmere was quiet.', 'Saltmmere → Saltmere'],
  ['The road to Saltmrere is long.', 'Saltmrere → Saltmere'],
  ['The road to [b]Zaltmere[/b].', 'Zaltmere → Saltmere'],
  ['The gates of Salt Mere, the piers of Salt-mere.', 'Salt Mere → Saltmere'],
  ['Then Elara left.', 'Elara → Élara'],
  ['They met Aldirc Vayne.', 'Aldirc → Aldric'],
  ['They met Aldric Vayn.', 'Vayn → Vayne'],
  ['He went through the Tide Gate.', 'Tide Gate → Tide-Gate'],
  ['He went through the Tidegate.', 'Tidegate → Tide-Gate'],
  ['Nobody fears the Sliver Hand.', 'Sliver → Silver'],
  ['See @[Saltmeer](settlement:saltmere).', 'Saltmeer → Saltmere'],
])('“%s” is nearly right', async (text, near) => {
  expect(await nearIn(text)).toEqual([near]);
});

it.each([
  'Saltmere, SALTMERE, Saltmere’s harbor and two Saltmeres',
  'The Saltmeran fleet and a Netharian scout',
  'A Nethari spoke with the Netharim.',
  '[code]Saltmeer[/code] https://saltmeer.example Saltmeer.png [noparse]Saltmeer[/noparse]',
  'She lived in @[Saltmeer](settlement:elsewhere).',
  'They met Saltmeer Vance.',
  'Every saltmeer is a pond. Saltmeer means so.',
  'A sliver of silver. The Sliver was sharp.',
  'They met Tomas Vayn.',
  'Saltmeer is a lake. Saltmeer is deep, and Saltmeer is cold.',
])('“%s” has no slip', async (text) => {
  expect(await nearIn(text)).toEqual([]);
});

it('what several articles write is a word of its own, and so is any name that an entry has', async () => {
  expect(await nearIn('To Saltmeer.', 'From Saltmeer.', 'In Saltmeer.')).toEqual([]);
  const both = await WorldChecks.read(
    copyOf([
      { id: 'a', title: 'Marandel', content: 'Marandel and Marandol.' },
      { id: 'b', title: 'Marandol', content: 'Marandel.' },
    ]),
    'w1',
  );
  expect((await both.findings()).filter(({ fix }) => fix)).toEqual([]);
});

it('two spellings of a name without an article are told apart by how often they are written', async () => {
  const often = Array.from({ length: 7 }, (_, at) => `In year ${at} Vorrathen rose.`);
  expect(await nearIn(...often, 'Then Vorrahten fell.')).toEqual(['Vorrahten → Vorrathen']);
});

it('a finding shows its sentence, and what is called so', async () => {
  const checks = await WorldChecks.read(
    copyOf([
      ...NAMES,
      { id: 't', title: 'Tale', content: 'It rained. They sailed to Saltmeer. It was cold.' },
    ]),
    'w1',
  );
  const found = (await checks.findings()).find(({ fix }) => fix);
  expect(found?.evidence).toMatchObject([
    { ref: { id: 't' }, field: 'content', quote: 'They sailed to Saltmeer.', mark: [15, 23] },
    { ref: { id: 'saltmere' }, field: 'title', quote: 'Saltmere' },
  ]);
});

it.each(LANGUAGES)('of slips planted in $code, nearly all are found, and nothing else', async (language) => {
  const { planted, found, alarmed, articles, examples } = await nearScore(5, language, 300, 40);
  expect(found / planted, examples.join('\n')).toBeGreaterThanOrEqual(0.85);
  expect(alarmed / articles, examples.join('\n')).toBeLessThanOrEqual(0.01);
});

const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 4, maxLength: 9 });
it('the index finds every name that differs by one letter, and says by which', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (names, asked) => {
      const index = new NearIndex<{ folded: string }>();
      for (const folded of new Set(names)) index.add({ folded });
      const near = index.near(asked).filter(({ edited }) => edited.kind !== 'sound');
      const expected = [...new Set(names)].filter((name) => editOf(asked, name) !== null);
      expect(near.map(({ name }) => name.folded).sort()).toEqual(expected.sort());
      for (const { name, edited } of near) expect(edited).toEqual(editOf(asked, name.folded));
    }),
  );
});
