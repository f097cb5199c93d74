import { expect, it } from 'vitest';
import { renamedMention } from '../../../../lib/checks/rules/links.ts';
import { saidBy } from '../planned-world.ts';

it('a title that the article had before is found, by its history or its address', () => {
  expect(
    saidBy(
      renamedMention,
      [
        {
          id: 'a',
          title: 'Ashford',
          url: 'https://www.worldanvil.com/w/x/a/oldtown-settlement',
          template: 'settlement',
        },
        { id: 'b', title: 'Mira Venn', template: 'person' },
        { id: 'c', content: '@[Oldtown](settlement:a) and @[Kestrel](person:b).' },
      ],
      { formerTitles: { b: ['Kestrel'] } },
    ),
  ).toEqual([
    ['c content: Oldtown', 'a title: Ashford'],
    ['c content: Kestrel', 'b title: Mira Venn'],
  ]);
});

it('shortened, inflected and descriptive labels are fine', () => {
  expect(
    saidBy(
      renamedMention,
      [
        {
          id: 'a',
          title: 'Oldtown Harbor',
          url: 'https://www.worldanvil.com/w/x/a/oldtown-settlement',
          template: 'settlement',
        },
        { id: 'b', title: 'Mira Venn', aliases: ['Kestrel'], template: 'person' },
        {
          id: 'c',
          content:
            '@[Oldtown](settlement:a), @[the captain](person:b), @[Kestrel](person:b), @[Venns](person:b).',
        },
      ],
      { formerTitles: { b: ['Kestrel', 'Mira'] } },
    ),
  ).toEqual([]);
});
