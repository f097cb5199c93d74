import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutbox } from '../../../lib/outbox/index.ts';
import { clip } from './clip.ts';
import { content, LIGHTHOUSE, openPopup, resetDrafts, title, titled } from './popup.tsx';

beforeEach(resetDrafts);
afterEach(cleanup);

const FROM_SELECTION = 'You started this draft from a selection.';
const REPLACED = 'This replaced your earlier selection from this page.';

const selection = (name: string) => clip({ kind: 'selection', title: name, markup: name, text: name });
const drafts = async () => (await openOutbox()).list();
const editing = async () =>
  (await drafts())
    .filter(({ delivery }) => delivery.state === 'editing')
    .map(({ text }) => text.title)
    .sort();
const stored = (...titles: string[]) => waitFor(async () => expect(await editing()).toEqual(titles.sort()));
/** The notice itself: what it says is announced as well. */
const notice = (words: string) => screen.findByText(words, { selector: '.notice *' });
const isSilent = () =>
  expect(screen.queryByRole('button', { name: /Capture whole page|Keep both/ })).toBeNull();

/** Captures a selection, and waits until the draft is remembered as the one that was shown for the page. */
async function captureSelection(name: string): Promise<void> {
  await openPopup(LIGHTHOUSE, selection(name));
  await titled(name);
  await waitFor(() => {
    const [shown] = (localStorage.getItem('capture.shown') ?? '').split(' ');
    expect(screen.getByRole('tab', { selected: true }).id).toBe(`draft-${shown}`);
  });
}

/** A selection was captured before, and the popup is opened without one. */
async function reopenAfterSelection(): Promise<void> {
  await captureSelection('A reef');
  await stored('A reef');
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('A reef');
}

test('a draft that was started from a selection says so; one click captures the page and keeps the draft', async () => {
  await reopenAfterSelection();
  await notice(FROM_SELECTION);
  fireEvent.click(screen.getByRole('button', { name: /Capture whole page/ }));
  await titled('The Drowned Lighthouse');
  expect(content().value).toBe('A [b]light[/b] under the sea.');
  await waitFor(async () => expect(document.activeElement).toBe(await title()));
  expect(screen.getByRole('tab', { name: /^A reef/ })).toBeDefined();
  isSilent();
  await stored('A reef', 'The Drowned Lighthouse');
  // It was never changed, and yet no later capture takes its place.
  await captureSelection('A bell');
  await stored('A bell', 'A reef');
});

test('Alt+W captures the page, once for several presses', async () => {
  await reopenAfterSelection();
  await notice(FROM_SELECTION);
  for (let press = 0; press < 3; press++) fireEvent.keyDown(document.body, { code: 'KeyW', altKey: true });
  await titled('The Drowned Lighthouse');
  fireEvent.keyDown(document.body, { code: 'KeyW', altKey: true });
  await stored('A reef', 'The Drowned Lighthouse');
  expect(screen.getAllByRole('tab')).toHaveLength(2);
});

test('typed text stays in the earlier draft, and the page’s draft is shown from then on', async () => {
  await reopenAfterSelection();
  fireEvent.input(content(), { target: { value: 'Rewritten.' } });
  fireEvent.click(await screen.findByRole('button', { name: /Capture whole page/ }));
  await titled('The Drowned Lighthouse');
  await stored('A reef', 'The Drowned Lighthouse');
  await waitFor(async () =>
    expect((await drafts()).map(({ text }) => text.content).sort()).toEqual([
      'A [b]light[/b] under the sea.',
      'Rewritten.',
    ]),
  );
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  isSilent();
});

test('if the page has a draft already, that is shown instead of a second one', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  fireEvent.input(await title(), { target: { value: 'The Light' } });
  await stored('The Light');
  await captureSelection('A reef');
  await stored('A reef', 'The Light');
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('A reef');
  fireEvent.click(await screen.findByRole('button', { name: /Capture whole page/ }));
  await titled('The Light');
  isSilent();
  await stored('A reef', 'The Light');
});

test('drafts of the page itself, and the same selection, need no explanation', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  await stored('The Drowned Lighthouse');
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  isSilent();
  await captureSelection('A reef');
  await stored('A reef');
  await openPopup(LIGHTHOUSE, selection('A reef'));
  await titled('A reef');
  isSilent();
});

test('a draft of another kind that was open over the page doesn’t keep the page from being captured', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  fireEvent.click(screen.getByRole('button', { name: 'New empty draft' }));
  await titled('');
  fireEvent.input(await title(), { target: { value: 'From my head' } });
  await stored('From my head');
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('From my head');
  await notice('You had this draft open on this page.');
  fireEvent.click(screen.getByRole('button', { name: /Capture whole page/ }));
  await titled('The Drowned Lighthouse');
  await stored('From my head', 'The Drowned Lighthouse');
});

test('the notice belongs to its draft: it goes with it and comes back with it', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  fireEvent.input(await title(), { target: { value: 'The Light' } });
  await stored('The Light');
  await reopenAfterSelectionOf('A reef');
  fireEvent.click(screen.getByRole('tab', { name: /^The Light/ }));
  await titled('The Light');
  isSilent();
  fireEvent.click(screen.getByRole('tab', { name: /^A reef/ }));
  await titled('A reef');
  await notice(FROM_SELECTION);
});

async function reopenAfterSelectionOf(name: string): Promise<void> {
  await captureSelection(name);
  await openPopup(LIGHTHOUSE, clip({}));
  await titled(name);
  await notice(FROM_SELECTION);
}

test('a second selection on the page replaces an untouched one and says so; both can be kept', async () => {
  await captureSelection('A reef');
  await stored('A reef');
  await captureSelection('A bell');
  await notice(REPLACED);
  await stored('A bell');
  fireEvent.click(screen.getByRole('button', { name: 'Keep both' }));
  expect(await screen.findByRole('tab', { name: /^A reef/ })).toBeDefined();
  isSilent();
  await titled('A bell');
  await waitFor(async () => expect(document.activeElement).toBe(await title()));
  await stored('A bell', 'A reef');
  await openPopup({ ...LIGHTHOUSE, url: 'https://other.example/' }, null);
  await waitFor(async () => expect((await title()).value).toBe(LIGHTHOUSE.title));
  expect(screen.getByRole('tab', { name: /^A reef/ })).toBeDefined();
});

test('a changed draft stays beside a new selection, and a whole page makes room without a word', async () => {
  await captureSelection('A reef');
  fireEvent.input(content(), { target: { value: 'Mine.' } });
  await stored('A reef');
  await openPopup(
    { ...LIGHTHOUSE, url: 'https://tidewater.example/other' },
    clip({ source: { ...clip({}).source, url: 'https://tidewater.example/other' } }),
  );
  await titled('The Drowned Lighthouse');
  await stored('A reef', 'The Drowned Lighthouse');
  await captureSelection('A bell');
  await stored('A bell', 'A reef');
  isSilent();
});
