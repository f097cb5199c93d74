import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type ImportReport, readExport } from '../../../components/import/read-export.ts';
import { createLocalWorlds } from '../../../lib/background/worlds/local-worlds.ts';
import { everything, openLibrary, openLocalCopy } from '../../../lib/library/index.ts';
import { readAvailableWorlds, writeConnection } from '../../../lib/stored-state/index.ts';
import { articleId, exportPage, type PageArticle } from '../world-export/export-page.ts';

beforeEach(async () => {
  await (await openLibrary()).clear();
  // The background's own list of worlds.
  const worlds = createLocalWorlds({ refresh: () => {}, forget: async () => {} }, async () => {});
  fakeBrowser.runtime.onMessage.addListener(async ({ channel, request }) => {
    if (channel !== 'localWorlds.add') return undefined;
    await worlds.add({ ...request, ownership: null });
    return { ok: true, value: null };
  });
});

async function* chunks(html: string) {
  yield html;
}

const outcomeOf = (html: string, address: string | null = null, signal = new AbortController().signal) =>
  readExport({ text: () => chunks(html), address }, { signal, onProgress: () => {} });

async function reportOf(html: string, address: string | null = null): Promise<ImportReport> {
  const outcome = await outcomeOf(html, address);
  if (outcome.kind !== 'read') throw new Error(`The page wasn't read: ${outcome.kind}`);
  return outcome.report;
}

const article = (number: number, more: Partial<PageArticle> = {}): PageArticle => ({
  ...{ id: articleId(number), title: `A${number}`, body: '<p>Text one</p><p>Text two</p>' },
  ...more,
});
const pageOf = (...numbers: readonly number[]): string =>
  exportPage(numbers.map((number) => article(number)));

const titlesIn = async (worldId: string) => (await everything(worldId)).map(({ title }) => title).sort();
const contentOf = async (worldId: string, number: number) => {
  const body = await (await openLocalCopy()).body(worldId, { kind: 'article', id: articleId(number) });
  return body && 'content' in body.thing ? body.thing.content : null;
};

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
  expect(again.gone.map(({ title }) => title)).toEqual(['A1']);
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
  expect(cut).toMatchObject({ isWhole: false, gone: [] });
  expect(await titlesIn(target.id)).toEqual(['A1', 'A2', 'A3', 'People']);
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
  expect(lacking.problems).toMatchObject([{ code: 'missing', articleId: articleId(2) }]);
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
    ...{ kind: 'connected', title: 'Saltmere' },
  });
  expect(await titlesIn('w1')).toEqual([]);
});

it('another page stores nothing', async () => {
  expect(await outcomeOf('<h1>Hello</h1>')).toEqual({ kind: 'notExport' });
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
    { text: slowly, address: null },
    { signal: controller.signal, onProgress: () => {} },
  );
  expect(outcome.kind === 'read' || outcome.kind === 'stopped').toBe(true);
  expect(await titlesIn(target.id)).toEqual(['A1', 'A2', 'A3', 'People']);
});
