import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { message, readMessage } from '../../../lib/i18n/index.ts';
import { openLibrary } from '../../../lib/library/index.ts';
import { failed } from '../../../lib/model/index.ts';
import { breaches } from '../markup-screen/breaches.ts';
import { corpus, ownPayloads } from '../markup-screen/hostile.ts';
import { fullArticle, hostileArticle, ID, item, section, WORLD } from './fixture.ts';
import { keep, show } from './view.tsx';

/** The messages to the background, and its answer. */
let asked: unknown[] = [];
let answer: unknown = { ok: true, value: true };

beforeEach(async () => {
  localStorage.clear();
  asked = [];
  answer = { ok: true, value: true };
  fakeBrowser.runtime.onMessage.addListener(async (message: unknown) => {
    asked.push(message);
    return answer;
  });
  await (await openLibrary()).clear();
});
afterEach(cleanup);

const refresh = { channel: 'library.refreshOne', request: { worldId: WORLD, kind: 'article', id: ID } };

describe('an article with its text', () => {
  test('shows path, flags, tags, fields, sections in order and connections, without a request', async () => {
    await keep(fullArticle({ isAdultContent: true, passcode: 'open-sesame' }));
    const { open, search, container } = show();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Saltmere');
    expect(await screen.findByText('adult content')).toBeDefined();
    expect(screen.getByText('passcode')).toBeDefined();
    expect(container.textContent).not.toContain('open-sesame');
    expect(screen.getByText('Population')).toBeDefined();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent?.trim());
    expect(headings).toEqual([
      'The lamps',
      'Going below',
      'History',
      'Demographics',
      'Footnotes',
      'Storyteller notes',
      'Related',
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'The Tidewater' }));
    const related = within(screen.getByRole('region', { name: 'Related' }));
    fireEvent.click(related.getByRole('link', { name: 'Edda Marsh' }));
    fireEvent.click(screen.getByRole('link', { name: 'Who put the ninth lamp out' }));
    fireEvent.click(screen.getByRole('link', { name: 'Saltmere from the reef' }));
    expect(open.mock.calls.map(([ref]) => `${ref.kind} ${ref.id}`)).toEqual([
      'category c-world',
      'article a-3',
      'secret s-1',
      'image 41',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '#north coast' }));
    expect(search).toHaveBeenCalledWith(expect.stringContaining('tag:"north coast"'));
    expect(asked).toEqual([]);
  });

  test('keeps storyteller notes out of the page until they are asked for', async () => {
    await keep(
      fullArticle({ sections: [section('seeded', 'It was a knife.'), section('ggmplot', 'By a bailiff.')] }),
    );
    const { container } = show();
    const notes = await screen.findByRole('region', { name: 'Storyteller notes' });
    expect(container.innerHTML).not.toMatch(/knife|bailiff/);
    fireEvent.click(within(notes).getByRole('button', { name: 'Show' }));
    expect(notes.textContent).toContain('It was a knife.');
    fireEvent.click(within(notes).getByRole('button', { name: 'Hide' }));
    expect(container.innerHTML).not.toContain('knife');
  });

  test('asks for images in place, and loads none before', async () => {
    await keep(fullArticle());
    const { container } = show();
    expect(await screen.findByRole('button', { name: 'Show images in this world' })).toBeDefined();
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.article > .article-image [data-shape="cover"]')).not.toBeNull();
  });

  test('says in one line when it was updated and how long it is; author and dates unfold', async () => {
    await keep(fullArticle({ wordcount: 57 }));
    const { container } = show();
    const line = await screen.findByRole('button', { name: 'Updated 3 days ago · 57 words' });
    expect(line.closest('.entry-line')?.textContent).toMatch(/^Settlement/);
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(container.textContent).not.toContain('Iris Vale');
    fireEvent.click(line);
    const about = container.querySelector('.entry-about');
    expect(about?.textContent).toContain('AuthorIris Vale');
    expect(about?.textContent).toMatch(/Excerpt.*Created.*Published.*Last synced/);
    cleanup();
    await keep(
      fullArticle({ wordcount: null, updatedAt: null }),
      {},
      JSON.parse(JSON.stringify(fullArticle({ wordcount: null, updatedAt: null }))),
    );
    show();
    expect(await screen.findByRole('button', { name: 'Details' })).toBeDefined();
  });

  test('follows changes in the library', async () => {
    await keep(fullArticle());
    show();
    await screen.findByText('Population');
    await keep(fullArticle({ title: 'Saltmere the Drowned' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Saltmere the Drowned'),
    );
  });
});

