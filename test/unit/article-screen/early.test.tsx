import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArticleView } from '../../../components/article/index.ts';
import type { Entry } from '../../../lib/library/index.ts';
import { categoryEntry, entryOf, fullArticle, ID, WORLD } from './fixture.ts';

/** Entries are read through the index. Here it opens when the test says so. */
const index = vi.hoisted(() => ({
  entries: Promise.withResolvers<(Entry | null)[]>(),
  resource: null as unknown,
}));
vi.mock('../../../lib/library/index.ts', async (original) => ({
  ...(await original<object>()),
  openLibrary: async () => ({
    entries: () => index.entries.promise,
    body: async () => index.resource && { resource: index.resource, readAt: 0, updatedAt: 0, text: '' },
    subscribe: () => () => {},
  }),
}));

beforeEach(() => {
  index.entries = Promise.withResolvers();
});
afterEach(cleanup);

const show = () => render(<ArticleView worldId={WORLD} id={ID} open={vi.fn()} search={vi.fn()} />);

test('an article is shown before the index is open, with space for its path', async () => {
  const article = fullArticle({ worldId: WORLD, categoryId: 'c-world', isDraft: true });
  index.resource = article;
  const { container } = show();
  expect(await screen.findByRole('heading', { name: article.title })).toBeDefined();
  expect(container.querySelector('.head-flags')?.textContent).toMatch(/draft/i);
  expect(container.querySelector('.detail-path-room')).not.toBeNull();
  // The same promise resolves for the article and for its category, which has no parent.
  index.entries.resolve([{ ...categoryEntry('c-world', 'The Tidewater', null), updatedAt: null }]);
  await vi.waitFor(() => expect(container.querySelector('.detail-path-room')).toBeNull());
});

test('an article body of another release that lacks fields waits for the index', async () => {
  const { title } = fullArticle();
  index.resource = { id: ID, title };
  show();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
  index.entries.resolve([entryOf(fullArticle(), { id: ID, categoryId: null })]);
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
});
