import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWorldIndex, WorldSourceContext } from '../../../components/search/index.ts';
import { UnlinkedMentions } from '../../../components/unlinked-mentions/index.ts';
import { openBatchStore, openStore } from '../../../lib/history/index.ts';
import { type Entry, putBody } from '../../../lib/library/index.ts';
import type { WorldSource } from '../../../lib/stored-state/index.ts';
import {
  changeMentionChoices,
  readExclusions,
  readMentionChoices,
  setExcluded,
} from '../../../lib/unlinked-mentions/index.ts';
import { fullArticle } from '../article-screen/fixture.ts';
import { answerWith } from '../history-screen/background.ts';
import { change } from '../history-screen/change.ts';
import { entry, worldOf } from '../search-screen/world.tsx';

const open = vi.fn();

function Tab({ source }: { source: WorldSource }) {
  const [state] = useWorldIndex('w1');
  return (
    <WorldSourceContext.Provider value={source}>
      {state.state === 'open' && <UnlinkedMentions worldIndex={state.worldIndex} open={open} />}
    </WorldSourceContext.Provider>
  );
}
const show = (source: WorldSource = 'account') => render(<Tab source={source} />);

async function store(texts: Readonly<Record<string, string>>, ...entries: Entry[]): Promise<void> {
  await worldOf(...entries);
  for (const [id, content] of Object.entries(texts)) await write(id, content);
}
async function write(id: string, content: string): Promise<void> {
  const resource = fullArticle({ id, title: id, content, sections: [], relations: [], secrets: [] });
  await putBody('w1', { ref: { kind: 'article', id }, resource, text: content, updatedAt: null });
}

const TEXTS = {
  port: 'Mira Vale rules here. Some say Mira Vale never sleeps.',
  road: 'The road that Mira Vale built leads to the Needle.',
};
const PEOPLE = [
  entry('port', 'Port Sorrow'),
  entry('road', 'The Salt Road'),
  entry('mira', 'Mira Vale'),
  entry('n1', 'The Needle', { template: 'vehicle', aliases: ['the Needle'] }),
  entry('n2', 'The Needle', { template: 'landmark', aliases: ['the Needle'] }),
];

beforeEach(async () => {
  await openStore().forget(null);
  for (const one of await readExclusions()) await setExcluded(one, false);
  await changeMentionChoices({ group: 'name', places: 'all' });
  await store(TEXTS, ...PEOPLE);
});
afterEach(() => {
  cleanup();
  open.mockReset();
  vi.restoreAllMocks();
});

const group = async (name: string) => screen.findByRole('region', { name });
const quotes = (within_: HTMLElement) =>
  within(within_)
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('.place-quote')?.textContent);
const click = (element: Element | null | undefined) => {
  if (!element) throw new Error('There is nothing to click.');
  fireEvent.click(element);
};
const confirm = () => click(within(screen.getByRole('dialog')).getAllByRole('button').at(-1));

/** A background that stores batches. Returns the edits that it was asked for. */
function recordBatches() {
  const batches: { edits: { ref: { id: string }; changes: unknown; seen: unknown }[] }[] = [];
  answerWith({
    'history.many': async (request) => {
      batches.push(Object(request));
      const id = `b${batches.length}`;
      await openBatchStore().add(
        { id, at: Date.now(), cause: 'links' },
        Object(request).edits.map((edit: never) => ({ edit, undoes: null })),
      );
      return { batch: id };
    },
  });
  return batches;
}

test('lists each name with its sentences, and opens the article', async () => {
  show();
  const mira = await group('Mira Vale');
  await waitFor(() =>
    expect(quotes(mira)).toEqual([
      'Mira Vale rules here.',
      'Some say Mira Vale never sleeps.',
      'The road that Mira Vale built leads to the Needle.',
    ]),
  );
  expect(screen.getByText('4 unlinked mentions in 2 entries')).toBeDefined();
  click(within(mira).getAllByRole('button', { name: 'Port Sorrow' })[0]);
  expect(open).toHaveBeenCalledWith({ kind: 'article', id: 'port' }, 'here', {
    kind: 'text',
    words: 'Mira Vale rules here.',
  });
});

