import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readExport } from '../../../components/import/read-export.ts';
import { PINS_KEY, setPinned } from '../../../lib/entries/index.ts';
import { everything } from '../../../lib/library/index.ts';
import {
  COUNTERS_KEY,
  EXCLUDED_NAMES_KEY,
  readAvailableWorlds,
  writeConnection,
} from '../../../lib/stored-state/index.ts';
import { articleId, exportPage } from '../world-export/export-page.ts';
import {
  article,
  contentOf,
  neverAsked,
  outcomeOf,
  pageOf,
  reportOf,
  startEmpty,
  titlesIn,
} from './readings.ts';

startEmpty();

it('two saved worlds with the same title stay two worlds', async () => {
  const first = await reportOf(pageOf(1, 2));
  const second = await reportOf(pageOf(51, 52));
  expect([first.target.state, second.target.state]).toEqual(['new', 'new']);
  expect(await titlesIn(first.target.id)).toEqual(['A1', 'A2', 'People']);
  expect(await titlesIn(second.target.id)).toEqual(['A51', 'A52', 'People']);
});

it('a saved page belongs to the world that has its articles, whatever its title is now', async () => {
  const first = await reportOf(pageOf(1, 2, 3));
  const renamed = pageOf(2, 3, 4).replace('<h1>Saltmere</h1>', '<h1>Saltmere Reborn</h1>');
  const again = await reportOf(renamed);
  expect(again.target).toMatchObject({ state: 'again', id: first.target.id });
  expect(again.added.map(({ title }) => title)).toEqual(['A4']);
  expect(again.lacking.map(({ title }) => title)).toEqual(['A1']);
  expect((await readAvailableWorlds()).worlds).toHaveLength(1);
});

it('a page without titles is matched by its articles, too', async () => {
  const untitled = (html: string) =>
    html.replace('<h1>Saltmere</h1>', '').replace('<title>Export</title>', '');
  const first = await reportOf(untitled(pageOf(1)));
  const other = await reportOf(untitled(pageOf(51)));
  expect(other.target.id).not.toBe(first.target.id);
  expect(await titlesIn(first.target.id)).toEqual(['A1', 'People']);
});

it('an article that is cut short keeps the longer text of an earlier reading', async () => {
  const page = pageOf(1, 2);
  const { target } = await reportOf(page);
  const cut = await reportOf(page.slice(0, page.lastIndexOf('Text two')));
  expect(cut.problems.map(({ code }) => code)).toEqual(['cutShort']);
  expect(cut.changed).toEqual([]);
  expect(await contentOf(target.id, 2)).toBe('Text one\n\nText two');
});

it('a page that breaks off between two articles drops nothing', async () => {
  const page = pageOf(1, 2, 3);
  const { target } = await reportOf(page);
  const between = page.slice(0, page.lastIndexOf('<hr>')).replace(/<ul>.*<\/ul>/, '');
  const cut = await reportOf(between);
  expect(cut).toMatchObject({ copy: 'updatedInPart', lacking: [] });
  expect(await titlesIn(target.id)).toEqual(['A1', 'A2', 'A3', 'People']);
});

it('reading it again keeps all that was added here', async () => {
  const { target } = await reportOf(pageOf(1, 2));
  const counters = { worldId: target.id, id: '7', hitPoints: null, tallies: [{ label: 'Arrows', value: 3 }] };
  await setPinned({ worldId: target.id, ref: { kind: 'article', id: articleId(1) } }, true);
  await fakeBrowser.storage.local.set({
    [COUNTERS_KEY]: [counters],
    [EXCLUDED_NAMES_KEY]: [[target.id, 'A1']],
  });
  const added = () => fakeBrowser.storage.local.get([PINS_KEY, COUNTERS_KEY, EXCLUDED_NAMES_KEY]);
  const before = await added();
  expect(await reportOf(pageOf(1, 3).replace('>A1</h1>', '>A1, the elder</h1>'))).toMatchObject({
    ...{ target: { id: target.id }, lacking: [{ title: 'A2' }] },
  });
  expect(await added()).toEqual(before);
});

