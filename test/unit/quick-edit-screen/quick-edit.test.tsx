import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { HeadFlags } from '../../../components/entry-view/index.ts';
import { currentOperations, dismiss } from '../../../components/history/operations/operations.ts';
import { QuickEdit } from '../../../components/quick-edit/index.ts';
import { type ChangeResult, openStore } from '../../../lib/history/index.ts';
import { readMessage } from '../../../lib/i18n/index.ts';
import type { Entry } from '../../../lib/library/index.ts';
import { libraryDatabase } from '../../../lib/library/store/database.ts';
import { failed, ok } from '../../../lib/model/index.ts';
import { InBar, newBar } from '../article-screen/in-bar.tsx';
import { category } from '../category-screen/world.ts';
import { answerWith, inOrder } from '../history-screen/background.ts';
import { change } from '../history-screen/change.ts';
import { Toasts } from '../history-screen/toasts.tsx';
import { entry, worldOf } from '../search-screen/world.tsx';

afterEach(async () => {
  cleanup();
  await act(() => {
    for (const { key } of currentOperations()) dismiss(key);
  });
  vi.restoreAllMocks();
  await openStore().forget(null);
});

const SALTMERE = entry('saltmere', 'Saltmere', { tags: ['harbour'], categoryId: 'coast' });
const COAST = entry('coast', 'The coast', { kind: 'category', template: null });
const REEF = entry('reef', 'The reef', { kind: 'category', template: null, categoryId: 'coast' });
const CATEGORIES = [category('coast', null, 'The coast'), category('reef', 'coast', 'The reef')];
const done = ok({ state: 'done' as const, change: change() });