test('groups by article, and remembers that', async () => {
  show();
  const order = await screen.findByRole('combobox', { name: 'Group by' });
  fireEvent.change(order, { target: { value: 'article' } });
  const port = await group('Port Sorrow');
  expect(quotes(port)).toHaveLength(2);
  expect((await readMentionChoices()).group).toBe('article');
});

test('offers only the first mention in each article if the person wants that', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'First in each article' }));
  await waitFor(async () => expect(quotes(await group('Mira Vale'))).toHaveLength(2));
  expect((await readMentionChoices()).places).toBe('first');
});

test('links all places of a name in one batch, after a question', async () => {
  const batches = recordBatches();
  show();
  fireEvent.click(within(await group('Mira Vale')).getByRole('button', { name: 'Link 3' }));
  expect(screen.getByRole('dialog').getAttribute('aria-label')).toBe('Link 3 mentions in 2 entries?');
  confirm();
  await waitFor(() => expect(batches).toHaveLength(1));
  expect(batches[0]?.edits).toMatchObject([
    {
      ref: { id: 'port' },
      seen: { content: TEXTS.port },
      changes: {
        content: '@[Mira Vale](person:mira) rules here. Some say @[Mira Vale](person:mira) never sleeps.',
      },
    },
    { ref: { id: 'road' }, seen: { content: TEXTS.road } },
  ]);
  const made = change({ batch: 'b1', cause: 'links' });
  await openStore().begin({ ...made, wroteAt: made.at, bytes: 300, appended: null }, null);
  expect(await screen.findByRole('button', { name: 'Undo 3' })).toBeDefined();
});

test('a link that was set stays in its place, marked as linked, while later ones wait for it', async () => {
  const batches = recordBatches();
  show();
  const mira = await group('Mira Vale');
  const links = await within(mira).findAllByRole('button', { name: 'Link' });
  click(links[0]);
  click(within(mira).getAllByRole('button', { name: 'Link' })[0]);
  await waitFor(() => expect(batches).toHaveLength(1));
  expect(within(mira).getAllByText('Linking…')).toHaveLength(2);
  await act(async () => {
    await write('port', '@[Mira Vale](person:mira) rules here. Some say Mira Vale never sleeps.');
    const batches = openBatchStore();
    const item = await batches.next('b1', 0);
    if (item) await batches.change({ ...item, outcome: { state: 'same', stands: {} } });
    await batches.set('b1', { state: 'done', waitsFor: null });
  });
  await waitFor(() => expect(batches).toHaveLength(2));
  expect(batches[1]?.edits).toMatchObject([
    {
      seen: { content: '@[Mira Vale](person:mira) rules here. Some say Mira Vale never sleeps.' },
      changes: {
        content: '@[Mira Vale](person:mira) rules here. Some say @[Mira Vale](person:mira) never sleeps.',
      },
    },
  ]);
  await waitFor(() => expect(within(mira).getAllByRole('listitem')[0]?.textContent).toContain('Linked'));
});

test('a name of several articles is linked only once a person has said which is meant', async () => {
  const batches = recordBatches();
  show();
  const title = (await screen.findAllByText('2 articles have this name'))[0];
  const needle = title?.closest('section');
  if (!needle) throw new Error('The name is in no group.');
  expect(within(needle).queryByRole('button', { name: /^Link/ })).toBeNull();
  fireEvent.click(within(needle).getByRole('button', { expanded: false, name: /Needle/ }));
  fireEvent.click(await within(needle).findByRole('button', { name: 'Choose for all…' }));
  const items = within(needle).getAllByRole('menuitemradio');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Vehicle'),
    expect.stringContaining('landmark'),
  ]);
  click(items[1]);
  expect(batches).toEqual([]);
  fireEvent.click(within(needle).getByRole('button', { name: 'Link' }));
  await waitFor(() => expect(batches).toHaveLength(1));
  expect(batches[0]?.edits[0]?.changes).toEqual({
    content: 'The road that Mira Vale built leads to @[the Needle](landmark:n2).',
  });
});

