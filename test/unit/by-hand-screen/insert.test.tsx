import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type ByHand, ByHandNotice, createByHand } from '../../../components/by-hand/index.ts';
import { currentToasts, dismissToast } from '../../../components/ui/overlays/toasts.ts';
import type { Draft, EntryMethod } from '../../../lib/outbox/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import type { FillOutcome, FillResult } from '../../../lib/worldpage/index.ts';
import { SALTMERE } from '../capture-screen/popup.tsx';
import { draftOf } from '../outbox-screen/drafts.ts';
import { type EditorPage, showEditorPage } from './editor-page.ts';

const heron = draftOf('a', 'The Heron', { state: 'editing' });

let page: EditorPage;
let marked: [id: string, how: EntryMethod][];
let canMark: boolean;
let byHand: ByHand;

beforeEach(async () => {
  await writeConnection(SALTMERE);
  page = showEditorPage();
  marked = [];
  canMark = true;
  byHand = createByHand({
    nameOf: ({ text }) => text.title,
    markDone: async ({ id }, how) => {
      if (canMark) marked.push([id, how]);
      return canMark;
    },
    tabId: 7,
  });
  render(<ByHandNotice byHand={byHand} />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of currentToasts()) dismissToast(id);
});

const results = (outcomes: Readonly<Record<string, FillOutcome>>): FillResult[] =>
  Object.entries(outcomes).map(([part, outcome]) => ({ part, outcome }));
const answers = (outcomes: Readonly<Record<string, FillOutcome>>) => {
  page.answer = { state: 'filled', results: results(outcomes) };
};
const button = (name: string) => screen.findByRole('button', { name });
const spoken = () => document.querySelector('[aria-live=polite]')?.textContent;
/** The notice, without what is read aloud. */
const notice = () => document.querySelector('.by-hand')?.textContent ?? '';
const says = (sentence: string) => waitFor(() => expect(notice()).toContain(sentence));
const addedTo: Draft = {
  ...heron,
  text: { ...heron.text, target: { kind: 'append', articleId: 'a/1', articleTitle: 'Needle' } },
};

describe('inserting a draft', () => {
  it('says what was filled in, aloud too, and goes on to “Mark as done”', async () => {
    answers({ title: 'filled', content: 'filled', excerpt: 'missing' });
    await byHand.insert(heron);
    await says('Filled: Title and Text.');
    await says('Check it, and save it on World Anvil.');
    expect(spoken()).toBe('Filled: Title and Text. Not on this page: Excerpt.');
    const next = await button('Mark as done');
    await waitFor(() => expect(document.activeElement).toBe(next));
    fireEvent.click(next);
    await waitFor(() => expect(marked).toEqual([['a', 'inserted']]));
    expect(byHand.state()).toBeNull();
    expect(spoken()).toBe('Marked “The Heron” as done.');
  });

  it.each([
    ['At the cursor', 'atCaret'],
    ['At the end', 'atEnd'],
  ])('asks where the text goes if there is other text: %s', async (answer, mode) => {
    answers({ title: 'filled', content: 'taken' });
    await byHand.insert(heron);
    expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull();
    answers({ content: 'filled' });
    fireEvent.click(await button(answer));
    // The title was filled in before, and still counts.
    await says('Filled: Title and Text.');
    expect(page.asked.map((request) => [request.mode, request.items.map(({ part }) => part)])).toEqual([
      ['ifEmpty', ['title', 'content', 'excerpt']],
      [mode, ['content']],
    ]);
  });

  it('offers a copy if the page took nothing, and doesn’t tell anyone to save', async () => {
    answers({ title: 'refused', content: 'refused' });
    await byHand.insert(heron);
    await says('Not accepted by the page: Title and Text.');
    expect(notice()).not.toContain('Check it, and save it on World Anvil.');
    expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull();
    await button('Copy as formatted text');
    await byHand.run('done', heron);
    expect(marked).toEqual([['a', 'unknown']]);
  });

  it('happens once, however often it is asked for meanwhile', async () => {
    answers({ title: 'filled', content: 'filled' });
    await Promise.all([byHand.insert(heron), byHand.insert(heron)]);
    expect(page.asked).toHaveLength(1);
  });

  it('can be tried again if the settings couldn’t be read', async () => {
    vi.spyOn(fakeBrowser.storage.local, 'get').mockRejectedValueOnce(new Error('The disk is gone'));
    await expect(byHand.insert(heron)).rejects.toThrow('The disk is gone');
    answers({ title: 'filled' });
    await byHand.insert(heron);
    await says('Filled: Title.');
  });
});

