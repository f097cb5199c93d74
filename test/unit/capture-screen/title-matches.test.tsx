import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { TitleMatches } from '../../../components/capture/form/title-matches.tsx';
import type { ArticleSummary } from '../../../lib/model/index.ts';

afterEach(cleanup);

const article = (id: string, title: string, state: 'public' | 'private'): ArticleSummary => ({
  ...{ id, worldId: 'w1', title, template: 'item', state, isDraft: false, isWip: false, tags: [] },
  ...{ excerpt: null, url: null, slug: null, categoryId: null, updatedAt: null, wordcount: null },
});

test('in screen-share mode, the name of a private match is hidden', async () => {
  const matches = [article('a1', 'The Bell', 'public'), article('a2', 'The Bell of Ash', 'private')];
  await fakeBrowser.storage.session.set({ screenshare: true });
  const { container } = render(<TitleMatches matches={matches} onAppend={vi.fn()} />);
  expect(
    await within(screen.getByRole('region', { name: 'Articles with this name' })).findByText(
      'You already have an article called “The Bell”.',
    ),
  ).toBeDefined();
  expect(container.innerHTML).not.toContain('of Ash');
  await fakeBrowser.storage.session.remove('screenshare');
  expect(await screen.findByText('“The Bell of Ash”')).toBeDefined();
});
