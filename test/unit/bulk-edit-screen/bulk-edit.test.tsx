import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { BulkEditView } from '../../../components/bulk-edit/index.ts';
import { entry, worldOf } from '../search-screen/world.tsx';

afterEach(cleanup);

test('the question names the tag, and red is left to what readers would see', async () => {
  await worldOf(entry('a1', 'The Needle'), entry('a2', 'Edda Marsh', { tags: ['lamps'] }));
  render(<BulkEditView worldId="w1" ids={['a1', 'a2']} />);
  const choices = await screen.findByLabelText('Change');
  fireEvent.change(choices, { target: { value: 'addTag' } });
  const tag = screen.getByLabelText('Tag');
  fireEvent.focus(tag);
  fireEvent.input(tag, { target: { value: 'lam' } });
  // What the world’s articles have already.
  expect((await screen.findByRole('option', { name: /lamps/ })).textContent).toContain('1 article');
  fireEvent.input(tag, { target: { value: ' harbor ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change 2 articles…' }));
  const question = within(screen.getByRole('dialog', { name: 'Change 2 articles?' }));
  expect(question.getByText(/^Add the tag/, { selector: 'p' }).textContent).toBe(
    'Add the tag “harbor” to 2 articles.',
  );
  expect(question.getByRole('button', { name: 'Add a tag' }).dataset.tone).toBe('primary');
});
