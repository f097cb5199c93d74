import { expect, it } from 'vitest';
import { createNameFinder } from '../../../lib/library/names/index.ts';
import { mentionsIn, WorldMentions } from '../../../lib/unlinked-mentions/index.ts';
import { plantedWorld } from '../../bench/mentions/planted-world.ts';
import { score } from '../../bench/mentions/score.ts';
import { finderOf } from '../library/names/worlds.ts';

it.each([1, 2, 3])(
  'of the names planted in world %i, nearly all are found, and little else',
  async (seed) => {
    const { names, articles } = plantedWorld(seed, 400);
    const known = names.flatMap(({ title, aliases }, location) =>
      [title, ...aliases].map((name) => ({ name, location })),
    );
    const mentions = new WorldMentions(createNameFinder(known));
    for (const { location, texts } of articles)
      await mentions.read(
        { location, texts: texts.map(({ field, text }) => ({ field, text, isEditable: true })) },
        () => null,
      );
    const { planted, precision, recall, wrong } = score(articles, mentions);
    expect(planted).toBeGreaterThan(3_000);
    expect(precision, wrong.join('\n')).toBeGreaterThan(0.99);
    expect(recall, wrong.join('\n')).toBeGreaterThan(0.99);
  },
);

it('a long text is searched in steps without losing a name between two', () => {
  const finder = finderOf('Port Sorrow', 'Mira');
  const text = 'Mira left Port Sorrow at night. '.repeat(20_000);
  const { mentions } = mentionsIn(text, finder, -1);
  expect(mentions.map(({ start, end }) => [start, end])).toEqual(
    finder.find(text).map(({ start, end }) => [start, end]),
  );
});

it('a read pauses between texts and within long ones', async () => {
  const mentions = new WorldMentions(finderOf('Mira'));
  const text = 'Mira was here. '.repeat(50_000);
  let rests = 0;
  await mentions.read({ location: 5, texts: [{ field: 'content', text, isEditable: true }] }, () => {
    rests++;
    return null;
  });
  expect(rests).toBeGreaterThan(text.length / 200_000);
});

it('an entry that is read again has only what its new text has, and one that is gone has nothing', async () => {
  const mentions = new WorldMentions(finderOf('Mira', 'Tom'));
  const read = (text: string) =>
    mentions.read({ location: 5, texts: [{ field: 'content', text, isEditable: true }] }, () => null);
  const found = () => Array.from(mentions.all(), ({ name, from, field }) => [name, from, field]);
  await read('Mira and Tom');
  expect(found()).toEqual([
    ['Mira', 5, 'content'],
    ['Tom', 5, 'content'],
  ]);
  await read('Tom @[Mira](person:abc)');
  expect(found()).toEqual([['Tom', 5, 'content']]);
  expect(mentions.mentionedIn(5).has('abc')).toBe(true);
  mentions.remove(5);
  expect(found()).toEqual([]);
});
