import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { entry, openPanel, worldOf } from './world.tsx';

afterEach(cleanup);

/** Opens the panel at the list of all articles. */
async function openList(): Promise<HTMLElement> {
  await openPanel({ view: 'list', worldId: 'w1', kind: 'article' });
  return screen.findByRole('listbox', { name: 'Articles' });
}

const titles = () => screen.getAllByRole('option').map((row) => row.querySelector('.result-title'));

test('a list is sorted by title, tenth after ninth, untitled last', async () => {
  await worldOf(entry('a', ''), entry('b', 'Session 10'), entry('c', 'Session 9'), entry('d', 'anchor'));
  await openList();
  expect(titles().map((one) => one?.textContent)).toEqual(['anchor', 'Session 9', 'Session 10', 'Untitled']);
});

test('arrow keys work in a list at once; going back returns to the opened row', async () => {
  // Other ids than in other tests: the panel remembers which row was active, as long as it is there.
  await worldOf(entry('anchor', 'Anchor'), entry('bell', 'Bell'), entry('chart', 'Chart'));
  const list = await openList();
  await waitFor(() => expect(document.activeElement).toBe(list));
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  fireEvent.keyDown(list, { key: 'Enter' });
  await screen.findByRole('heading', { name: 'Bell' });
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect((await screen.findByRole('option', { selected: true })).textContent).toContain('Bell');
  expect(document.activeElement).toBe(screen.getByRole('listbox', { name: 'Articles' }));
});

test('a row of a list is copied as a mention and stays in place', async () => {
  const writeText = vi.fn(async () => {});
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await worldOf(entry('a', 'Anchor', { template: 'item' }));
  const list = await openList();
  expect(list.querySelector('[data-action=copy]')).toBeNull();
  fireEvent.pointerOver(screen.getByRole('option'));
  fireEvent.click(await waitFor(() => screen.getByTitle('Copy mention (Ctrl+C)')));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('@[Anchor](item:a)'));
  expect(screen.queryByRole('button', { name: 'Insert' })).toBeNull();
});
