import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HistoryView } from '../../../components/history/index.ts';
import { currentOperations, dismiss } from '../../../components/history/operations/operations.ts';
import { type Change, type ChangedRef, openStore } from '../../../lib/history/index.ts';
import { readMessage } from '../../../lib/i18n/index.ts';
import { failed, ok } from '../../../lib/model/index.ts';
import { entry, worldOf } from '../search-screen/world.tsx';
import { answerWith, inOrder } from './background.ts';
import { change } from './change.ts';
import { Toasts } from './toasts.tsx';

beforeEach(async () => {
  await openStore().forget(null);
  await worldOf(entry('saltmere', 'Saltmere'), entry('edda', 'Edda Marsh', { state: 'private' }));
});
afterEach(async () => {
  cleanup();
  await act(() => {
    for (const { key } of currentOperations()) dismiss(key);
  });
  vi.restoreAllMocks();
});

const now = () => Date.now();
const lay = async (...changes: readonly Change[]) => {
  for (const one of changes)
    await openStore().begin({ ...one, wroteAt: one.at, bytes: 300, appended: null }, null);
};

function show(of: ChangedRef | null = null) {
  const callbacks = { open: vi.fn(), onWorld: vi.fn(), onVersions: vi.fn(), onScope: vi.fn() };
  render(
    <>
      <HistoryView worldId="w1" of={of} {...callbacks} />
      <Toasts />
    </>,
  );
  return callbacks;
}

/** The toast at the bottom of the page. */
const told = async (words: string | RegExp) =>
  within(await screen.findByRole('region', { name: 'Messages' })).findByText(words);

