import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { discard, openOutbox } from '../../../lib/outbox/index.ts';
import { changeSettings, readSettings } from '../../../lib/settings/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { clip } from './clip.ts';
import {
  content,
  LIGHTHOUSE,
  openChip,
  openPopup,
  receiptSays,
  renderScreen,
  resetDrafts,
  title,
  titled,
} from './popup.tsx';

beforeEach(resetDrafts);
afterEach(cleanup);

test('a captured page fills the form: title, text as markup, source', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  expect(content().value).toBe('A [b]light[/b] under the sea.');
  expect(await screen.findByRole('link', { name: 'The Drowned Lighthouse' })).toBeDefined();
});

test('typed text is there when the popup is opened again on the same page', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  fireEvent.input(await title(), { target: { value: 'The Light Below' } });
  fireEvent.input(content(), { target: { value: 'Rewritten.' } });
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Light Below');
  expect(content().value).toBe('Rewritten.');
  expect(screen.getAllByRole('tab')).toHaveLength(1);
});

test('an untouched capture is replaced by the next one; a changed one stays beside it', async () => {
  await openPopup(LIGHTHOUSE, clip({ kind: 'selection', text: 'one', title: 'One' }));
  await titled('One');
  await openPopup(LIGHTHOUSE, clip({ kind: 'selection', text: 'two', title: 'Two' }));
  await titled('Two');
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(1));
  fireEvent.input(await title(), { target: { value: 'Two, mine' } });
  await openPopup(LIGHTHOUSE, clip({ kind: 'selection', text: 'three', title: 'Three' }));
  await titled('Three');
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(2));
});

test('a page that can’t be read says so and offers an empty draft', async () => {
  await openPopup({ url: 'chrome://settings/', title: 'Settings' }, null);
  fireEvent.click(await screen.findByRole('button', { name: /Empty draft/ }));
  fireEvent.input(await title(), { target: { value: 'From nothing' } });
  await waitFor(async () => {
    const [draft] = await (await openOutbox()).list();
    expect(draft?.text.title).toBe('From nothing');
  });
  // The notice has been read by then, so it leaves the room to the form.
  expect(screen.queryByRole('button', { name: /Empty draft/ })).toBeNull();
});

test('Ctrl+Enter saves from any field, and Ctrl+Z brings every word back', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  fireEvent.input(content(), { target: { value: 'Mine.' } });
  fireEvent.keyDown(content(), { key: 'Enter', ctrlKey: true });
  await receiptSays(/Saved. Sending to Saltmere/);
  const [queued] = await (await openOutbox()).list();
  expect(queued?.delivery.state).toBe('queued');
  await waitFor(async () =>
    expect((await readSettings()).perSite['tidewater.example w1']).toEqual({
      template: 'article',
      categoryId: null,
      tags: [],
    }),
  );
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
  await titled('The Drowned Lighthouse');
  expect(content().value).toBe('Mine.');
});

test('an article that readers will see needs a confirmation', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  await openChip(/^Status: Draft/);
  fireEvent.click(await screen.findByRole('switch', { name: 'Draft' }));
  expect(await screen.findByText(/Readers may see it as soon as it’s sent/)).toBeDefined();
  expect(screen.getByText('May be visible to readers')).toBeDefined();
  await openChip(/^Visibility: World default/);
  fireEvent.click(screen.getByRole('radio', { name: 'Public' }));
  expect(await screen.findAllByText('Readers will see it as soon as it’s sent.')).not.toHaveLength(0);
  expect(screen.getByText('Visible to readers')).toBeDefined();
  const press = async (name: string) => {
    const dialog = await screen.findByRole('dialog', { name: 'Save and publish?' });
    fireEvent.click(within(dialog).getByRole('button', { name }));
  };
  fireEvent.keyDown(content(), { key: 'Enter', ctrlKey: true });
  await press('Cancel');
  const state = async () => (await (await openOutbox()).list())[0]?.delivery.state;
  expect(await state()).toBe('editing');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save and publish?' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await press('Save and publish');
  const receipt = await screen.findByRole('region', { name: 'Status' });
  expect(within(receipt).getByText(/Readers will see it as soon as it’s sent/)).toBeDefined();
  expect(await state()).toBe('queued');
});

test('the question about publishing goes when another window discards the draft', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  await openChip(/^Status: Draft/);
  fireEvent.click(await screen.findByRole('switch', { name: 'Draft' }));
  await screen.findByText(/Readers may see it as soon as it’s sent/);
  fireEvent.keyDown(content(), { key: 'Enter', ctrlKey: true });
  await screen.findByRole('dialog', { name: 'Save and publish?' });

  const outbox = await openOutbox();
  const [draft] = await outbox.list();
  await discard(outbox, draft?.id ?? '');
  await receiptSays(/Discarded/);
  expect(screen.queryByRole('dialog', { name: 'Save and publish?' })).toBeNull();
});

test('a missing title is reported at the title, which gets the focus; nothing is sent', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  fireEvent.input(await title(), { target: { value: ' ' } });
  fireEvent.keyDown(content(), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('Enter a title.')).toBeDefined();
  await waitFor(async () => expect(document.activeElement).toBe(await title()));
  const [draft] = await (await openOutbox()).list();
  expect(draft?.delivery.state).toBe('editing');
});

test('without a connection, the form works and the draft is kept', async () => {
  await writeConnection({ state: 'none' });
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  expect(screen.getByText('Drafts are saved on this device.')).toBeDefined();
  content().focus();
  fireEvent.keyDown(content(), { key: 'Enter', ctrlKey: true });
  expect(await screen.findAllByText('Saved on this device. Waiting until you connect.')).not.toHaveLength(0);
  // The person goes on writing.
  expect(document.activeElement).toBe(content());
  expect((await (await openOutbox()).list())[0]?.delivery.state).toBe('editing');
});

