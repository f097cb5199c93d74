import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { capturedFrom } from '../../../components/capture/start/captured.ts';
import { initialDraft } from '../../../components/capture/start/initial-draft.ts';
import { entryOfArticle, openWriter } from '../../../lib/library/index.ts';
import type { ArticleSummary } from '../../../lib/model/index.ts';
import { openOutbox } from '../../../lib/outbox/index.ts';
import { readSettings } from '../../../lib/settings/index.ts';
import { changeLocalWorlds, writeConnection } from '../../../lib/stored-state/index.ts';
import { clip } from './clip.ts';
import { content, LIGHTHOUSE, openChip, openPopup, resetDrafts, SALTMERE, title, titled } from './popup.tsx';

beforeEach(resetDrafts);
afterEach(cleanup);

const store = () => openOutbox();
const drafts = async () => (await store()).list();

test('the template’s chip opens its list with the name selected, so that typing searches for another one', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await openChip(/^Template: /);
  const template = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Template' });
  expect(document.activeElement).toBe(template);
  expect([template.selectionStart, template.selectionEnd]).toEqual([0, template.value.length]);
  fireEvent.input(template, { target: { value: 'cahracter' } });
  fireEvent.click(await screen.findByRole('option', { name: /^Character/ }));
  const chip = await screen.findByRole('button', { name: 'Template: Character' });
  await waitFor(() => expect(document.activeElement).toBe(chip));
  expect(screen.queryByRole('combobox', { name: 'Template' })).toBeNull();
});