describe('reading', () => {
  test('f finds words across marks, counts them and opens the spoiler around them; Esc closes', async () => {
    await keep(
      fullArticle({ content: 'A b[b]el[/b]l.\n\n[spoiler]The BÉLL again|x[/spoiler]', sections: [] }),
    );
    const { container } = show();
    await screen.findByText(/again/);
    await act(() => {});
    fireEvent.keyDown(document.body, { key: 'f' });
    const box = await screen.findByRole('textbox', { name: 'Find in this article' });
    fireEvent.input(box, { target: { value: 'bell' } });
    expect(await screen.findByText('1 of 2')).toBeDefined();
    expect(container.querySelector('details')?.open).toBe(false);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(await screen.findByText('2 of 2')).toBeDefined();
    await waitFor(() => expect(container.querySelector('details')?.open).toBe(true));
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('o opens the contents; arrow keys move between them', async () => {
    await keep(fullArticle());
    show();
    await screen.findByText('Population');
    await act(() => {});
    fireEvent.keyDown(document.body, { key: 'o' });
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'The lamps',
      'Going below',
      'History',
      'The Salt Tax',
      'The Flood of the Ninth Lamp',
      'Demographics',
      'Footnotes',
    ]);
    expect(document.activeElement).toBe(links[0]);
    fireEvent.keyDown(links[0] ?? contents, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(links[1]);
    fireEvent.click(links[3] ?? contents);
    expect(document.activeElement?.textContent).toBe('The Salt Tax');
  });

  test('the text size can be increased and is remembered', async () => {
    await keep(fullArticle());
    const { container } = show();
    await screen.findByText('Population');
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Larger text' }));
    fireEvent.keyDown(document.body, { key: '+' });
    expect(container.querySelector('.article')?.getAttribute('data-size')).toBe('3');
    cleanup();
    const again = show();
    await screen.findByText('Population');
    expect(again.container.querySelector('.article')?.getAttribute('data-size')).toBe('3');
  });

  test('the article is copied as Markdown and as text, without the hidden notes', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await keep(fullArticle());
    show();
    await screen.findByText('Population');
    for (const name of ['Copy as Markdown', 'Copy as text']) {
      fireEvent.click(screen.getByRole('button', { name: 'Insert or copy' }));
      fireEvent.click(await screen.findByRole('menuitem', { name }));
    }
    const [markdown, text] = writeText.mock.calls.map(([words]) => words);
    expect(markdown).toMatch(/^# Saltmere\n/);
    expect(markdown).toContain('- **Population:** about 3,400');
    expect(markdown).toContain('## History');
    expect(text).toContain('Salt Tax');
    expect(`${markdown}${text}`).not.toContain('wick was cut');
    expect(`${text}`).not.toMatch(/\[\/?[a-z]/);
  });
});

describe('an article without its text, or with an outdated one', () => {
  test('shows what the lists have and requests the rest once', async () => {
    answer = new Promise(() => {});
    await keep(fullArticle(), {}, null);
    show();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Saltmere');
    expect(await screen.findByText('Loading from World Anvil…')).toBeDefined();
    expect(asked).toEqual([refresh]);
  });

  test('shows a rejection’s message with a way to try again', async () => {
    answer = failed({ kind: 'forbidden', sentence: message('service.forbidden') });
    await keep(fullArticle(), {}, null);
    show();
    expect(await screen.findByText(/doesn’t let this account/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('says if it is gone from World Anvil', async () => {
    answer = { ok: true, value: false };
    await keep(fullArticle(), {}, null);
    show();
    expect(await screen.findByText(/World Anvil no longer has this/)).toBeDefined();
  });

  test('sends no request while offline', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await keep(fullArticle(), {}, null);
    show();
    expect(await screen.findByText(/You’re offline/)).toBeDefined();
    expect(asked).toEqual([]);
    onLine.mockRestore();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(asked).toEqual([refresh]));
  });

  test('shows an outdated text and requests the new one', async () => {
    answer = new Promise(() => {});
    await keep(fullArticle(), { updatedAt: Date.now() });
    show();
    expect(await screen.findByText(/Loading the newer version/)).toBeDefined();
    expect(screen.getByText('Population')).toBeDefined();
    expect(asked).toEqual([refresh]);
  });

  test('requests a damaged text again, and shows the readable parts of a half-damaged one', async () => {
    answer = failed({ kind: 'invalid', sentence: readMessage('No.') });
    await keep(fullArticle(), {}, JSON.parse('[1]'));
    show();
    expect(await screen.findByText(/No\./)).toBeDefined();
    cleanup();
    await keep(
      fullArticle(),
      {},
      JSON.parse(JSON.stringify({ ...fullArticle(), tags: 7, relations: [1, null], createdAt: 'x' })),
    );
    show();
    expect(await screen.findByText('History')).toBeDefined();
  });
});

test('hostile text in every field renders only our own elements', async () => {
  const bad: string[] = [];
  const all = [...ownPayloads, ...(corpus() ?? []).filter((_, at) => at % 9 === 0)];
  for (const payload of all) {
    await keep(hostileArticle(payload));
    const { container } = show();
    await waitFor(() => expect(container.querySelector('.article-columns')).not.toBeNull());
    for (const button of container.querySelectorAll('button'))
      if (button.textContent === 'Show') fireEvent.click(button);
    for (const breach of breaches(container)) bad.push(`${breach} from ${payload.slice(0, 80)}`);
    cleanup();
  }
  expect(bad).toEqual([]);
});

test('a relation to something other than an article names its type and links to its page', async () => {
  const map = item('m-1', 'The harbour', {
    type: 'map',
    isArticle: false,
    url: 'https://platform.example/map/m-1',
  });
  const bad = item('m-2', 'A trap', { type: 'map', isArticle: false, url: 'javascript:alert(1)' });
  await keep(
    fullArticle({
      relations: [{ name: 'maps', title: 'Maps', position: null, shape: 'collection', items: [map, bad] }],
    }),
  );
  show();
  expect((await screen.findByRole('link', { name: 'The harbour' })).getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('link', { name: 'A trap' })).toBeNull();
});