test('text typed while the page is still being read stays, and the capture is added', async () => {
  let answer = (_result: unknown) => {};
  const reading = new Promise((resolve) => {
    answer = resolve;
  });
  await openPopup(LIGHTHOUSE, null);
  cleanup();
  vi.resetModules();
  Object.assign(fakeBrowser, { scripting: { executeScript: () => reading } });
  await renderScreen();
  await titled(LIGHTHOUSE.title);
  fireEvent.input(await title(), { target: { value: 'My own words' } });
  answer([{ frameId: 0, result: clip({}) }]);
  await waitFor(() => expect(content().value).toBe('A [b]light[/b] under the sea.'));
  await titled('My own words');
  expect(screen.getAllByRole('tab')).toHaveLength(1);
  await waitFor(async () => {
    const [draft] = await (await openOutbox()).list();
    expect(draft?.origin?.source.url).toBe(LIGHTHOUSE.url);
  });
});

test('an empty draft started while the page is still being read stays, and the page isn’t captured', async () => {
  let answer = (_result: unknown) => {};
  const reading = new Promise((resolve) => {
    answer = resolve;
  });
  await openPopup(LIGHTHOUSE, null);
  cleanup();
  vi.resetModules();
  Object.assign(fakeBrowser, { scripting: { executeScript: () => reading } });
  await renderScreen();
  await titled(LIGHTHOUSE.title);
  fireEvent.click(screen.getByRole('button', { name: 'New empty draft' }));
  await titled('');
  fireEvent.input(await title(), { target: { value: 'From my head' } });
  answer([{ frameId: 0, result: clip({}) }]);
  await waitFor(async () =>
    expect((await (await openOutbox()).list()).map(({ text }) => text.title)).toEqual(['From my head']),
  );
  await titled('From my head');
  expect(content().value).toBe('');
});

test('a window killed during a write loses no keystroke: the next one recovers it', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  const store = await openOutbox();
  const [stored] = await store.list();
  expect(stored).toBeDefined();
  if (stored)
    localStorage.setItem(
      `capture.journal.${stored.id}`,
      JSON.stringify({ ...stored, text: { ...stored.text, content: 'Typed, and not yet written.' } }),
    );
  await openPopup(LIGHTHOUSE, clip({}));
  await waitFor(() => expect(content().value).toBe('Typed, and not yet written.'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('capture.journal'))).toEqual([]);
});

test('saving adds a tag that is still being typed', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  await openChip(/^Tags/);
  const tags = await screen.findByRole('combobox', { name: 'Tags' });
  fireEvent.input(tags, { target: { value: 'reef' } });
  fireEvent.keyDown(tags, { key: 'Enter', ctrlKey: true });
  await receiptSays(/Saved. Sending to Saltmere/);
  expect((await (await openOutbox()).list())[0]?.text.fields.tags).toEqual(['reef']);
});

test('a category from the last draft says so and is removed with one key; a sent draft has no dot', async () => {
  await changeSettings((settings) => ({ ...settings, perWorld: { w1: { categoryId: 'c1' } } }));
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  const chip = await screen.findByRole('button', { name: /^Category: .*\(From your last draft\)$/ });
  fireEvent.keyDown(chip, { key: 'Delete' });
  await screen.findByRole('button', { name: 'Category' });
  const state = async () => (await (await openOutbox()).list())[0];
  await waitFor(async () => expect((await state())?.text.fields.categoryId).toBeNull());
  const tab = () => screen.getByRole('tab').textContent;
  await waitFor(() => expect(tab()).toBe('The Drowned Lighthouse, changed'));
  fireEvent.keyDown(content(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(tab()).toBe('The Drowned Lighthouse'));
});

test('keys pressed while it isn’t clear yet which draft is wanted are typed into that draft', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  fireEvent.input(await title(), { target: { value: 'The Light' } });
  await waitFor(async () => expect((await (await openOutbox()).list())[0]?.text.title).toBe('The Light'));
  let answer = (_result: unknown) => {};
  const reading = new Promise((resolve) => {
    answer = resolve;
  });
  cleanup();
  vi.resetModules();
  Object.assign(fakeBrowser, { scripting: { executeScript: () => reading } });
  await renderScreen();
  await screen.findByRole('tab', { name: /The Light/ });
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  for (const key of ' Belox') fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'Backspace' });
  fireEvent.keyDown(document.body, { key: 'w' });
  answer([{ frameId: 0, result: clip({}) }]);
  await titled('The Light Below');
  await waitFor(async () =>
    expect((await (await openOutbox()).list()).map(({ text }) => text.title)).toEqual(['The Light Below']),
  );
});

test('a selection that is read after an empty draft was started waits in a tab of its own', async () => {
  let answer = (_result: unknown) => {};
  const reading = new Promise((resolve) => {
    answer = resolve;
  });
  await openPopup(LIGHTHOUSE, null);
  cleanup();
  vi.resetModules();
  Object.assign(fakeBrowser, { scripting: { executeScript: () => reading } });
  await renderScreen();
  await titled(LIGHTHOUSE.title);
  fireEvent.click(screen.getByRole('button', { name: 'New empty draft' }));
  await titled('');
  answer([{ frameId: 0, result: clip({ kind: 'selection', title: 'The reef' }) }]);
  expect(await screen.findByRole('tab', { name: /The reef/, selected: false })).toBeDefined();
  await titled('');
});
