import { expect, it } from 'vitest';
import { mentionOfAnother } from '../../../../lib/checks/rules/links.ts';
import { saidBy } from '../planned-world.ts';

it('a mention with the title of another article is found', () => {
  expect(
    saidBy(mentionOfAnother, [
      { id: 'a', title: 'Saltmere', template: 'settlement' },
      { id: 'b', title: 'Ashford', template: 'settlement' },
      { id: 'c', content: 'To @[Saltmere](settlement:b).' },
    ]),
  ).toEqual([['c content: Saltmere', 'a title: Saltmere']]);
});

it('words, shared names and names of fields are fine', () => {
  expect(
    saidBy(mentionOfAnother, [
      { id: 'a', title: 'Captain', template: 'rank' },
      { id: 'b', title: 'Mira Venn', template: 'person', texts: { nickname: 'The Fox' } },
      { id: 'c', title: 'Mira', template: 'person' },
      { id: 'd', title: 'the captain', template: 'person' },
      { id: 'e', title: 'The Fox', template: 'landmark' },
      {
        id: 'f',
        content:
          '@[Captain](person:b) @[Mira](person:b) @[the captain](person:b) @[The Fox](person:b) @[Vena](person:b)',
      },
    ]),
  ).toEqual([]);
});
