import { expect, it } from 'vitest';
import { ruledOutsideLife } from '../../../../lib/checks/rules/lives.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, dod = '', more = {}) => ({
  id,
  template: 'person',
  texts: { dob, dod },
  ...more,
});

it('a reign before birth or after death is found, in any article', () => {
  expect(
    saidBy(ruledOutsideLife, [
      person('mira', '380 AF', '412 AF', { content: '--Reign::400–420 AF--' }),
      person('tom', '380 AF', '412 AF'),
      { id: 'realm', template: 'organization', content: '--Ruler::@[Tom](person:tom) (370–390 AF)--' },
    ]),
  ).toEqual([
    ['mira dod: 412 AF', 'mira content: Reign: 400–420 AF'],
    ['tom dob: 380 AF', 'realm content: Ruler: Tom (370–390 AF)'],
  ]);
});

it('a reign from birth to death is fine, and one of somebody undated', () => {
  expect(
    saidBy(ruledOutsideLife, [
      person('mira', '380 AF', '412 AF', { content: '--Reign::380–412 AF--' }),
      person('tom', '', '', { content: '--Reign::400–420 AF--' }),
      person('ann', '380 AF', 'c. 410 AF', { content: '--Reign::400–412 AF--' }),
    ]),
  ).toEqual([]);
});

it('a ruler who goes on after death isn’t one who ruled too late', () => {
  const late = (more: object) => [
    {
      id: 'mira',
      template: 'person',
      texts: { dob: '100 AF', dod: '160 AF' },
      content: '--Reign::150–190 AF--',
      ...more,
    },
  ];
  const reign = '--Reign::150–190 AF--';
  expect(saidBy(ruledOutsideLife, late({}))).toHaveLength(1);
  for (const more of [
    { texts: { dob: '100 AF', dod: '160 AF (rose again as a lich in 190 AF)' } },
    { content: `${reign}\nIn 161 AF she rose from the grave.` },
    { content: `${reign}\nShe became a powerful vampire.` },
    { content: `${reign}\n--Species::Lich--` },
    { content: `${reign}\nSie wurde wiederbelebt.` },
    { tags: ['undead'] },
  ])
    expect(saidBy(ruledOutsideLife, late(more))).toEqual([]);
  expect(saidBy(ruledOutsideLife, late({ content: `${reign}\nShe hunted the undead.` }))).toHaveLength(1);
});
