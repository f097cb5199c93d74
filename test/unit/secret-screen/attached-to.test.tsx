import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { AttachedTo } from '../../../components/secret/secret-view.tsx';
import { entry, worldOf } from '../search-screen/world.tsx';

afterEach(cleanup);

async function show(articleId: string | null) {
  await worldOf(entry('a1', 'The Needle'));
  const open = vi.fn();
  render(<AttachedTo worldId="w1" articleId={articleId} open={open} />);
  return open;
}

test.each([
  ['a1', 'The Needle'],
  ['a2', 'An article that isn’t in your offline copy'],
])('the article %s that a secret is attached to can be opened', async (id, name) => {
  const open = await show(id);
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(open).toHaveBeenCalledWith({ kind: 'article', id }, 'here');
});

test('a secret that isn’t attached says so', async () => {
  await show(null);
  expect(screen.getByText('Not attached to an article.')).toBeDefined();
});