it('reading it again in another language changes nothing that it can’t tell, and says so', async () => {
  const page = pageOf(1, 2);
  const { target } = await reportOf(page);
  const known = async () =>
    (await everything(target.id)).map(({ title, template, state, categoryId }) => ({
      ...{ title, template, state, categoryId },
    }));
  const before = await known();
  const german = [
    ['Article template', 'Artikelvorlage'],
    ['Character', 'Charakter'],
    ['Visibility', 'Sichtbarkeit'],
    ['Private', 'Privat'],
    ['>Category<', '>Kategorie<'],
  ].reduce((html, [from = '', to = '']) => html.replaceAll(from, to), page);
  const again = await reportOf(german);
  expect(again).toMatchObject({ added: [], changed: [], lacking: [], same: 3 });
  expect(again.problems.map(({ code, title }) => `${code} ${title}`)).toEqual(['unclear A1', 'unclear A2']);
  expect(await known()).toEqual(before);
  expect(before).toContainEqual(
    expect.objectContaining({ title: 'A1', template: 'person', state: 'private' }),
  );
});

it('the category of an article that the page lacks stays', async () => {
  const metadata = (category: string) =>
    `<div class="metadata-label">Category</div><div class="metadata-value"><a href="#">${category}</a></div>`;
  const page = exportPage([
    article(1, { metadata: metadata('Coast') }),
    article(2, { metadata: metadata('Hills') }),
  ]);
  const { target } = await reportOf(page);
  // The table of contents still has the second article.
  const start = page.indexOf('<hr>');
  const end = page.indexOf('<img src="https://t.example');
  const lacking = await reportOf(page.slice(0, start) + page.slice(end));
  expect(lacking.problems).toContainEqual({ code: 'missing', title: 'A2', articleId: articleId(2) });
  expect(await titlesIn(target.id)).toEqual(['A1', 'A2', 'Coast', 'Hills']);
});

it('a world of the account is never written from its export', async () => {
  const first = await reportOf(pageOf(1));
  expect(first.target.state).toBe('new');
  const world = { id: 'w1', title: 'Saltmere', slug: 'saltmere', url: null, ownership: null };
  await writeConnection({
    ...{ state: 'connected', address: 'https://worlds.example', version: 'current', segment: '' },
    ...{ username: 'mira', worlds: [world], worldId: 'w1', hasPassphrase: false, tokenExposed: false },
    templates: [],
  });
  expect(await outcomeOf(pageOf(1), 'https://www.worldanvil.com/world/saltmere/export')).toEqual({
    kind: 'connected',
    titles: ['Saltmere'],
  });
  expect(await titlesIn('w1')).toEqual([]);
});

it('a saved page tells the world’s slug by the addresses of its categories', async () => {
  await reportOf(pageOf(1));
  const { worlds } = await readAvailableWorlds();
  expect(worlds).toMatchObject([{ title: 'Saltmere', slug: 'saltmere' }]);
});

it('another page stores nothing', async () => {
  expect(await outcomeOf('<h1>Hello</h1>')).toEqual({ kind: 'notExport' });
  expect((await readAvailableWorlds()).worlds).toEqual([]);
});

it.each([
  ['Chrome', (html: string) => `<html class="translated-ltr" lang="de">${html}</html>`],
  ['Edge', (html: string) => html.replace('<h1', '<h1 _msttexthash="1" _msthash="2"')],
])('a page that %s has translated is named, and stores nothing', async (_browser, translated) => {
  expect(await outcomeOf(translated(pageOf(1, 2)))).toEqual({ kind: 'translated' });
  expect((await readAvailableWorlds()).worlds).toEqual([]);
});

