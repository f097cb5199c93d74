import { expect, it } from 'vitest';
import { parentsDisagree } from '../../../../lib/checks/rules/family.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, dod = '', more = {}) => ({
  id,
  template: 'person',
  texts: { dob, dod },
  ...more,
});

it('somebody who claims a child with two other parents is found', () => {
  expect(
    saidBy(parentsDisagree, [
      person('mira', '', '', { relations: { children: ['tom'] } }),
      person('ann', ''),
      person('bram', ''),
      person('tom', '', '', { relations: { mother: 'ann', father: 'bram' } }),
    ]),
  ).toEqual([['tom mother: ann', 'mira children: tom']]);
});

it('one other parent, or none, is fine', () => {
  expect(
    saidBy(parentsDisagree, [
      person('mira', '', '', { relations: { children: ['tom', 'eve'] } }),
      person('ann', ''),
      person('tom', '', '', { relations: { father: 'ann' } }),
      person('eve', ''),
    ]),
  ).toEqual([]);
});

it.each(['(adopted)', '(foster child)', '(stepson)', '(Pflegekind)', '(adoptée)', '(養子)'])(
  'a line that says %s explains other parents',
  (word) => {
    const people = (behind: string) => [
      {
        id: 'ivo',
        template: 'person',
        content: '[b]Father:[/b] @[Ham](person:ham)\n[b]Mother:[/b] @[Nes](person:nes)',
      },
      ...[{ id: 'ham' }, { id: 'nes' }].map((one) => ({ ...one, template: 'person' })),
      { id: 'wat', template: 'person', content: `[b]Children:[/b] @[Ivo](person:ivo)${behind}` },
    ];
    expect(saidBy(parentsDisagree, people(''))).toHaveLength(1);
    expect(saidBy(parentsDisagree, people(` ${word}`))).toEqual([]);
  },
);
