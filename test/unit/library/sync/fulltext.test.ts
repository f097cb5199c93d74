import { beforeEach, expect, it } from 'vitest';
import {
  indexBodies,
  openLibrary,
  openWriter,
  parseQuery,
  syncBodies,
  syncWorld,
} from '../../../../lib/library/index.ts';
import { Upstream } from './upstream.ts';

const { signal } = new AbortController();

beforeEach(async () => (await openLibrary()).clear());

it('stored bodies are found by their text until they are deleted', async () => {
  const upstream = new Upstream('current').fill(8);
  await syncWorld(upstream.service(), 'w1', { signal });
  await syncBodies(upstream.service(), 'w1', { signal, which: 'all' });
  expect(await indexBodies('w1', signal)).toBe(8);
  expect(await indexBodies('w1', signal)).toBe(0);
  const library = await openLibrary();
  const search = async () => {
    const found = await (await library.bodySearch('w1')).search(parseQuery('stands here'), { limit: 20 });
    return found.map(({ id }) => id).sort();
  };
  expect(await search()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']);
  await openWriter().put('w1', [], [{ kind: 'article', id: 'a3' }]);
  expect(await search()).not.toContain('a3');
});
