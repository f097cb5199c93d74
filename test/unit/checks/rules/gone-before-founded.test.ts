import { expect, it } from 'vitest';
import { goneBeforeFounded } from '../../../../lib/checks/rules/order.ts';
import { saidBy } from '../planned-world.ts';

it('an organization or place that is gone before it is founded or built is found', () => {
  expect(
    saidBy(goneBeforeFounded, [
      { id: 'guild', template: 'organization', texts: { foundingDate: '300 AF', dissolutionDate: '280 AF' } },
      { id: 'tower', template: 'location', texts: { constructed: '120 TA', ruined: '80 TA' } },
    ]),
  ).toEqual([
    ['guild dissolutionDate: 280 AF', 'guild foundingDate: 300 AF'],
    ['tower ruined: 80 TA', 'tower constructed: 120 TA'],
  ]);
});

it('dates of eras count on one axis', () => {
  expect(
    saidBy(goneBeforeFounded, [
      { id: 'a', template: 'organization', texts: { foundingDate: '20 TA', dissolutionDate: '1100 AF' } },
      { id: 'b', template: 'organization', texts: { foundingDate: '20 TA', dissolutionDate: '900 AF' } },
    ]),
  ).toEqual([['b dissolutionDate: 900 AF', 'b foundingDate: 20 TA']]);
});

it('what is written beside a field doesn’t matter if it isn’t sure', () => {
  expect(
    saidBy(goneBeforeFounded, [
      { id: 'a', template: 'organization', texts: { foundingDate: '300 AF', dissolutionDate: '280 AF?' } },
      { id: 'b', template: 'location', texts: { constructed: 'by the giants', ruined: '80 TA' } },
    ]),
  ).toEqual([]);
});

it('what was founded or built again says nothing of its first end', () => {
  const order = (content: string) => [
    {
      id: 'order',
      template: 'organization',
      texts: { foundingDate: '412 AF', dissolutionDate: '380 AF' },
      content,
    },
  ];
  expect(saidBy(goneBeforeFounded, order('An order.'))).toHaveLength(1);
  expect(saidBy(goneBeforeFounded, order('It was never founded again, and not rebuilt.'))).toHaveLength(1);
  for (const text of [
    'It was refounded in 412 AF.',
    'Sie wurde neu gegründet.',
    'Elle fut rétablie.',
    '再建された。',
  ])
    expect(saidBy(goneBeforeFounded, order(text))).toEqual([]);
});
