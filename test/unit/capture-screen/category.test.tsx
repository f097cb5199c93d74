import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { CategoryPicker, categoryTree, pathTo } from '../../../components/category/index.ts';
import type { Category } from '../../../lib/model/index.ts';

const category = (id: string, title: string, parentId: string | null = null): Category => ({
  id,
  worldId: 'w',
  title,
  parentId,
  state: null,
  icon: null,
  url: null,
  position: null,
});

afterEach(cleanup);

const PLACES = [
  category('p', 'Places'),
  category('c', 'Coast', 'p'),
  category('r', 'Réefs', 'c'),
  category('g', 'Gods'),
];

function show(categories: readonly Category[], value: string | null = null) {
  const onPick = vi.fn();
  render(<CategoryPicker categories={categories} value={value} onPick={onPick} />);
  return { onPick, box: screen.getByRole('combobox') };
}
const lines = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
const names = () =>
  screen.getAllByRole('treeitem').map((item) => item.querySelector('.category-title')?.textContent);

test('typing lists the matches with their paths, and Enter picks the first', () => {
  const { onPick, box } = show(PLACES);
  fireEvent.input(box, { target: { value: 'reef' } });
  const match = screen.getByRole('treeitem', { name: 'Réefs Places › Coast' });
  expect(match.getAttribute('aria-selected')).toBe('true');
  expect(lines()).toHaveLength(1);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onPick).toHaveBeenCalledWith('r');
});

test('the best match is first: the start of a title, of a word, any part, then words of the path', () => {
  const { box } = show([
    category('1', 'The old harbors'),
    category('2', 'Unharbored'),
    category('3', 'Harbors'),
    category('4', 'North coast', '3'),
  ]);
  fireEvent.input(box, { target: { value: 'harb' } });
  expect(names()).toEqual(['Harbors', 'The old harbors', 'Unharbored']);
  fireEvent.input(box, { target: { value: 'harb north' } });
  expect(names()).toEqual(['North coast']);
});

test('a typo finds the closest titles, if nothing else matches', () => {
  const { onPick, box } = show(PLACES);
  fireEvent.input(box, { target: { value: 'plcaes' } });
  expect(names()).toEqual(['Places']);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onPick).toHaveBeenCalledWith('p');
  fireEvent.input(box, { target: { value: 'zzzzzz' } });
  expect(screen.queryByRole('treeitem')).toBeNull();
});

test('arrow keys unfold, enter and fold a branch', () => {
  const { onPick, box } = show(PLACES);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(lines()).toEqual(['No category', 'Gods', 'Places']);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  expect(lines()).toEqual(['No category', 'Gods', 'Places', 'Coast']);
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  fireEvent.keyDown(box, { key: 'ArrowLeft' });
  fireEvent.keyDown(box, { key: 'ArrowLeft' });
  expect(lines()).toEqual(['No category', 'Gods', 'Places']);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onPick).toHaveBeenCalledWith('p');
});

test('Esc closes the list and doesn’t reach anything else', () => {
  const { box } = show(PLACES);
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  heard.mockClear();
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(screen.queryByRole('treeitem')).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener('keydown', heard);
});

test('of ten thousand categories, only a screenful is rendered', () => {
  const { box } = show(Array.from({ length: 10_000 }, (_, at) => category(`c${at}`, `Category ${at}`)));
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(lines().length).toBeLessThan(250);
});

test('circular and unknown parents lose no category', () => {
  const odd = [category('a', 'A', 'b'), category('b', 'B', 'a'), category('x', 'X', 'gone')];
  const tree = categoryTree(odd);
  const all = [...tree.children.values()].flat().map(({ id }) => id);
  expect(all.sort()).toEqual(['a', 'b', 'x']);
  expect(tree.children.get(null)?.map(({ id }) => id)).toEqual(['a', 'x']);
  expect(pathTo(tree, 'b').length).toBeLessThanOrEqual(2);
});
