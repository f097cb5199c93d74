import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { ManuscriptView, type ReadVersion } from '../../../components/manuscript/index.ts';
import { readMessage } from '../../../lib/i18n/index.ts';
import { putBody } from '../../../lib/library/index.ts';
import { failed, type Manuscript, ok } from '../../../lib/model/index.ts';
import { entry, worldOf } from '../search-screen/world.tsx';
import { book, LAMPS } from './book.ts';

afterEach(cleanup);

const version = (id: string, title: string) => ({ id, title, state: 'public' as const });

function manuscript(id: string, change: Partial<Manuscript> = {}): Manuscript {
  return {
    ...{ id, title: 'Trust the Lamps', kind: null, state: 'public', slug: null, url: null, icon: null },
    ...{ tags: ['novel'], updatedAt: null, worldId: 'w1', authorName: 'Iris Vale', createdAt: null, raw: {} },
    ...{ status: 'ongoing', description: 'A [b]novel[/b].', descriptionParsed: null, likes: 7, views: null },
    ...{ words: 48, cover: null, activeVersion: version(`${id}-2`, 'Fair copy') },
    versions: [version(`${id}-1`, 'First draft'), version(`${id}-2`, 'Fair copy')],
    ...change,
  };
}

/** Each test uses its own manuscript, because texts that were read are cached. */
async function show(id: string, read: ReadVersion, change: Partial<Manuscript> = {}) {
  await worldOf(entry(id, 'Trust the Lamps', { kind: 'manuscript', template: null }));
  const resource = manuscript(id, change);
  await putBody('w1', { ref: { kind: 'manuscript', id }, resource, text: '', updatedAt: null });
  render(<ManuscriptView worldId="w1" id={id} open={vi.fn()} search={vi.fn()} read={read} />);
  await screen.findByRole('heading', { level: 1, name: 'Trust the Lamps' });
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('the active version is read once on request, and has pages to turn', async () => {
  const read = vi.fn<ReadVersion>(async () => ok(book(LAMPS).text));
  await show('m-a', read);
  expect(read).not.toHaveBeenCalled();
  await press('Read this version');
  expect(await screen.findByRole('heading', { level: 2, name: 'The Lantern Inn' })).toBeDefined();
  expect(read.mock.calls.map(([id]) => id)).toEqual(['m-a-2']);
  expect((await screen.findByText('low')).localName).toBe('em');
  await press('Next part');
  expect(await screen.findByText('Count nothing.')).toBeDefined();
  fireEvent.change(screen.getByRole('combobox', { name: 'Version' }), { target: { value: 'm-a-1' } });
  await screen.findByRole('button', { name: 'Read this version' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Version' }), { target: { value: 'm-a-2' } });
  expect(await screen.findByRole('heading', { level: 2, name: 'The Lantern Inn' })).toBeDefined();
  expect(read).toHaveBeenCalledTimes(1);
});

test('while it is fetched, the progress is shown, and it can be stopped', async () => {
  let signal: AbortSignal | undefined;
  await show('m-b', (_, stopping, onProgress) => {
    signal = stopping;
    onProgress({ done: 3, total: 12 });
    return new Promise(() => {});
  });
  await press('Read this version');
  expect(await screen.findByText(/3 of 12 parts/)).toBeDefined();
  // The pressed button is gone, but the focus stays in its place.
  await waitFor(() => expect(document.activeElement?.querySelector('progress')).toBeTruthy());
  await press('Stop');
  expect(signal?.aborted).toBe(true);
  expect(await screen.findByRole('button', { name: 'Read this version' })).toBeDefined();
});

test('leaving cancels the reading', async () => {
  let signal: AbortSignal | undefined;
  await show('m-c', (_, stopping) => {
    signal = stopping;
    return new Promise(() => {});
  });
  await press('Read this version');
  await waitFor(() => expect(signal).toBeDefined());
  cleanup();
  expect(signal?.aborted).toBe(true);
});

test('a rejection’s message is shown with a way to try again', async () => {
  const read = vi.fn<ReadVersion>(async () =>
    failed({ kind: 'forbidden', sentence: readMessage('The service does not let this account do that.') }),
  );
  await show('m-d', read);
  await press('Read this version');
  expect((await screen.findByRole('alert')).textContent).toContain('does not let this account');
  await press('Try again');
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test('nothing is requested while offline', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const read = vi.fn<ReadVersion>(async () => ok(book([]).text));
  await show('m-e', read);
  await press('Read this version');
  expect(await screen.findByText(/You’re offline/)).toBeDefined();
  expect(read).not.toHaveBeenCalled();
  onLine.mockRestore();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(/This version has no text yet/)).toBeDefined();
});

test('a manuscript without versions says that there is nothing to read', async () => {
  await show('m-f', vi.fn<ReadVersion>(), { versions: [], activeVersion: null });
  expect(await screen.findByText(/lists no version/)).toBeDefined();
});
