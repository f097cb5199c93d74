import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import browser from 'webextension-polyfill';
import { setPinned } from '../../../lib/entries/pins.ts';
import { openLibrary, openWriter } from '../../../lib/library/index.ts';
import { apply } from '../../../lib/library/store/apply.ts';
import type { World } from '../../../lib/model/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { SALTMERE } from '../capture-screen/popup.tsx';
import { entry, openPanel, worldOf } from './world.tsx';

afterEach(cleanup);

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the world' });
const type = async (text: string) => fireEvent.input(await box(), { target: { value: text } });
const key = async (name: string, more = {}) => fireEvent.keyDown(await box(), { key: name, ...more });
const selected = () => screen.findByRole('option', { selected: true });

const ISAURA = entry('a1', 'Captain Isaura Venn', { tags: ['smuggler'], excerpt: 'She came back alone.' });
const EDDA = entry('a2', 'Edda Marsh', { state: 'private', isDraft: true });
const KRAKEN = entry('7', 'Kraken', { kind: 'statblock', template: 'dnd5e' });

test('typing a letter gives results with highlighted matches, and Enter opens the first', async () => {
  await worldOf(ISAURA, EDDA, KRAKEN);
  await openPanel();
  await screen.findByText(/Entries you open or pin appear here/);
  await type('ven');
  const row = await selected();
  expect(row.querySelector('mark')?.textContent).toBe('Ven');
  await key('Enter');
  expect(await screen.findByRole('heading', { name: 'Captain Isaura Venn' })).toBeDefined();
  expect(screen.getByText('She came back alone.')).toBeDefined();
  await waitFor(async () => expect(await (await openLibrary()).recent('w1', 5)).toHaveLength(1));
});

test('a row says why it matches and what sets it apart', async () => {
  await worldOf(ISAURA, EDDA, KRAKEN);
  await openPanel();
  await type('smugg');
  expect((await selected()).textContent).toContain('tag smuggler');
  await type('edda');
  await waitFor(async () => expect((await selected()).textContent).toContain('Edda Marsh'));
  expect((await selected()).textContent).toContain('draft');
  expect((await selected()).textContent).toContain('private');
});

test('with nothing typed, Enter opens only a row that was moved to', async () => {
  await worldOf(ISAURA, EDDA);
  await (await openLibrary()).opened('w1', { kind: 'article', id: 'a2' });
  await openPanel();
  expect(
    within(await screen.findByRole('group', { name: 'Continue reading' })).getByText('Edda Marsh'),
  ).toBeDefined();
  await key('Enter');
  expect(screen.queryByRole('heading', { name: 'Edda Marsh' })).toBeNull();
  await key('ArrowDown');
  await selected();
  await key('Enter');
  expect(await screen.findByRole('heading', { name: 'Edda Marsh' })).toBeDefined();
});

test('a pin of another world is listed with those of this one', async () => {
  await worldOf(ISAURA);
  await openWriter().put('w2', [entry('b1', 'The Ninth Lantern', { worldId: 'w2' })]);
  await setPinned({ worldId: 'w1', ref: { kind: 'article', id: 'a1' } }, true);
  await setPinned({ worldId: 'w2', ref: { kind: 'article', id: 'b1' } }, true);
  await openPanel();
  const pinned = await screen.findByRole('group', { name: 'Pinned' });
  await within(pinned).findByText('The Ninth Lantern');
  expect(within(pinned).getByText('Captain Isaura Venn')).toBeDefined();
});

test('keys during composition move nothing', async () => {
  await worldOf(ISAURA, EDDA);
  await openPanel();
  await type('a');
  await selected();
  await key('Enter', { isComposing: true });
  expect(screen.queryByRole('button', { name: 'Insert' })).toBeNull();
});

test('an entry renamed while the panel is open is found by its new name', async () => {
  await worldOf(ISAURA);
  await openPanel();
  await type('tide');
  await screen.findByText(/No results for “tide”/);
  await openWriter().put('w1', [{ ...ISAURA, title: 'Captain of the Tide' }]);
  expect((await selected()).textContent).toContain('Captain of the Tide');
});