test('“?” shows the shortcuts, except while typing', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  fireEvent.keyDown(content(), { key: '?', shiftKey: true });
  expect(screen.queryByRole('heading', { name: 'Keyboard shortcuts' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('button', { name: /^Save/ }), { key: '?', shiftKey: true });
  expect(await screen.findByRole('heading', { name: 'Keyboard shortcuts' })).toBeDefined();
});

test('on a page that can’t be read, Enter starts an empty draft', async () => {
  await openPopup({ url: 'chrome://settings/', title: 'Settings' }, null);
  const button = await screen.findByRole('button', { name: /Empty draft/ });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('in the sample world, the popup says that nothing is sent, with a draft and without one', async () => {
  const sample = { id: 's1', title: 'Saltmere', slug: null, url: null, ownership: null };
  await writeConnection({ state: 'none' });
  await changeLocalWorlds(() => ({ worlds: [{ ...sample, source: 'sample', readAt: 1 }], chosenId: null }));
  await openPopup({ url: 'chrome://settings/', title: 'Settings' }, null);
  const button = await screen.findByRole('button', { name: /Empty draft/ });
  expect(await screen.findByText('Sample world, nothing is sent')).toBeDefined();
  fireEvent.click(button);
  await titled('');
  expect(screen.getByText('Sample world, nothing is sent')).toBeDefined();
  await changeLocalWorlds(() => ({ worlds: [], chosenId: null }));
});

test('an empty draft requested before anything is loaded is created once, as soon as possible', async () => {
  await openPopup({ url: 'chrome://settings/', title: 'Settings' }, null);
  fireEvent.click(screen.getByRole('button', { name: 'New empty draft' }));
  await titled('');
  expect(await drafts()).toHaveLength(1);
});

test('an empty draft started over a page is shown again there, not the page', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  fireEvent.click(screen.getByRole('button', { name: 'New empty draft' }));
  await titled('');
  fireEvent.input(await title(), { target: { value: 'From my head' } });
  await waitFor(async () =>
    expect((await drafts()).some(({ text }) => text.title === 'From my head')).toBe(true),
  );
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('From my head');
  await openPopup({ ...LIGHTHOUSE, url: 'https://tidewater.example/other' }, clip({ title: 'Another page' }));
  await waitFor(() => expect(screen.getAllByRole('tab').length).toBeGreaterThan(1));
  expect((await title()).value).not.toBe('From my head');
});

test('without a connection, no world is requested', async () => {
  await writeConnection({ state: 'none' });
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  await screen.findByRole('button', { name: 'Category' });
  fireEvent.input(await title(), { target: { value: '' } });
  fireEvent.keyDown(content(), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('Enter a title.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^World/ })).toBeNull();
});

const TALLOW: ArticleSummary = {
  id: 'a1',
  worldId: 'w1',
  title: 'Tallow Ward',
  template: 'settlement',
  state: 'public',
  isDraft: false,
  isWip: false,
  categoryId: null,
  tags: [],
  updatedAt: null,
  excerpt: null,
  slug: null,
  wordcount: null,
  url: 'https://platform.example/w/saltmere/a/tallow-ward',
};

test('a section for an article with the same title has no heading; as a new article it gets its title back', async () => {
  await openWriter().put(TALLOW.worldId, [entryOfArticle(TALLOW)]);
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  fireEvent.input(await title(), { target: { value: 'tallow ward' } });
  fireEvent.click(await screen.findByRole('button', { name: /Add to it instead/ }));
  const heading = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Section heading' });
  expect(heading.value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(content()));
  expect(screen.getByRole('tab', { name: /For “Tallow Ward”/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /Make a new article/ }));
  await titled('tallow ward');
});

test('a killed window’s journal doesn’t overwrite what another window stored later', async () => {
  await openPopup(LIGHTHOUSE, clip({}));
  await titled('The Drowned Lighthouse');
  fireEvent.input(content(), { target: { value: 'Newer.' } });
  await waitFor(async () => expect((await drafts())[0]?.text.content).toBe('Newer.'));
  const [stored] = await drafts();
  if (!stored) throw new Error('no draft');
  const older = { ...stored, updatedAt: stored.updatedAt - 5, text: { ...stored.text, content: 'Older.' } };
  localStorage.setItem(`capture.journal.${stored.id}`, JSON.stringify(older));
  localStorage.setItem('capture.journal.x', JSON.stringify({ ...older, id: 'x' }));
  await openPopup(LIGHTHOUSE, clip({}));
  await waitFor(() => expect(content().value).toBe('Newer.'));
  await waitFor(async () =>
    expect((await drafts()).map(({ text }) => text.content).sort()).toEqual(['Newer.', 'Older.']),
  );
});

test('a page’s date is formatted', async () => {
  const { source } = clip({});
  await openPopup(LIGHTHOUSE, clip({ source: { ...source, published: '2025-03-14' } }));
  await titled('The Drowned Lighthouse');
  const said = new Date(2025, 2, 14).toLocaleDateString('en', { dateStyle: 'medium' });
  expect(await screen.findByText(new RegExp(said))).toBeDefined();
});

test('the source says that it is a thread, and whether posts are missing', async () => {
  await openPopup(LIGHTHOUSE, clip({ extent: { kind: 'thread', posts: 12, hasMore: true } }));
  await titled('The Drowned Lighthouse');
  expect(await screen.findByText('Thread, first 12 posts loaded')).toBeDefined();
});

test('remembered tags and category of a site belong to one world', async () => {
  const settings = {
    ...(await readSettings()),
    perSite: { 'tidewater.example w1': { template: 'person', categoryId: 'c1', tags: ['reef'] } },
  };
  const captured = capturedFrom(clip({}));
  const beginIn = (worldId: string) =>
    initialDraft(captured, null, {
      connection: SALTMERE,
      available: { worlds: [], worldId, address: null },
      settings,
      now: 1,
      id: 'd',
    }).text;
  expect(beginIn('w1')).toMatchObject({
    target: { template: 'person' },
    fields: { tags: ['reef'], categoryId: 'c1' },
  });
  expect(beginIn('w2')).toMatchObject({
    target: { template: 'article' },
    fields: { tags: [], categoryId: null },
  });
});
