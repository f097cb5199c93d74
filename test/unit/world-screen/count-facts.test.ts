import { expect, test } from 'vitest';
import { countFacts } from '../../../components/world/world-view.tsx';

const counts = { article: 202, statblock: 1, secret: 0, category: 13, image: 0, manuscript: 0 };

test('each kind gets one line that says how much of it is synced', () => {
  expect(countFacts({ articleCount: 201, counts }, 201)).toEqual([
    { label: 'Articles', value: '201, all synced' },
    { label: 'Statblocks', value: '1, synced' },
    { label: 'Categories', value: '13, all synced' },
  ]);
});

test('an incomplete copy says how many articles are missing', () => {
  const [articles] = countFacts({ articleCount: 180, counts }, 1_201);
  expect(articles?.value).toBe('180 of 1,201 synced');
});

test('without a count from World Anvil, what is synced is all there is', () => {
  const [articles] = countFacts({ articleCount: 180, counts }, null);
  expect(articles?.value).toBe('180, all synced');
});
