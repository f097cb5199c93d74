import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { entry, openPanel, worldOf } from './world.tsx';

afterEach(cleanup);

test('a draft among the results says that it waits, and why it has no page', async () => {
  await worldOf(entry('draft:d1', 'The lamp boy', { isPending: true, url: null }));
  await openPanel();
  const box = screen.getByRole('combobox', { name: 'Search the world' });
  fireEvent.input(box, { target: { value: 'lamp' } });
  const row = await screen.findByRole('option', { selected: true });
  expect(row.querySelector('.flag')?.textContent).toBe('waiting');
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  expect(
    (await screen.findAllByText('World Anvil has no page for “The lamp boy” yet.')).length,
  ).toBeGreaterThan(0);
});