test('a deleted entry says so and offers to check World Anvil', async () => {
  await worldOf(ISAURA);
  await openPanel();
  await type('isaura');
  await selected();
  await key('Enter');
  await screen.findByRole('heading', { name: 'Captain Isaura Venn' });
  await openWriter().put('w1', [], [{ kind: 'article', id: 'a1' }]);
  expect(await screen.findByRole('button', { name: 'Check World Anvil' })).toBeDefined();
});

test('a search without results becomes the title of a draft', async () => {
  await worldOf(ISAURA);
  const callbacks = await openPanel();
  await type('tag:smuggler Quaggoth');
  fireEvent.click(await screen.findByRole('button', { name: 'New draft “Quaggoth”' }));
  expect(callbacks.onDraft).toHaveBeenCalledWith('Quaggoth', 'w1');
});

test('the marks of the search are no part of the draft’s title', async () => {
  await worldOf(ISAURA);
  const callbacks = await openPanel();
  await type('"red tide" -lamp kind:article Quaggoth');
  fireEvent.click(await screen.findByRole('button', { name: 'New draft “red tide Quaggoth”' }));
  expect(callbacks.onDraft).toHaveBeenCalledWith('red tide Quaggoth', 'w1');
});

test('a search for excluded words alone offers no draft', async () => {
  await worldOf();
  await openPanel();
  await type('-lamp kind:secret');
  await screen.findByText(/No results/);
  expect(screen.queryByRole('button', { name: /^New draft “/ })).toBeNull();
});

test('without a world, it offers the ways to one, and drafts can be started', async () => {
  await worldOf();
  await writeConnection({ state: 'none' });
  const callbacks = await openPanel();
  expect(await screen.findByRole('button', { name: 'Try the sample world' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Read an export' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Enter keys' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'New draft' }));
  expect(callbacks.onDraft).toHaveBeenCalledWith('', null);
});

test('no message is sent to the background before the first rows are shown', async () => {
  await worldOf(ISAURA);
  await (await openLibrary()).opened('w1', { kind: 'article', id: 'a1' });
  const standing: number[] = [];
  vi.spyOn(browser.runtime, 'sendMessage').mockImplementation(async () => {
    standing.push(screen.queryAllByRole('option').length);
  });
  await openPanel();
  await waitFor(() => expect(standing).toEqual([1]));
});

test('while locked, it asks for the passphrase and still shows the offline copy', async () => {
  await worldOf(ISAURA);
  await (await openLibrary()).opened('w1', { kind: 'article', id: 'a1' });
  await writeConnection({ ...SALTMERE, state: 'locked' });
  await openPanel();
  expect(await screen.findByLabelText('Passphrase')).toBeDefined();
  expect((await screen.findByRole('option')).textContent).toContain('Captain Isaura Venn');
});

test('filters alone list by title: tenth after ninth, untitled last', async () => {
  const titled = ['Session 10', 'Zed', 'Session 9', 'A very long title', ''].map((title, at) =>
    entry(`s${at}`, title),
  );
  await worldOf(...titled);
  await openPanel();
  await type('kind:article');
  await selected();
  const titles = screen.getAllByRole('option').map((row) => row.querySelector('.result-title')?.textContent);
  expect(titles).toEqual(['A very long title', 'Session 9', 'Session 10', 'Zed', 'Untitled']);
});