describe('a page where nothing can be inserted', () => {
  it.each<[string, () => void, string]>([
    ['no editor', () => (page.hasEditor = false), 'No World Anvil editor is open in this tab.'],
    [
      'closed to extensions',
      () => (page.isOpen = false),
      'The browser doesn’t let extensions write on this page.',
    ],
    [
      'no answer',
      () => (page.answer = { state: 'gone' }),
      'The page didn’t answer. Check what it shows before you insert the draft again.',
    ],
  ])('is named, and leads to a new article: %s', async (_, prepare, sentence) => {
    prepare();
    const create = vi.spyOn(fakeBrowser.tabs, 'create');
    await byHand.insert(heron);
    await says(sentence);
    expect(spoken()).toBe(sentence);
    fireEvent.click(await button('New article on World Anvil'));
    expect(create).toHaveBeenCalledWith({ url: 'https://platform.example/world/person/new' });
    fireEvent.click(await button('Close'));
    await waitFor(() => expect(notice()).not.toContain(sentence));
  });

  it('leads to the article that the draft is added to', async () => {
    page.hasEditor = false;
    const create = vi.spyOn(fakeBrowser.tabs, 'create');
    await byHand.insert(addedTo);
    fireEvent.click(await button('Open article'));
    expect(create).toHaveBeenCalledWith({ url: 'https://platform.example/world/article/a%2F1/edit' });
  });
});

describe('copying a draft', () => {
  it.each([
    ['markdown', 'as Markdown', '# The Heron\n\nThe text of The Heron.\n\n## Excerpt\n\nShort.'],
    ['markup', 'as World Anvil markup', 'The text of The Heron.\n\n[h2]Excerpt[/h2]\nShort.'],
  ] as const)('puts it on the clipboard and says so: %s', async (form, how, text) => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await byHand.run(form, heron);
    expect(writeText).toHaveBeenCalledWith(text);
    expect(currentToasts().map(({ content }) => content)).toEqual([`Copied “The Heron” ${how}.`]);
    expect(spoken()).toBe(`Copied “The Heron” ${how}.`);
    await byHand.run('done', heron);
    expect(marked).toEqual([['a', 'copied']]);
  });

  it('shows the text, selected, if the browser doesn’t allow it, and doesn’t count as a copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await byHand.run('markup', heron);
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the draft' });
    expect(area.value).toContain('The text of The Heron.');
    expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length]);
    expect(currentToasts()).toEqual([]);
    await byHand.run('done', heron);
    expect(marked).toEqual([['a', 'unknown']]);
  });

  it('after an insertion leaves it inserted', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    answers({ content: 'filled' });
    await byHand.insert(heron);
    await byHand.run('markup', heron);
    await byHand.run('done', heron);
    expect(marked).toEqual([['a', 'inserted']]);
  });
});

describe('marking as done', () => {
  it('leaves the notice of another draft', async () => {
    answers({ content: 'filled' });
    await byHand.insert(heron);
    await byHand.run('done', draftOf('b', 'Other', { state: 'editing' }));
    await says('Filled: Text.');
  });

  it('says nothing if the draft’s state has changed since', async () => {
    answers({ content: 'filled' });
    await byHand.insert(heron);
    const before = spoken();
    canMark = false;
    await byHand.run('done', heron);
    expect(spoken()).toBe(before);
    await says('Filled: Text.');
  });
});
