import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { SecretView } from '../../../components/secret/index.ts';
import { type Entry, putBody } from '../../../lib/library/index.ts';
import { fullArticle } from '../article-screen/fixture.ts';
import { entry, worldOf } from '../search-screen/world.tsx';

afterEach(cleanup);

const SECRET = entry('s-77', 'The second stair', { kind: 'secret', template: null, state: 'private' });

async function show(...articles: readonly Entry[]) {
  await worldOf(SECRET, ...articles);
  await body('a1', 'Look behind [secret:s-77].');
  await body('a2', 'Nothing here.');
  const open = vi.fn();
  render(<SecretView worldId="w1" id="s-77" open={open} search={vi.fn()} />);
  await screen.findByRole('heading', { level: 1, name: 'The second stair' });
  return open;
}

const body = (id: string, content: string) =>
  putBody('w1', {
    ref: { kind: 'article', id },
    thing: fullArticle({ id, content }),
    text: '',
    updatedAt: null,
  });

test('the line below the title counts the articles that contain the secret, and they are rows', async () => {
  const open = await show(entry('a1', 'The Needle'), entry('a2', 'The Heron'));
  expect(await screen.findByText('in 1 article')).toBeDefined();
  const used = screen.getByRole('region', { name: /Used in/ });
  expect(within(used).queryByText('The Heron')).toBeNull();
  fireEvent.click(within(used).getByRole('button', { name: 'The Needle' }));
  expect(open).toHaveBeenCalledWith({ kind: 'article', id: 'a1' }, 'here');
});

test('a large world is searched only on request', async () => {
  const many = Array.from({ length: 501 }, (_, at) => entry(`a${at + 1}`, `Article ${at + 1}`));
  await show(...many);
  fireEvent.click(await screen.findByRole('button', { name: 'Search offline articles' }));
  expect(await screen.findByText('in 1 article')).toBeDefined();
});
