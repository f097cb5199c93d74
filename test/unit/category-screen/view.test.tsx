import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { categoryTreeView, categoryView } from '../../../components/category/index.ts';
import { putBody, type Resource } from '../../../lib/library/index.ts';
import type { FullCategory } from '../../../lib/model/index.ts';
import { entry, worldOf } from '../search-screen/world.tsx';
import { category } from './world.ts';

afterEach(cleanup);

const kind = { kind: 'category', template: null } as const;
const SEA = entry('sea', 'The Sea', kind);
const PORTS = entry('ports', 'Ports', { ...kind, categoryId: 'sea' });
const BELL = entry('a1', 'The Drowned Bell', { categoryId: 'ports' });
const full: FullCategory = {
  ...category('ports', 'sea', 'Ports'),
  ...{ description: 'Where [b]lamps[/b] burn.', excerpt: null, views: 12, pageCover: { id: 3, url: null } },
  ...{ bookCover: null, raw: {} },
};

async function show(resource: Resource | null) {
  await worldOf(SEA, PORTS, BELL);
  if (resource)
    await putBody('w1', {
      ref: { kind: 'category', id: 'ports' },
      resource,
      text: '',
      updatedAt: null,
    });
  const CategoryView = await categoryView();
  const open = vi.fn();
  render(<CategoryView worldId="w1" id="ports" open={open} search={vi.fn()} />);
  await screen.findByRole('heading', { level: 1, name: 'Ports' });
  return open;
}

test('a category shows its path, text, contents and cover, each with links', async () => {
  const open = await show(full);
  fireEvent.click(await screen.findByRole('button', { name: 'The Sea' }));
  fireEvent.click(
    within(await screen.findByRole('region', { name: 'Articles' })).getByRole('link', {
      name: 'The Drowned Bell',
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: /1 article/ }));
  fireEvent.click(screen.getByRole('link', { name: 'Show image' }));
  expect(open.mock.calls.map(([ref]) => `${ref.kind} ${ref.id}`)).toEqual([
    'category sea',
    'article a1',
    'image 3',
  ]);
  expect(screen.getByText('lamps').localName).toBe('strong');
});

test('before its text is loaded, its contents are shown already', async () => {
  await show(null);
  expect(await screen.findByRole('link', { name: 'The Drowned Bell' })).toBeDefined();
  const contents = screen.getByRole('region', { name: 'Articles' });
  const isAfter = (later: Element) =>
    (contents.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const missing = screen.getByText(/isn’t in your offline copy yet|Loading from World Anvil/, {
    ignore: '[role=status]',
  });
  expect(isAfter(missing)).toBe(true);
  // What arrives later goes below what is being read.
  await putBody('w1', {
    ref: { kind: 'category', id: 'ports' },
    ...{ resource: full, text: '', updatedAt: null },
  });
  expect(isAfter(await screen.findByText('lamps'))).toBe(true);
});

test('a damaged body is reported, and the readable parts of a half-damaged one are shown', async () => {
  await show(JSON.parse('[1]'));
  expect(await screen.findByText(/damaged|being read again/)).toBeDefined();
  cleanup();
  await show(JSON.parse(JSON.stringify({ ...full, excerpt: 7, pageCover: 'x', views: {} })));
  expect((await screen.findByText('lamps')).localName).toBe('strong');
});

test('the tree opens with a key and remembers its state, and a world without categories says so', async () => {
  await worldOf(SEA, PORTS, BELL);
  const CategoryTree = await categoryTreeView();
  const open = vi.fn();
  render(<CategoryTree worldId="w1" open={open} />);
  const tree = await screen.findByRole('tree');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    fireEvent.keyDown(tree, { key });
  fireEvent.keyDown(tree, { key: 'Enter' });
  expect(open).toHaveBeenCalledWith({ kind: 'article', id: 'a1' }, 'here');
  cleanup();
  render(<CategoryTree worldId="w1" open={open} />);
  expect(await screen.findAllByRole('treeitem')).toHaveLength(3);
  cleanup();
  await worldOf(BELL);
  render(<CategoryTree worldId="w1" open={open} />);
  expect(await screen.findByText('No categories yet')).toBeDefined();
});

test('private rows of the tree are marked for screen-share mode', async () => {
  await worldOf({ ...SEA, state: 'private' }, entry('a2', 'The Lantern', { state: 'public' }));
  const CategoryTree = await categoryTreeView();
  const { container } = render(<CategoryTree worldId="w1" open={vi.fn()} />);
  await screen.findByRole('tree');
  expect([...container.querySelectorAll('[data-private]')].map((one) => one.textContent)).toEqual([
    'The Sea',
  ]);
  expect(screen.getByText('The Sea').closest('[title]')).toBeNull();
  expect(screen.getByText('No category').closest('[title]')).not.toBeNull();
});