async function show(of: Entry = SALTMERE, part?: string) {
  await worldOf(SALTMERE, COAST, REEF, entry('edda', 'Edda Marsh', { tags: ['north coast'] }));
  const db = await libraryDatabase();
  await db.put('worlds', { id: 'w1', world: null, categories: CATEGORIES });
  const onHistory = vi.fn();
  const bar = newBar();
  render(
    <>
      <InBar bar={bar}>
        <QuickEdit entry={of} start={{ part }} onRename={() => {}} onHistory={onHistory} />
      </InBar>
      <Toasts />
    </>,
  );
  // Its changes come once the entry is read.
  await waitFor(() => expect(bar.tools('editing')).not.toEqual([]));
  return onHistory;
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const told = async (words: string | RegExp) =>
  within(await screen.findByRole('region', { name: 'Messages' })).findByText(words);
async function confirm(question: string, answer: string) {
  const dialog = await screen.findByRole('dialog', { name: question });
  fireEvent.click(within(dialog).getByRole('button', { name: answer }));
}
const edits = (asked: readonly { channel: string; request: unknown }[]) =>
  asked.filter(({ channel }) => channel === 'history.change').map(({ request }) => Object(request).edit);

test('a flag is changed and undone with keys alone', async () => {
  const undo = ok({ state: 'done' as const, change: change({ undoes: done.value.change.id }) });
  const asked = answerWith({ 'history.change': inOrder(done), 'history.undo': inOrder(undo) });
  await show();
  press('e');
  expect((await screen.findByRole('menuitemcheckbox', { name: /^Draft/ })).ariaChecked).not.toBe('true');
  press('d');
  expect(await told('Marked as a draft.')).toBeDefined();
  expect(edits(asked)).toEqual([
    {
      ref: { worldId: 'w1', kind: 'article', id: 'saltmere' },
      ...{ title: 'Saltmere', cause: 'flags', changes: { isDraft: true }, seen: { isDraft: false } },
    },
  ]);
  press('z', { ctrlKey: true });
  // It was public and not a draft before, so the undo publishes it and needs a confirmation.
  expect(asked.filter(({ channel }) => channel === 'history.undo')).toEqual([]);
  await confirm('Publish it?', 'Publish');
  expect(await told('Undone.')).toBeDefined();
  expect(asked).toContainEqual({ channel: 'history.undo', request: { change: done.value.change.id } });
});

test('arrow keys move in the menu, and Esc returns the focus to its button', async () => {
  await show();
  const button = await screen.findByRole('button', { name: 'More' });
  fireEvent.click(button);
  const items = await screen.findAllByRole(/^menuitem/);
  expect(document.activeElement).toBe(items[0]);
  press('ArrowUp');
  expect(document.activeElement).toBe(items.at(-1));
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement).toBe(items[1]);
  press('Escape');
  expect(document.activeElement).toBe(button);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a change that shows an entry to everybody needs a confirmation', async () => {
  const asked = answerWith({ 'history.change': inOrder(done) });
  await show({ ...SALTMERE, state: 'private' });
  press('e');
  press('p');
  const dialog = await screen.findByRole('dialog', { name: 'Make it public?' });
  expect(edits(asked)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Make public' }));
  expect(await told('Made public.')).toBeDefined();
  expect(edits(asked)).toMatchObject([{ changes: { state: 'public' }, seen: { state: 'private' } }]);
});

test('turning Draft off for a public article asks first, because that publishes it', async () => {
  const asked = answerWith({ 'history.change': inOrder(done) });
  await show({ ...SALTMERE, isDraft: true });
  press('e');
  press('d');
  await confirm('Publish it?', 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(edits(asked)).toEqual([]);
  press('e');
  await screen.findByRole('menuitemcheckbox', { name: /^Draft/, checked: true });
  press('d');
  await confirm('Publish it?', 'Publish');
  expect(await told('No longer a draft.')).toBeDefined();
  expect(edits(asked)).toMatchObject([
    { changes: { isDraft: false }, seen: { isDraft: true, state: 'public' } },
  ]);
});

test('a draft with unknown visibility needs a confirmation too; a private one doesn’t', async () => {
  const asked = answerWith({ 'history.change': inOrder(done) });
  await show({ ...SALTMERE, isDraft: true, state: null });
  press('e');
  press('d');
  await confirm('Publish it?', 'Cancel');
  cleanup();
  await show({ ...SALTMERE, isDraft: true, state: 'private' });
  press('e');
  press('d');
  expect(await told('No longer a draft.')).toBeDefined();
  // Nothing is written if World Anvil has it as public by then.
  expect(edits(asked)).toMatchObject([{ seen: { isDraft: true, state: 'private' } }]);
});

test('making a draft public needs a confirmation as well', async () => {
  const asked = answerWith({ 'history.change': inOrder(done) });
  await show({ ...SALTMERE, isDraft: true, state: 'private' });
  for (const key of ['e', 'p']) press(key);
  expect(await screen.findByText(/marked as a draft on World Anvil/)).toBeDefined();
  expect(edits(asked)).toEqual([]);
});

test('tags are edited in place, including one that is still being typed', async () => {
  const asked = answerWith({ 'history.change': inOrder(done) });
  await show();
  press('e');
  press('t');
  const box = await screen.findByRole('combobox', { name: 'Tags' });
  expect(document.activeElement).toBe(box);
  fireEvent.input(box, { target: { value: 'lamps' } });
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  expect(await told('Tags changed.')).toBeDefined();
  expect(edits(asked)).toMatchObject([
    { cause: 'tags', changes: { tags: ['harbour', 'lamps'] }, seen: { tags: ['harbour'] } },
  ]);
});

test('an entry is moved to a category found by typing', async () => {
  const asked = answerWith({ 'history.change': inOrder(done) });
  await show();
  press('e');
  press('m');
  const box = await screen.findByRole('combobox', { name: 'Category' });
  fireEvent.input(box, { target: { value: 'reef' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: /^Move/ }));
  expect(await told('Moved to “The reef”.')).toBeDefined();
  expect(edits(asked)).toMatchObject([
    { cause: 'move', changes: { categoryId: 'reef' }, seen: { categoryId: 'coast' } },
  ]);
});

test('a note that wasn’t accepted is still in the form', async () => {
  const asked = answerWith({
    'history.append': inOrder(failed({ kind: 'refused', sentence: readMessage('Busy.') }), done),
  });
  await show();
  const write = async () => {
    press('e');
    press('n');
    return screen.findByRole('textbox', { name: 'Note' });
  };
  fireEvent.input(await write(), { target: { value: 'She has the key.' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Storyteller notes' }));
  press('Enter', { ctrlKey: true });
  expect(await told('Busy.')).toBeDefined();
  const again = await write();
  expect(again).toHaveProperty('value', 'She has the key.');
  press('Enter', { ctrlKey: true });
  expect(await told('Note added to the scrapbook.')).toBeDefined();
  expect(await write()).toHaveProperty('value', '');
  const [first] = asked.filter(({ channel }) => channel === 'history.append');
  expect(Object(first?.request).append).toMatchObject({ field: 'seeded', text: 'She has the key.' });
});

test('offline, nothing is sent or queued', async () => {
  const asked = answerWith({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  press('e');
  press('w');
  expect(await told(/You’re offline, so nothing was changed/)).toBeDefined();
  expect(edits(asked)).toEqual([]);
});

test('a category can’t be moved into its descendants; a secret has only its name and its history', async () => {
  await show(COAST);
  press('e');
  press('m');
  const box = await screen.findByRole('combobox', { name: 'Category' });
  fireEvent.input(box, { target: { value: 'reef' } });
  expect(await screen.findByText('No matching category.')).toBeDefined();
  cleanup();
  const secret = entry('s1', 'The tenth lamp', { kind: 'secret', template: null, state: 'private' });
  const onSecretHistory = await show(secret);
  press('e');
  const items = await screen.findAllByRole(/^menuitem/);
  expect(items.map(({ textContent }) => textContent)).toEqual(['Rename everywhere…U', 'HistoryH']);
  press('h');
  expect(onSecretHistory).toHaveBeenCalledWith({ worldId: 'w1', kind: 'secret', id: 's1' });
});

test('after a quick second change, the result of the first counts as seen', async () => {
  const answers: ((changed: typeof done) => void)[] = [];
  const asked = answerWith({ 'history.change': () => new Promise((resolve) => answers.push(resolve)) });
  await show();
  for (const key of ['e', 'w', 'e', 'w']) press(key);
  for (const answer of answers) answer(done);
  expect(edits(asked)).toMatchObject([
    { changes: { isWip: true }, seen: { isWip: false } },
    { changes: { isWip: false }, seen: { isWip: true } },
  ]);
});

test('the header changes at once, marked until confirmed, and reverts if the change fails', async () => {
  const ends: ((result: ChangeResult) => void)[] = [];
  answerWith({ 'history.change': () => new Promise((resolve) => ends.push(resolve)) });
  await show();
  const head = render(<HeadFlags entry={SALTMERE} />).container;
  const flags = () => head.textContent?.replaceAll(/\s+/g, ' ').trim();
  const toggle = async () => {
    press('e');
    await screen.findByRole('menuitemcheckbox', { name: /^Draft/ });
    press('d');
  };
  expect(flags()).toBe('');
  await toggle();
  await vi.waitFor(() => expect(flags()).toBe('draft saving…'));
  expect(head.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  await act(() => ends.shift()?.(failed({ kind: 'refused', sentence: readMessage('No.') })));
  await vi.waitFor(() => expect(flags()).toBe(''));
  await toggle();
  await vi.waitFor(() => expect(flags()).toBe('draft saving…'));
  await act(() => ends.shift()?.(done));
  await vi.waitFor(() => expect(flags()).toBe('draft'));
});

test('a switch that a page asked for is highlighted; no key and no early press changes it', async () => {
  const asked = answerWith({ 'history.change': inOrder(done) });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  await show(SALTMERE, 'draft');
  const item = await screen.findByRole('menuitemcheckbox', { name: /^Draft/ });
  expect(item.dataset.pointed).toBeDefined();
  expect(document.activeElement).not.toBe(item);
  for (const key of ['Enter', ' ', 'd']) press(key);
  fireEvent.click(item);
  clock.mockReturnValue(1_599);
  fireEvent.click(item);
  expect(edits(asked)).toEqual([]);
  clock.mockReturnValue(1_601);
  fireEvent.click(item);
  await told('Marked as a draft.');
  expect(edits(asked)).toHaveLength(1);
});

test('a key held down when the menu opens does nothing in it', async () => {
  const asked = answerWith({ 'history.change': inOrder(done) });
  await show();
  press('e');
  await screen.findByRole('menuitemcheckbox', { name: /^Draft/ });
  press('Enter', { repeat: true });
  press('d', { repeat: true });
  expect(edits(asked)).toEqual([]);
});
