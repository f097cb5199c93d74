import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkedFrom } from '../../../components/linked-from/index.ts';
import { type Entry, type EntryKind, linksOfDraft, openWriter, putBody } from '../../../lib/library/index.ts';
import { libraryDatabase } from '../../../lib/library/store/database.ts';
import type { FullArticle } from '../../../lib/model/index.ts';
import { newDraft, openOutbox } from '../../../lib/outbox/index.ts';
import { DEFAULT_SETTINGS } from '../../../lib/settings/index.ts';
import { fullArticle, item, section } from '../article-screen/fixture.ts';
import { entry, openPanel, worldOf } from '../search-screen/world.tsx';
import { bodyOf, statblock } from '../statblock-screen/fixture.ts';

afterEach(cleanup);

const MIRA = entry('mira', 'Mira', { url: 'https://www.worldanvil.com/w/vastmoor/a/mira-person' });
const BARE = {
  ...{ content: '', sections: [], relations: [], secrets: [], statblock: null },
  ...{ cover: null, portrait: null, flag: null, excerpt: null },
};

/** A full text in the offline copy. */
const text = (id: string, fields: Partial<FullArticle>) =>
  putBody('w1', {
    ref: { kind: 'article', id },
    resource: fullArticle({ ...BARE, id, ...fields }),
    ...{ text: '', updatedAt: null },
  });

function show(kind: EntryKind = 'article', id = 'mira', title = 'Mira') {
  const open = vi.fn();
  const search = vi.fn();
  render(
    <LinkedFrom
      worldId="w1"
      entryRef={{ kind, id }}
      title={title}
      url={MIRA.url}
      open={open}
      search={search}
    />,
  );
  return { open, search };
}

const group = (name: RegExp) => screen.findByRole('region', { name });
const mention = (id: string, label = 'Mira') => `@[${label}](person:${id})`;

const MANY: readonly Entry[] = Array.from({ length: 60 }, (_, at) => entry(`a${at}`, `Article ${at}`));