test('a long list is complete after a few presses, and one key goes to its end', async () => {
  await worldOf(...Array.from({ length: 900 }, (_, at) => entry(`s${at}`, `Session ${at}`)));
  await openPanel();
  fireEvent.click(await screen.findByRole('button', { name: /^Articles 900/ }));
  const list = await screen.findByRole('listbox', { name: 'Articles' });
  expect(within(list).getAllByRole('option')).toHaveLength(200);
  fireEvent.click(screen.getByRole('button', { name: 'Show 200 more' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show 400 more' }));
  await screen.findByRole('button', { name: 'Show 100 more' });
  fireEvent.keyDown(list, { key: 'End' });
  expect((await selected()).textContent).toContain('Session 899');
  expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
});

test('operators are explained to who asks; filters appear with the first letter', async () => {
  await worldOf(ISAURA, KRAKEN);
  await openPanel();
  await box();
  expect(screen.queryByRole('toolbar', { name: 'Ways to search' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ways to search' }));
  const operators = await screen.findByRole('toolbar', { name: 'Ways to search' });
  expect(screen.queryByRole('toolbar', { name: 'Filters' })).toBeNull();
  fireEvent.click(within(operators).getByRole('button', { name: 'tag: with tag' }));
  expect((await box()).value).toBe('tag:');
  await screen.findByRole('button', { name: 'Only tag smuggler, 1 entry' });
  expect(screen.getByRole('toolbar', { name: 'Filters' })).toBeDefined();
  expect(screen.queryByRole('toolbar', { name: 'Ways to search' })).toBeNull();
});

test('a colon after a word that is no operator explains them, and a click replaces the word', async () => {
  await worldOf(ISAURA, KRAKEN);
  await openPanel();
  await type('isaura label:');
  const operators = await screen.findByRole('toolbar', { name: 'Ways to search' });
  fireEvent.click(within(operators).getByRole('button', { name: 'tag: with tag' }));
  expect((await box()).value).toBe('isaura tag:');
});

test('the home screen shows the world, and leads to its page', async () => {
  await worldOf(ISAURA, EDDA, KRAKEN);
  await openPanel();
  const cover = await screen.findByRole('button', { name: /Saltmere 3 entries/ });
  fireEvent.click(cover);
  expect(await screen.findByRole('heading', { level: 1, name: 'Saltmere' })).toBeDefined();
});

test('while a kind is being typed, each kind is offered once', async () => {
  await worldOf(ISAURA, KRAKEN);
  await openPanel();
  await type('kind:');
  expect(await screen.findAllByRole('button', { name: 'Articles' })).toHaveLength(1);
  expect(screen.queryByRole('toolbar', { name: 'Filters' })).toBeNull();
  await type('kind:article');
  const filters = await screen.findByRole('toolbar', { name: 'Filters' });
  expect(within(filters).getByRole('button', { name: 'Articles' }).getAttribute('aria-pressed')).toBe('true');
});

test('an empty world says so and offers a draft', async () => {
  await worldOf();
  await apply('w1', { sync: (row) => ({ ...row, due: [], syncedAt: Date.now() }) });
  const callbacks = await openPanel();
  await screen.findByText('Nothing here yet');
  expect(screen.queryByText(/0 of 0/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'New article' }));
  expect(callbacks.onDraft).toHaveBeenCalledWith('', 'w1');
});

const SALTMERE_WORLD: World = {
  ...{ id: 'w1', title: 'Saltmere', slug: null, url: null, ownership: null, description: '', tags: [] },
  ...{ customTemplates: [], newArticleState: null, articleCount: 10_000 },
};

test('a sync that has just begun checks the world, and then says how long it takes', async () => {
  await worldOf();
  await apply('w1', { sync: (row) => ({ ...row, due: ['world', 'articles'], syncedAt: null }) });
  await openPanel();
  await screen.findByText(/Checking your world…/);
  expect(screen.queryByText(/0 of 0/)).toBeNull();
  await apply('w1', {
    world: SALTMERE_WORLD,
    sync: (row) => ({
      ...row,
      lists: { ...row.lists, articles: { ...row.lists.articles, offset: 100 } },
    }),
  });
  await screen.findByText(/Syncing: 100 of 10,000\. .* About 3 min left\./);
  // Nothing syncs until the keys are right again.
  await writeConnection({ ...SALTMERE, state: 'refused' });
  await waitFor(() => expect(screen.queryByText(/Syncing/)).toBeNull());
  await writeConnection(SALTMERE);
  await screen.findByText(/Syncing: 100 of 10,000/);
});
