import { expect, it } from 'vitest';
import { createNameFinder, type StoredResource } from '../../../lib/library/index.ts';
import { matcherOf, searchTexts } from '../../../lib/rename/index.ts';
import { exportedArticle } from '../library/import/exported.ts';
import { OWN } from './renaming.ts';

const stored = (location: number, content: string): StoredResource => ({
  ref: { kind: 'article', id: `a${location}` },
  location,
  resource: exportedArticle(`a${location}`, `Entry ${location}`, { content }).article,
});

const texts = ['Nothing.', 'In Saltmere.', 'Salter.', 'By Saltmere.'].map((content, at) =>
  stored(at, content),
);

it('texts that have the name by the index come first, then all others, each once', async () => {
  const matcher = matcherOf({
    kind: 'name',
    find: 'Saltmere',
    of: { kind: 'article', id: OWN },
    location: 9,
  });
  if (typeof matcher === 'string') throw new Error(matcher);
  const asked: string[] = [];
  const library = {
    // An index that lags behind: it doesn't know the last one yet.
    async *resourcesWith(_worldId: string, wordPart: string) {
      asked.push(wordPart);
      yield texts.slice(1, 2);
    },
    async *resources() {
      yield texts.slice(0, 2);
      yield texts.slice(2);
    },
  };
  const calls: [found: string[], read: number][] = [];
  await searchTexts(
    library,
    'w1',
    { matcher, names: createNameFinder([{ name: 'Saltmere', location: 9 }]), titleOf: () => null },
    {
      onFound: (found, read) => calls.push([found.map(({ ref }) => ref.id), read]),
      signal: new AbortController().signal,
    },
  );
  expect(asked).toEqual(['sal']);
  expect(calls).toEqual([
    [['a1'], 1],
    [[], 2],
    [['a3'], 4],
  ]);
});