test('entries that link here are grouped by kind, each once, with the sentence around each place', async () => {
  await worldOf(MIRA, entry('port', 'Port Sorrow'), entry('tor', 'Tor'), entry('hall', 'The Hall'));
  await text('port', {
    content: `It rained. [b]Then[/b] ${mention('mira')} came. See https://www.worldanvil.com/w/vastmoor/a/mira-person.`,
    sections: [section('history', `Once ${mention('mira', 'the smith')} lived here.`, { title: 'History' })],
  });
  await text('tor', { articleParentId: 'mira' });
  await text('hall', {
    relations: [
      {
        name: 'rulingOrganization',
        title: 'Ruling organization',
        position: null,
        shape: 'singular',
        item: item('mira', 'Mira'),
      },
    ],
  });
  const { open } = show();
  const mentions = await group(/^Mentions 1$/);
  expect(await within(mentions).findByText('came.', { exact: false })).toBeDefined();
  const places = within(mentions).getAllByRole('listitem').slice(1);
  expect(places.map((place) => place.textContent)).toEqual([
    'Then Mira came.',
    'History Once the smith lived here.',
  ]);
  expect([...mentions.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Mira',
    'the smith',
  ]);
  expect(within(await group(/^Child articles 1$/)).getByRole('link', { name: 'Tor' })).toBeDefined();
  expect(await within(await group(/^Relations 1$/)).findByText('Ruling organization')).toBeDefined();
  expect(await group(/^Web addresses 1$/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Linked from 3' })).toBeDefined();
  fireEvent.click(within(mentions).getByRole('link', { name: 'Port Sorrow' }));
  fireEvent.click(within(mentions).getByText('the smith'), { ctrlKey: true });
  const to = { kind: 'link', to: { kind: 'article', id: 'mira' }, url: MIRA.url };
  expect(open.mock.calls).toEqual([
    [{ kind: 'article', id: 'port' }, 'here', { ...to, words: 'Then Mira came.' }],
    [{ kind: 'article', id: 'port' }, 'tab', { ...to, words: 'Once the smith lived here.' }],
  ]);
});

test('what is private is marked and covered: the entry, its sentences, and the notes of a public one', async () => {
  await worldOf(
    MIRA,
    entry('open', 'The Open Book'),
    entry('shut', 'The Shut Book', { state: 'private', isDraft: true }),
  );
  await text('open', {
    content: `Of ${mention('mira')}.`,
    sections: [section('seeded', `In truth ${mention('mira')} lies.`)],
  });
  await text('shut', { content: `Alas, ${mention('mira')}.` });
  show();
  const mentions = await group(/^Mentions 2$/);
  const isCovered = (element: Element) => element.closest('[data-private]') !== null;
  expect(isCovered(await within(mentions).findByText(/^Of/))).toBe(false);
  expect(isCovered(await within(mentions).findByText(/^In truth/))).toBe(true);
  expect(isCovered(await within(mentions).findByText(/^Alas/))).toBe(true);
  expect(isCovered(within(mentions).getByRole('link', { name: 'The Open Book' }))).toBe(false);
  expect(isCovered(within(mentions).getByRole('link', { name: 'The Shut Book' }))).toBe(true);
  expect(within(mentions).getByText(/^draft/i)).toBeDefined();
});

test('a long list shows a few rows, and more when asked', async () => {
  await worldOf(MIRA, ...MANY);
  for (const { id } of MANY) await text(id, { content: `With ${mention('mira')}.` });
  show();
  const mentions = await group(/^Mentions 60$/);
  const rows = () => within(mentions).getAllByRole('link', { name: /^Article/ });
  expect(rows()).toHaveLength(10);
  fireEvent.click(within(mentions).getByRole('button', { name: 'Show 30 more' }));
  expect(rows()).toHaveLength(40);
  // Sorted as people count.
  expect(
    rows()
      .slice(0, 3)
      .map((row) => row.textContent),
  ).toEqual(['Article 0', 'Article 1', 'Article 2']);
});

test('an entry with many places shows the first, and the others when asked', async () => {
  await worldOf(MIRA, entry('port', 'Port Sorrow'));
  await text('port', {
    content: Array.from({ length: 5 }, (_, at) => `No. ${at} of ${mention('mira')}`).join('\n'),
  });
  show();
  const mentions = await group(/^Mentions 1$/);
  fireEvent.click(await within(mentions).findByRole('button', { name: '2 more places' }));
  expect(within(mentions).getAllByText(/of/)).toHaveLength(5);
});

test('arrow keys move between rows, and Tab reaches the one that was left', async () => {
  await worldOf(MIRA, entry('port', 'Port Sorrow'), entry('tor', 'Tor'));
  await text('port', { content: `With ${mention('mira')}.` });
  await text('tor', { content: `And ${mention('mira')}.`, articleParentId: 'mira' });
  show();
  await screen.findByText(/^And/);
  const [first, second, child] = screen.getAllByRole('link', { name: /Port Sorrow|Tor/ });
  const stops = () => [first, second, child].map((row) => row?.tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  act(() => first?.focus());
  for (const key of ['ArrowDown', 'ArrowDown'] as const)
    fireEvent.keyDown(document.activeElement ?? document, { key });
  expect(document.activeElement).toBe(child);
  expect(stops()).toEqual([-1, -1, 0]);
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Home' });
  expect(document.activeElement).toBe(first);
  // L comes back to the row that was left.
  act(() => first?.blur());
  fireEvent.keyDown(document.body, { key: 'l' });
  expect(document.activeElement).toBe(first);
});

test('it follows the library without taking the focus, and keeps it when the focused row goes', async () => {
  await worldOf(MIRA, entry('port', 'Port Sorrow'), entry('tor', 'Tor'));
  await text('port', { content: `With ${mention('mira')}.` });
  await text('tor', { content: `And ${mention('mira')}.` });
  show();
  const tor = await screen.findByRole('link', { name: 'Tor' });
  act(() => tor.focus());
  await text('port', { content: 'Alone.' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Port Sorrow' })).toBeNull());
  expect(document.activeElement).toBe(tor);
  await text('tor', { content: 'Also alone.' });
  expect(await screen.findByText('Nothing links here yet.')).toBeDefined();
  const section = screen.getByRole('region', { name: 'Linked from' });
  await waitFor(() => expect(document.activeElement).toBe(section));
});

test('where nothing links here, it offers a search for the name', async () => {
  await worldOf(MIRA, entry('port', 'Port Sorrow'));
  await text('mira', { content: `I, ${mention('mira')}.` });
  const { search } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Search for its name' }));
  expect(search).toHaveBeenCalledWith('"Mira"');
  expect(screen.queryByRole('link')).toBeNull();
});

test('texts that aren’t here yet are named', async () => {
  await worldOf(MIRA, entry('port', 'Port Sorrow'));
  const database = await libraryDatabase();
  const sync = await database.get('syncs', 'w1');
  if (!sync) return expect.unreachable();
  await database.put('syncs', { ...sync, bodiesWanted: 2 });
  show();
  expect(await screen.findByText(/2 texts aren’t in your offline copy yet/)).toBeDefined();
});

test.each([
  ['statblock', '77', { content: 'Beware [block:77].' }],
  ['manuscript', 'm-1', { content: 'From [manuscript:m-1].' }],
] as const)('a %s names the articles that it is used in', async (kind, id, fields) => {
  await worldOf(entry(id, 'It', { kind, template: null }), entry('port', 'Port Sorrow'));
  await text('port', fields);
  show(kind, id, 'It');
  expect(within(await group(/^Used in 1$/)).getByRole('link', { name: 'Port Sorrow' })).toBeDefined();
});

test('a secret names each article once, in one list, however it links to it', async () => {
  await worldOf(entry('s-77', 'It', { kind: 'secret', template: null }), entry('port', 'Port Sorrow'));
  await text('port', {
    content: 'See @[it](secret:s-77). [secret:s-77]',
    secrets: fullArticle().secrets.map((one) => ({ ...one, id: 's-77' })),
  });
  show('secret', 's-77', 'It');
  const list = await group(/^Linked from 1$/);
  expect(within(list).getAllByRole('link', { name: 'Port Sorrow' })).toHaveLength(1);
  expect(within(list).queryByRole('heading', { level: 3 })).toBeNull();
  expect(await within(list).findByText('Secret of this article')).toBeDefined();
});

test('an image names its article’s fields and the texts that show it; a category not what is in it', async () => {
  await worldOf(
    entry('41', 'The reef', { kind: 'image', template: null }),
    entry('people', 'People', { kind: 'category', template: null }),
    entry('port', 'Port Sorrow', { categoryId: 'people' }),
  );
  await text('port', {
    content: 'A view: [img:41] from here. In [category:people].',
    portrait: { id: 41, url: null },
  });
  show('image', '41', 'The reef');
  const embeds = await group(/^Embeds 1$/);
  expect(await within(embeds).findByText('Portrait')).toBeDefined();
  expect(within(embeds).getByText('The reef').localName).toBe('mark');
  cleanup();
  show('category', 'people', 'People');
  expect(await group(/^Mentions 1$/)).toBeDefined();
  await openWriter().put('w1', [], [{ kind: 'article', id: 'port' }]);
  expect(await screen.findByText('Nothing links here yet.')).toBeDefined();
});

test('a link’s entry is opened at the place in its text, and the way back leads to where it was left', async () => {
  await worldOf(MIRA, entry('port', 'Port Sorrow'));
  const many = `First ${mention('mira', 'she')} left.\n\nThen ${mention('mira', 'the smith')} came back.`;
  await text('port', { title: 'Port Sorrow', content: many });
  await text('mira', { title: 'Mira', content: `To ${mention('port', 'the harbor')}.` });
  await openPanel({ view: 'entry', worldId: 'w1', ref: { kind: 'article', id: 'mira' } });
  const section = await screen.findByRole('region', { name: /^Linked from 1$/ });
  expect(await screen.findByRole('button', { name: 'Linked from 1 entry' })).toBeDefined();
  fireEvent.click(await within(section).findByText('the smith'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Port Sorrow' })).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('the smith'));
  expect(document.activeElement?.closest('.linked-from')).toBeNull();
  expect(document.activeElement?.hasAttribute('data-arrived')).toBe(true);
});

test('a page’s action leads to the section', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await worldOf(MIRA);
  await text('mira', { title: 'Mira' });
  await openPanel({
    view: 'entry',
    worldId: 'w1',
    ref: { kind: 'article', id: 'mira' },
    part: 'linked-from',
  });
  await screen.findByRole('region', { name: 'Linked from' });
  await waitFor(() => expect(scroll.mock.contexts).toContain(document.querySelector('.linked-from')));
  scroll.mockRestore();
});

test('a draft that is being sent counts as what it will become, with its own sentences', async () => {
  await worldOf(MIRA);
  const settings = DEFAULT_SETTINGS;
  // Test files share an outbox, which adds no draft twice.
  const id = crypto.randomUUID();
  const draft = newDraft({ worldId: 'w1', template: 'item', clip: null, settings, now: 1, id });
  const content = `A tale of ${mention('mira')}.`;
  await (await openOutbox()).add({ ...draft, text: { ...draft.text, title: 'A tale', content } });
  const ref = { kind: 'article' as const, id: `draft:${id}` };
  const pending = entry(ref.id, 'A tale', { isPending: true, isDraft: true });
  const links = linksOfDraft({ content, fields: {} });
  await openWriter().put('w1', [pending], [], [{ ref, links }]);
  show();
  const mentions = await group(/^Mentions 1$/);
  expect(await within(mentions).findByText(/^A tale of/)).toBeDefined();
  expect(within(mentions).getByRole('link', { name: 'A tale' }).hasAttribute('data-private')).toBe(true);
});

test('the field of a statblock is named as on its card', async () => {
  const ref = { kind: 'statblock' as const, id: '363530' };
  await worldOf(MIRA, entry(ref.id, 'Marsh Wyrm', { kind: 'statblock', template: 'Monster' }));
  await putBody('w1', { ref, ...bodyOf(statblock({ legendaryactions: `It fears ${mention('mira')}.` })) });
  show();
  expect(await screen.findByText('Legendary Actions')).toBeDefined();
});
