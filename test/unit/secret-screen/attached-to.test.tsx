import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { AttachedTo } from '../../../components/secret/secret-view.tsx';
import { storeExported } from '../../../lib/library/index.ts';
import { exportedArticle } from '../library/import/exported.ts';
import { entry, worldOf } from '../search-screen/world.tsx';

afterEach(cleanup);

async function show(articleId: string) {
  const open = vi.fn();
  render(<AttachedTo worldId="w1" id="s1" articleId={articleId} open={open} />);
  return open;
}

test.each([
  ['a1', 'The Needle'],
  ['a2', 'An article that isn’t in your offline copy'],
])('the article %s that a secret is attached to can be opened', async (id, name) => {
  await worldOf(entry('a1', 'The Needle'));
  const open = await show(id);
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(open).toHaveBeenCalledWith({ kind: 'article', id }, 'here');
});

test('it isn’t listed twice: what links to the secret has it already', async () => {
  await worldOf(entry('s1', 'The bribe', { kind: 'secret' }));
  await storeExported(
    'w1',
    [exportedArticle('a1', 'The Needle', { content: '[secret:s1]' }), exportedArticle('a2', 'The Weir', {})],
    1,
  );
  await show('a2');
  await screen.findByRole('button', { name: 'The Weir' });
  cleanup();
  await show('a1');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button')).toBeNull();
});
