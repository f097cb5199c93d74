import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLibrary } from '../../../lib/library/index.ts';
import { readSettings } from '../../../lib/settings/index.ts';
import { fullArticle } from './fixture.ts';
import { keep, show } from './view.tsx';

beforeEach(async () => {
  await (await openLibrary()).clear();
});
afterEach(cleanup);

test('shows the beginning of the text before the facts, and tags at the end', async () => {
  await keep(fullArticle());
  const { container } = show();
  await screen.findByText('Population');
  const order = [...container.querySelectorAll('.rich-dropcap, .article-facts, #part-0-1, .detail-tags')];
  expect(order.map(({ className, id }) => className || id)).toEqual([
    'rich-dropcap',
    'article-facts detail-facts card-area',
    'rich-h2',
    'detail-tags',
  ]);
});

test('the typeface is chosen in the menu', async () => {
  await keep(fullArticle());
  show();
  await screen.findByText('Population');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  const serif = await screen.findByRole('menuitemcheckbox', { name: 'Serif typeface', checked: true });
  fireEvent.click(serif);
  await waitFor(async () => expect((await readSettings()).readingTypeface).toBe('sans'));
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitemcheckbox', { name: 'Serif typeface', checked: false });
});
