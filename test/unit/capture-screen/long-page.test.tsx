import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutbox } from '../../../lib/outbox/index.ts';
import { clip } from './clip.ts';
import { content, LIGHTHOUSE, openPopup, receiptSays, resetDrafts, title, titled } from './popup.tsx';

beforeEach(resetDrafts);
afterEach(cleanup);

const CHAPTERS = Array.from(
  { length: 90 },
  (_, at) => `[h1]Chapter ${at}[/h1]\n\n${`word${at} `.repeat(1_500).trim()}`,
);
const LONG = clip({
  markup: CHAPTERS.join('\n\n'),
  text: 'long',
  images: [{ url: 'https://tidewater.example/unseen.jpg', alt: '' }],
  facts: [{ label: 'Height', value: '90 ft' }],
});
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent?.replace(', changed', ''));

test('a page too long for one draft becomes several, without losing text', async () => {
  expect(LONG.markup.length).toBeGreaterThan(800_000);
  await openPopup(LIGHTHOUSE, LONG);
  await titled('The Drowned Lighthouse');
  await screen.findByText('This page is long, so it became 3 drafts.');
  const name = 'The Drowned Lighthouse';
  await waitFor(() => expect(tabs()).toEqual([name, `${name} (part 2)`, `${name} (part 3)`]));
  const drafts = (await (await openOutbox()).list()).sort((a, b) => a.createdAt - b.createdAt);
  expect(drafts.map(({ text }) => text.content).join('\n\n')).toBe(LONG.markup);
  for (const { text, origin } of drafts) {
    expect(text.content.length).toBeLessThanOrEqual(400_000);
    expect(text.content).toMatch(/^\[h1\]Chapter/);
    expect(origin?.source.url).toBe(LIGHTHOUSE.url);
    expect(origin?.truncated).toBe(false);
    expect(text.target).toEqual(drafts[0]?.text.target);
  }
  expect(drafts.map(({ origin }) => origin?.facts.length)).toEqual([1, 0, 0]);
});

test('a later part is sent without the first, and stays when something else is captured', async () => {
  await openPopup(LIGHTHOUSE, LONG);
  fireEvent.click(await screen.findByRole('tab', { name: /part 2/ }));
  await titled('The Drowned Lighthouse (part 2)');
  fireEvent.keyDown(content(), { key: 'Enter', ctrlKey: true });
  await receiptSays(/Saved. Sending to Saltmere/);
  const states = async () =>
    (await (await openOutbox()).list())
      .sort((a, b) => a.createdAt - b.createdAt)
      .map(({ delivery }) => delivery.state);
  expect(await states()).toEqual(['editing', 'queued', 'editing']);
  await openPopup(LIGHTHOUSE, clip({ kind: 'selection', text: 'two', title: 'Two' }));
  await titled('Two');
  expect((await states()).slice(0, 3)).toEqual(['editing', 'queued', 'editing']);
});

test('opening it again shows the first part and creates no part twice', async () => {
  await openPopup(LIGHTHOUSE, LONG);
  await screen.findByRole('tab', { name: /part 3/ });
  await openPopup(LIGHTHOUSE, LONG);
  await titled('The Drowned Lighthouse');
  fireEvent.input(await title(), { target: { value: 'Mine' } });
  await waitFor(() => expect(tabs()).toHaveLength(3));
});

test('a notice says that a selection is long', async () => {
  await openPopup(LIGHTHOUSE, { ...LONG, kind: 'selection' });
  await screen.findByText('This selection is long, so it became 3 drafts.');
});
