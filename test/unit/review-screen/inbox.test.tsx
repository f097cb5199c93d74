import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Inbox } from '../../../components/review/inbox.tsx';
import { publishResults, type ReviewItem } from '../../../components/review/results.ts';
import { ReviewLine } from '../../../components/review/review-line.tsx';
import type { WorldIndex } from '../../../components/search/index.ts';
import { readIntended } from '../../../lib/checks/index.ts';
import { type EntryRef, openLibrary } from '../../../lib/library/index.ts';
import { entry, worldOf } from '../search-screen/world.tsx';

beforeEach(() => fakeBrowser.reset());
afterEach(cleanup);

const item = (kind: ReviewItem['kind'], id: string, sentence: string, more = {}): ReviewItem => ({
  ...{ kind, sentence, key: `${kind}${id}`, ref: { kind: 'article', id }, title: id, template: null },
  ...{ isPrivate: false, severity: null, name: null, isLinkable: false, count: 1, place: undefined },
  ...more,
});
const ITEMS = [
  item('findings', 'a1', 'Dies before being born', { severity: 'error' }),
  item('mentions', 'a1', '“The Needle” isn’t linked, in 2 places', { name: 'The Needle', count: 2 }),
  item('broken', 'a2', 'The link “Old Quay” leads nowhere'),
  item('orphans', 'a2', 'Nothing links to it'),
];

async function show(of: EntryRef | null = null) {
  await worldOf(entry('a1', 'Edda Marsh'), entry('a2', 'The Lamp'));
  const library = await openLibrary();
  const [searcher, copy] = await Promise.all([library.searcher('w1'), library.world('w1')]);
  const worldIndex: WorldIndex = { library, worldId: 'w1', searcher, recent: [], copy };
  publishResults('w1', { items: ITEMS, findings: 2, texts: { read: 2, total: 2 } });
  const opened: string[] = [];
  render(
    <Inbox
      {...{ worldIndex, of, search: () => {}, onAll: () => {}, onEdit: () => {} }}
      open={({ id }, where) => opened.push(`${id} ${where}`)}
    />,
  );
  return { opened };
}

const rows = () => within(screen.getByRole('list', { name: 'All' })).getAllByRole('listitem');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('everything is one list, filtered by words and by entry', async () => {
  await show();
  expect(rows()).toHaveLength(4);
  fireEvent.input(screen.getByRole('searchbox', { name: 'Filter by words or titles' }), {
    target: { value: 'needle' },
  });
  await waitFor(() => expect(rows()).toHaveLength(1));
  cleanup();
  await show({ kind: 'article', id: 'a2' });
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Old Quay'),
    expect.stringContaining('Nothing links to it'),
  ]);
  expect(screen.getByText('The Lamp')).toBeDefined();
});

test('J and K move, and X marks as intended and goes on with the next', async () => {
  const { opened } = await show();
  rows()[0]?.querySelector<HTMLElement>('[data-stop]')?.focus();
  press('j');
  press('j');
  press('k');
  expect(document.activeElement?.textContent).toContain('The Needle');
  press('k');
  press('x');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(document.activeElement?.textContent).toContain('The Needle');
  await waitFor(async () => expect([...(await readIntended('w1'))]).toEqual(['findingsa1']));
  fireEvent.click(document.activeElement ?? document.body);
  expect(opened).toEqual(['a1 here']);
});

test('an entry says in one line what the review found in it, and nothing else', async () => {
  publishResults('w2', { items: ITEMS, findings: 2, texts: { read: 2, total: 2 } });
  let asked = 0;
  const line = (id: string) => (
    <ReviewLine worldId="w2" of={{ kind: 'article', id }} onOpen={() => (asked += 1)} />
  );
  const { container, rerender } = render(line('a1'));
  expect(container.textContent).toBe('1 contradiction · 2 unlinked mentions');
  fireEvent.click(screen.getByRole('button'));
  expect(asked).toBe(1);
  rerender(line('a2'));
  expect(container.textContent).toBe('1 broken link');
  rerender(line('a3'));
  expect(container.textContent).toBe('');
});
