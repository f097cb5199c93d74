import { expect, it } from 'vitest';
import { textAgainstField } from '../../../../lib/checks/rules/texts.ts';
import { saidBy } from '../planned-world.ts';

const article = (id: string, texts: Record<string, string>, content: string) => ({ id, texts, content });

it('eyes, hair and population that a text tells otherwise are found', () => {
  expect(
    saidBy(textAgainstField, [
      article('a', { eyes: 'Blue' }, '[b]Eyes:[/b] dark brown'),
      article('b', { hair: 'schwarz' }, '[b]Haare:[/b] blond'),
      article('c', { population: '12,000' }, '--Population::about 40 000--'),
    ]),
  ).toEqual([
    ['a content: Eyes: dark brown', 'a eyes: eyes: Blue'],
    ['b content: Haare: blond', 'b hair: hair: schwarz'],
    ['c content: Population: about 40 000', 'c population: population: 12,000'],
  ]);
});

it('the same in other words, and what isn’t a color or one number, is fine', () => {
  expect(
    saidBy(textAgainstField, [
      article('a', { eyes: 'Blue-gray' }, '[b]Eyes:[/b] gray'),
      article('b', { eyes: 'Kind' }, '[b]Eyes:[/b] green'),
      article('c', { population: '12,000' }, '[b]Population:[/b] 11,500'),
      article('d', { population: '12,000 (300 in winter)' }, '[b]Population:[/b] 40,000'),
    ]),
  ).toEqual([]);
});