test('an excluded name is out of all counts, in one article or everywhere, until that is taken back', async () => {
  show();
  const mira = await group('Mira Vale');
  const menus = await within(mira).findAllByRole('button', { name: 'More' });
  click(menus.at(-1));
  fireEvent.click(screen.getByRole('menuitem', { name: /Exclude “Mira Vale” here/ }));
  expect(await screen.findByText('3 unlinked mentions in 2 entries')).toBeDefined();
  click(menus[0]);
  fireEvent.click(screen.getByRole('menuitem', { name: /Exclude “Mira Vale” everywhere/ }));
  expect(await screen.findByText('1 unlinked mention in 1 entry')).toBeDefined();
  expect(within(mira).queryByRole('button', { name: 'Link' })).toBeNull();

  click(screen.getAllByRole('button', { name: 'More' })[0]);
  fireEvent.click(screen.getByRole('menuitem', { name: /Excluded names/ }));
  const dialog = screen.getByRole('dialog', { name: 'Excluded names' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringContaining('Mira ValeEverywhere'),
    expect.stringContaining('Mira ValeOnly in “The Salt Road”'),
  ]);
  click(within(dialog).getAllByRole('button', { name: 'Include again' })[0]);
  expect(await screen.findByText('3 unlinked mentions in 2 entries')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Include again' }));
  expect(await screen.findByText('4 unlinked mentions in 2 entries')).toBeDefined();
});

test('the surest names come first, and one that is mostly written small can be left out', async () => {
  await store(
    {
      road: 'Mira Vale fears the glassfen. A glassfen is deep, and every glassfen hungers for more glassfen.',
    },
    entry('road', 'The Salt Road'),
    entry('mira', 'Mira Vale'),
    entry('glass', 'Glassfen', { template: 'species' }),
  );
  show();
  const small = await group('Glassfen');
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  expect(names.indexOf(small.getAttribute('aria-labelledby'))).toBe(names.length - 1);
  fireEvent.click(within(small).getByRole('button', { name: 'Leave out' }));
  expect(await screen.findByText('1 unlinked mention in 1 entry')).toBeDefined();
  expect(await readExclusions()).toHaveLength(1);
});

test('whether to leave a name out is asked once, whatever the answer', async () => {
  const glass = entry('glass', 'Glassfen', { template: 'species' });
  await store({ road: 'A glassfen, one glassfen, no glassfen.' }, entry('road', 'The Salt Road'), glass);
  const { unmount } = show();
  fireEvent.click(within(await group('Glassfen')).getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Leave out' })).toBeNull());
  unmount();
  show();
  await group('Glassfen');
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
});

test('a text that changes is searched again, and what is listed stays where it is', async () => {
  show();
  const mira = await group('Mira Vale');
  await waitFor(() => expect(quotes(mira)).toHaveLength(3));
  await act(() => write('port', 'Some say Mira Vale never sleeps.'));
  await waitFor(() => expect(within(mira).getByText('No longer there')).toBeDefined());
  expect(within(mira).getAllByRole('listitem')).toHaveLength(3);
});

test('arrow keys move through groups and places, and keys act on them', async () => {
  show();
  const mira = await group('Mira Vale');
  await within(mira).findByText(/rules here/);
  const toggle = within(mira).getByRole('button', { expanded: true });
  toggle.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press('ArrowDown');
  expect(document.activeElement?.closest('li')?.textContent).toContain('rules here');
  press('Enter');
  expect(open).toHaveBeenCalledWith({ kind: 'article', id: 'port' }, 'here', expect.anything());
  press('ArrowLeft');
  expect(document.activeElement).toBe(toggle);
  press('ArrowLeft');
  expect(within(mira).queryAllByRole('listitem')).toEqual([]);
  press('ArrowDown');
  expect(mira.contains(document.activeElement)).toBe(false);
});

test('a world that was imported can be read, and its mentions copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show('export');
  expect(await screen.findByText(/read from its export/)).toBeDefined();
  const mira = await group('Mira Vale');
  expect(screen.queryByRole('button', { name: /^Link/ })).toBeNull();
  click((await within(mira).findAllByRole('button', { name: 'Copy mention' }))[0]);
  expect(writeText).toHaveBeenCalledWith('@[Mira Vale](person:mira)');
});

test('says so when every name is linked', async () => {
  await store({}, entry('mira', 'Mira Vale'));
  show();
  expect(await screen.findByText('No unlinked mentions')).toBeDefined();
});
