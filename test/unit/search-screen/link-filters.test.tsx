import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { filterLabel, filtersOf } from '../../../components/search/filters/filters.ts';
import { openWriter, parseQuery, storeExported } from '../../../lib/library/index.ts';
import { changeSettings } from '../../../lib/settings/index.ts';
import { fullArticle } from '../article-screen/fixture.ts';
import { exportedArticle } from '../library/import/exported.ts';
import { entry, openPanel, worldOf } from './world.tsx';

afterEach(cleanup);

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the world' });
const type = async (text: string) => fireEvent.input(await box(), { target: { value: text } });
const titles = () =>
  screen.queryAllByRole('option').map((row) => row.querySelector('.result-title')?.textContent ?? '');
const found = (...wanted: string[]) => waitFor(() => expect(titles().sort()).toEqual(wanted.sort()));

const link = (id: string) => `See @[it](settlement:${id}).`;

/** The Gate and Mira link to The North, Mira also to The Gate; nothing links to Mira. */
async function linkedWorld() {
  await worldOf();
  await storeExported(
    'w1',
    [
      exportedArticle('north', 'The North'),
      exportedArticle('gate', 'The Gate', { content: link('north') }),
      exportedArticle('mira', 'Mira', { content: `${link('north')} ${link('gate')}` }),
    ],
    1,
  );
  await openPanel();
}

test('entries are found by the number of links to them, and by what they link to', async () => {
  await linkedWorld();
  await type('links:0');
  await found('Mira');
  await type('links:>1');
  await found('The North');
  await type('to:"The North"');
  await found('Mira', 'The Gate');
  await type('to:"The North" -to:"The Gate"');
  await found('The Gate');
  await type('from:mira links:1');
  await found('The Gate');
});

test('the row of a secret names its article', async () => {
  await worldOf(entry('s1', 'The bribe', { kind: 'secret', template: null }));
  await storeExported(
    'w1',
    [
      exportedArticle('north', 'The North', { content: 'They say: [secret:s1]' }),
      exportedArticle('gate', 'The Gate', {
        secrets: fullArticle().secrets.map((one) => ({ ...one, id: 's1' })),
      }),
    ],
    1,
  );
  await openPanel();
  await type('bribe');
  await waitFor(() =>
    expect(screen.getByRole('option').querySelector('.result-line')?.textContent).toBe('Secret · The Gate'),
  );
});

test('a filter is a chip that can be removed', async () => {
  await linkedWorld();
  await type('to:"The North" mira');
  await found('Mira');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove links to The North' }));
  await waitFor(async () => expect((await box()).value).toBe('mira'));
});

test('what makes no sense is said in a sentence', async () => {
  await linkedWorld();
  await type('links:abc');
  await screen.findByText(/“abc” isn’t a number of links/);
  await type('to:"nobody"');
  await screen.findByText('Nothing in this world is called “nobody”.');
  await type('to:"Mira"');
  await screen.findByText('Nothing links to “Mira”.');
  await type('from:"The North"');
  await screen.findByText('“The North” links to nothing.');
});

test('results follow a link that is added while they are shown', async () => {
  await linkedWorld();
  await type('links:0');
  await found('Mira');
  await storeExported('w1', [exportedArticle('gate', 'The Gate', { content: link('mira') })], 2);
  await screen.findByText('No results with these filters.');
});

test('rows count links once a person wants that', async () => {
  await linkedWorld();
  await type('north');
  await found('The North');
  expect(screen.getByRole('option').textContent).not.toContain('2 links');
  await changeSettings((settings) => ({ ...settings, linkCounts: true }));
  await waitFor(() => expect(screen.getByRole('option').textContent).toContain('2 links'));
  await changeSettings((settings) => ({ ...settings, linkCounts: false }));
  await waitFor(() => expect(screen.getByRole('option').textContent).not.toContain('2 links'));
});

test('a draft that is being sent is no target of links yet', async () => {
  await linkedWorld();
  await openWriter().put('w1', [entry('draft:1', 'New', { isPending: true })]);
  await type('links:0');
  await found('Mira', 'New');
});

test.each([
  ['links:0', 'no links'],
  ['links:1', '1 link'],
  ['links:>5', 'at least 6 links'],
  ['links:<3', 'at most 2 links'],
  ['-links:2..5', 'not 2 to 5 links'],
  ['to:Mira', 'links to Mira'],
  ['from:Mira', 'linked from Mira'],
  ['links:abc', 'links:abc'],
])('%s is called “%s”', (typed, label) => {
  expect(filtersOf(parseQuery(typed)).map(filterLabel)).toEqual([label]);
});
