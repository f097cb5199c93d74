import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import browser from 'webextension-polyfill';
import { openWriter } from '../../../lib/library/index.ts';
import { apply } from '../../../lib/library/store/apply.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { SALTMERE } from '../capture-screen/popup.tsx';
import { entry, openPanel, worldOf } from '../search-screen/world.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const FROST = { id: 'w2', title: 'The Long Frost', slug: null, url: null, ownership: 'owner' };
const ASH = { id: 'w3', title: 'Ash', slug: null, url: null, ownership: 'owner' };

beforeEach(async () => {
  await worldOf(entry('a1', 'The Lamp of Paletor'), entry('a2', 'Lampwright’s Guild'));
  await openWriter().put('w2', [
    entry('b1', 'Lamp', { worldId: 'w2' }),
    entry('b2', 'Ice', { worldId: 'w2' }),
  ]);
  for (const world of ['w1', 'w2'])
    await apply(world, { sync: (row) => ({ ...row, due: [], syncedAt: Date.now() }) });
  await writeConnection({ ...SALTMERE, worlds: [...SALTMERE.worlds, FROST, ASH] });
  await browser.storage.local.remove('panel.world');
});

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the world' });
const type = async (text: string) => fireEvent.input(await box(), { target: { value: text } });
const alt = (code: string) => fireEvent.keyDown(document.body, { code, altKey: true });
const titles = () =>
  screen.queryAllByRole('option').map((row) => row.querySelector('.result-title')?.textContent);

test('switching keeps what is typed, is remembered, and leaves the default world alone', async () => {
  const callbacks = await openPanel();
  await type('lamp');
  await waitFor(() => expect(titles()).toContain('The Lamp of Paletor'));
  alt('KeyW');
  const worlds = await screen.findAllByRole('menuitemradio');
  await waitFor(() =>
    expect(worlds.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('All synced'),
      expect.stringContaining('All synced'),
      expect.stringContaining('Not on this device'),
      expect.stringContaining('Search all worlds'),
    ]),
  );
  fireEvent.click(screen.getByRole('menuitemradio', { name: /The Long Frost/ }));
  await waitFor(() => expect(titles()).toEqual(['Lamp']));
  expect((await box()).value).toBe('lamp');
  expect(await browser.storage.local.get('panel.world')).toEqual({ 'panel.world': 'w2' });
  fireEvent.click(screen.getByRole('button', { name: 'New draft' }));
  expect(callbacks.onDraft).toHaveBeenCalledWith('', 'w2');

  await openPanel();
  expect(await screen.findByRole('button', { name: 'The Long Frost: switch world' })).toBeDefined();
});

test('all worlds are searched together, the best match first, and a result opens in its own world', async () => {
  await openPanel();
  await type('lamp');
  await waitFor(() => expect(titles()).toHaveLength(2));
  alt('KeyA');
  const frost = await screen.findByRole('group', { name: 'The Long Frost' });
  expect(within(frost).getByRole('option').textContent).toContain('Lamp');
  // An exact title in another world comes before weaker matches in this one.
  expect(titles()[0]).toBe('Lamp');
  await type('lampwright');
  await waitFor(() => expect(titles()).toEqual(['Lampwright’s Guild']));
  await type('lamp');
  await waitFor(() => expect(titles()).toHaveLength(3));
  fireEvent.keyDown(await box(), { key: 'Enter' });
  await screen.findByRole('heading', { name: 'Lamp' });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
  await waitFor(() => expect(titles()).toHaveLength(3));
  alt('KeyA');
  await waitFor(() => expect(titles()).not.toContain('Lamp'));
});

test('all worlds are searched, also one that was only read in part', async () => {
  await apply('w2', { sync: (row) => ({ ...row, syncedAt: null }) });
  await openPanel();
  await type('lamp');
  await waitFor(() => expect(titles()).toHaveLength(2));
  alt('KeyA');
  const frost = await screen.findByRole('group', { name: 'The Long Frost' });
  expect(within(frost).getByRole('option').textContent).toContain('Lamp');
});

test('syncing a world says at once that it has begun, even if another sync has to end first', async () => {
  await openPanel();
  fireEvent.click(await screen.findByRole('button', { name: /switch world$/ }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: /Ash/ }));
  // The background accepts the request, and nothing arrives yet.
  vi.spyOn(browser.runtime, 'sendMessage').mockResolvedValue({ ok: true, value: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Sync this world' }));
  expect(await screen.findByText('Checking your world…')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sync this world' })).toBeNull();
});