/** Undoing “Marked as a draft” of a public article publishes it, so it is confirmed first. */
async function publish() {
  const dialog = await screen.findByRole('dialog', { name: 'Publish it?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
}

const EDDA = { worldId: 'w1', kind: 'article', id: 'edda' } as const;

test('before the first change, the history says what it will list', async () => {
  show();
  expect(await screen.findByText('No changes yet')).toBeDefined();
});

test('one click undoes a change, and a toast says so', async () => {
  const one = change({ at: now() });
  await lay(one);
  const asked = answerWith({
    'history.undo': inOrder(ok({ state: 'done', change: change({ undoes: one.id }) })),
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo: Marked as a draft, Saltmere' }));
  await publish();
  expect(await told('Undone.')).toBeDefined();
  expect(asked).toContainEqual({ channel: 'history.undo', request: { change: one.id } });
});

test('undoing an old or superseded change needs a confirmation', async () => {
  const old = change({
    at: now() - 3 * 86_400_000,
    before: { state: 'private' },
    after: { state: 'public' },
  });
  const first = change({ at: now() - 5_000 });
  await lay(old, first, change({ at: now(), before: { isDraft: true }, after: { isDraft: false } }));
  const asked = answerWith({});
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo: Made public, Saltmere' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo this change?' });
  expect(within(dialog).getByText(/more than a day ago/)).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Marked as a draft, Saltmere' }));
  expect(await screen.findByText(/was changed again later/)).toBeDefined();
  expect(asked.filter(({ channel }) => channel.startsWith('history.'))).toEqual([]);
});

test('a change unfolds to the fields before and after, and the version before can be restored', async () => {
  const one = change({ at: now(), cause: 'append', before: { content: 'one\nnine lamps' } });
  await lay({ ...one, after: { content: 'one\neight lamps' } });
  const asked = answerWith({
    'history.restore': inOrder(failed({ kind: 'refused', sentence: readMessage('It is gone.') })),
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show details' }));
  const field = await screen.findByRole('region', { name: 'Text' });
  expect(within(field).getByText('nine').localName).toBe('del');
  expect(within(field).getByText('eight').localName).toBe('ins');
  fireEvent.click(screen.getByRole('button', { name: 'Restore earlier version…' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await told('It is gone.')).toBeDefined();
  expect(asked).toContainEqual({ channel: 'history.restore', request: { change: one.id, whole: false } });
});

test('a conflict shows both versions side by side and overwrites nothing without confirmation', async () => {
  const one = change({ at: now() });
  await lay(one);
  const stands = { isDraft: true, extra: 'theirs' };
  const conflict = failed({
    ...{ kind: 'conflict' as const, sentence: readMessage('Somebody was first.'), stands, upstreamAt: null },
    ...{ seen: { isDraft: true }, wanted: { isDraft: false } },
  });
  const done = ok({ state: 'done' as const, change: change({ undoes: one.id }) });
  const asked = answerWith({ 'history.undo': inOrder(conflict, done) });
  show();
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await publish();
  const dialog = await screen.findByRole('dialog', { name: 'Changed by someone else' });
  const field = within(dialog).getByRole('region', { name: 'Draft' });
  expect(within(field).getByText('Theirs, now')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use mine' }));
  expect(await told('Undone.')).toBeDefined();
  expect(asked.map(({ request }) => request)).toContainEqual({ change: one.id, seen: stands });
});

test('a batch is one row and is undone together', async () => {
  const both = [
    change({ at: now(), batch: 'b1' }),
    change({ at: now(), batch: 'b1', ref: EDDA, title: 'Edda Marsh' }),
  ];
  await lay(...both);
  const asked = answerWith({ 'history.undoMany': () => ({ batch: 'b2' }) });
  show();
  expect(await screen.findByText('Marked as a draft · 2 entries')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo all 2' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo 2' }));
  await waitFor(() =>
    expect(asked).toContainEqual({ channel: 'history.undoMany', request: { batch: 'b1' } }),
  );
});

test('a change that was undone, refused or isn’t settled says so', async () => {
  await lay(
    change({ at: now(), undoneBy: 'c9' }),
    change({ at: now(), state: 'refused', sentence: readMessage('No rights.') }),
    change({ at: now(), state: 'unknown' }),
  );
  show();
  expect(await screen.findByText('Undone')).toBeDefined();
  expect(screen.getByText('Not made: No rights.')).toBeDefined();
  expect(screen.getByText('Loreside can’t tell whether this change was made.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
});

test('grouped by entry, each leads to its own history', async () => {
  await lay(
    change({ at: now() }),
    change({ at: now() }),
    change({ at: now(), ref: EDDA, title: 'Edda Marsh' }),
  );
  const { onScope } = show();
  fireEvent.click(await screen.findByRole('radio', { name: 'By entry' }));
  fireEvent.click(await screen.findByRole('button', { name: /Saltmere\s*2 changes/ }));
  expect(onScope).toHaveBeenCalledWith({ worldId: 'w1', kind: 'article', id: 'saltmere' });
});

test('private content is marked: private entries, and hidden fields of public ones', async () => {
  await lay(
    change({ at: now(), before: { seeded: '' }, after: { seeded: 'He knows.\nThey do not.' } }),
    change({ at: now(), ref: EDDA, title: 'Edda Marsh' }),
    change({ at: now(), ref: { ...EDDA, id: 'gone' }, title: 'Not in the copy' }),
  );
  show();
  const open = await screen.findByRole('button', { name: 'Saltmere' });
  await waitFor(() => expect(open.closest('[data-private]')).toBeNull());
  for (const title of ['Edda Marsh', 'Not in the copy'])
    expect(screen.getByRole('button', { name: title }).closest('[data-private]')).not.toBeNull();
  const row = open.closest('li');
  if (row) fireEvent.click(within(row).getByRole('button', { name: 'Show details' }));
  expect((await screen.findByRole('region', { name: 'Storyteller notes' })).dataset.private).toBe('true');
});

test('offline, the history says so and sends no request', async () => {
  await lay(change({ at: now() }));
  const asked = answerWith({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(await screen.findByText(/You can look through the history/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await publish();
  expect(await told(/You’re offline, so nothing was changed/)).toBeDefined();
  expect(asked.filter(({ channel }) => channel.startsWith('history.'))).toEqual([]);
});

test('an undo or restore that makes something public says so first', async () => {
  const hidden = { before: { state: 'public' }, after: { state: 'private' } } as const;
  await lay(change({ at: now(), ...hidden }));
  const asked = answerWith({});
  show();
  fireEvent.click(await screen.findByRole('button', { name: /^Undo: Made private/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Make it public?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show details' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Restore/ }));
  expect(await screen.findByText(/they’ll be able to read it again right away/)).toBeDefined();
  expect(asked.filter(({ channel }) => channel.startsWith('history.'))).toEqual([]);
});