it('a reading that is stopped keeps what it has, and drops nothing', async () => {
  const { target } = await reportOf(pageOf(1, 2, 3));
  const controller = new AbortController();
  const html = pageOf(1, 2, 4);
  async function* slowly() {
    const middle = html.lastIndexOf('<hr>');
    yield html.slice(0, middle);
    controller.abort();
    yield html.slice(middle);
  }
  const outcome = await readExport(
    { kind: 'page', text: slowly, address: null },
    { signal: controller.signal, onProgress: () => {}, ask: neverAsked },
  );
  expect(outcome.kind === 'read' || outcome.kind === 'stopped').toBe(true);
  expect(await titlesIn(target.id)).toEqual(['A1', 'A2', 'A3', 'People']);
});

const CATEGORY = '20000000-0000-4000-8000-000000000001';
const WORLD = '10000000-0000-4000-8000-000000000001';
const archive = (files: Readonly<Record<string, object>>, name = 'Export.zip'): File =>
  new File(
    [
      new Uint8Array(
        zipSync(
          Object.fromEntries(
            Object.entries(files).map(([path, json]) => [path, strToU8(JSON.stringify(json))]),
          ),
        ),
      ),
    ],
    name,
  );
const inArchive = (number: number, more: object = {}) => ({
  ...{ id: articleId(number), title: `A${number}`, content: 'From the ZIP.', template: 'person' },
  ...{ world: { id: WORLD, title: 'Saltmere' }, category: { id: CATEGORY, title: 'People' }, ...more },
});
const fromArchive = (file: File) =>
  readExport(
    { kind: 'archive', file },
    { signal: new AbortController().signal, onProgress: () => {}, ask: neverAsked },
  );

it('an account export is read into its worlds, with their own ids', async () => {
  const lake = { world: { id: WORLD.replace(/1$/, '2'), title: 'The Long Lake' } };
  const outcome = await fromArchive(
    archive({ 'articles/a.json': inArchive(1), 'articles/b.json': inArchive(2, lake) }),
  );
  expect(outcome).toMatchObject({
    kind: 'read',
    reports: [{ target: { id: WORLD } }, { target: { title: 'The Long Lake' } }],
  });
  expect(await titlesIn(WORLD)).toEqual(['A1', 'People']);
  expect((await readAvailableWorlds()).worlds.map(({ title }) => title)).toEqual([
    'Saltmere',
    'The Long Lake',
  ]);
});

it('a page and a ZIP of one world make one world, with each category once, in any order', async () => {
  const file = archive({ 'articles/a.json': inArchive(1) });
  const { target } = await reportOf(pageOf(1, 2));
  expect(await fromArchive(file)).toMatchObject({
    reports: [{ target: { id: target.id, state: 'again' }, lacking: [] }],
  });
  // The second article is still in the category that only the page named.
  expect(await titlesIn(target.id)).toEqual(['A1', 'A2', 'People', 'People']);
  const again = await reportOf(pageOf(1, 2));
  expect(again.target.id).toBe(target.id);
  expect(await titlesIn(target.id)).toEqual(['A1', 'A2', 'People']);
  const categories = (await everything(target.id)).flatMap(({ kind, categoryId }) =>
    kind === 'article' ? categoryId : [],
  );
  expect(categories).toEqual([CATEGORY, CATEGORY]);
});

it('what an account export lacks stays: it is known to lose articles', async () => {
  await fromArchive(archive({ 'articles/a.json': inArchive(1), 'articles/b.json': inArchive(2) }));
  expect(await fromArchive(archive({ 'articles/a.json': inArchive(1) }))).toMatchObject({
    reports: [{ same: 2, lacking: [] }],
  });
  expect(await titlesIn(WORLD)).toEqual(['A1', 'A2', 'People']);
});

it('a ZIP that was cut short says so, and stores nothing', async () => {
  const whole = archive({ 'articles/a.json': inArchive(1) });
  expect(await fromArchive(new File([whole.slice(0, whole.size - 30)], 'x.zip'))).toEqual({
    kind: 'damaged',
    damage: 'cutShort',
  });
  expect((await readAvailableWorlds()).worlds).toEqual([]);
});
