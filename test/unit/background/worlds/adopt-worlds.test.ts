import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import browser from 'webextension-polyfill';
import { adoptWorlds } from '../../../../lib/background/worlds/adopt-worlds.ts';
import { readPins, setPinned } from '../../../../lib/entries/index.ts';
import { putRun, readRuns } from '../../../../lib/history/backup/index.ts';
import { allowHosts, changeImageConsent, readImageConsent } from '../../../../lib/images/index.ts';
import {
  everything,
  finishImport,
  openLibrary,
  storeExported,
  storeExportedWorld,
} from '../../../../lib/library/index.ts';
import { openOutbox } from '../../../../lib/outbox/index.ts';
import type { FullService } from '../../../../lib/service/index.ts';
import { changeLocalWorlds, readLocalWorlds, writeConnection } from '../../../../lib/stored-state/index.ts';
import { exportedArticle, namedCategory } from '../../library/import/exported.ts';
import { connection, draftIn } from '../connected.ts';

const HERE = 'export-here';
const WORLD = 'w1';
const asked: string[] = [];
/** The account's categories. */
let categories: { id: string; title: string }[] = [];
/** World Anvil, which knows the articles whose ids begin with `a`, and some of another world of the account. */
const service = {
  async article(id: string) {
    asked.push(id);
    const worldId = { a: WORLD, b: 'w2' }[id.charAt(0)];
    if (worldId === undefined) throw new Error('Not found');
    return { worldId };
  },
  async *everyCategory() {
    yield* categories;
  },
} as unknown as FullService;
const adopt = () =>
  adoptWorlds(
    async () => service,
    async () => {},
  );

const pinned = { worldId: HERE, ref: { kind: 'article', id: 'a1' } } as const;
const pinnedCategory = { worldId: HERE, ref: { kind: 'category', id: 'export-c' } } as const;
const HOSTS = ['https://images.example/*'];

async function readExport(ids: readonly string[], slug: string | null = null): Promise<void> {
  await changeLocalWorlds(() => ({
    worlds: [{ id: HERE, title: 'Saltmere', slug, url: null, ownership: null, source: 'export', readAt: 1 }],
    chosenId: HERE,
  }));
  await storeExportedWorld({
    ...{ id: HERE, title: 'Saltmere', slug: null, url: null, ownership: null, description: '' },
    ...{ tags: [], customTemplates: [], newArticleState: null, articleCount: null },
  });
  const articles = ids.map((id) => exportedArticle(id, `Title ${id}`, { categoryId: 'export-c' }));
  await storeExported(HERE, [namedCategory('export-c', 'People'), ...articles], 1);
  const { signal } = new AbortController();
  await finishImport(HERE, { seen: null, kinds: [], readAt: 1, signal });
  await setPinned(pinned, true);
  await setPinned(pinnedCategory, true);
  await changeImageConsent(allowHosts(HERE, HOSTS));
  const outbox = await openOutbox();
  for (const { id } of await outbox.list()) await outbox.remove(id, () => true);
  const draft = draftIn('d1', { state: 'editing' });
  const fields = { ...draft.text.fields, categoryId: 'export-c' };
  await outbox.add({ ...draft, text: { ...draft.text, fields, worldId: HERE } });
  await putRun({
    ...{
      worldId: HERE,
      purpose: 'backup',
      state: 'ready',
      step: 'records',
      done: 0,
      total: null,
      sentence: null,
    },
    ...{ beganAt: 1, readyAt: 1, triedAt: null, service: 'current', world: null, refused: [] },
  });
}

const state = async () => ({
  local: (await readLocalWorlds()).worlds.map(({ id }) => id),
  here: (await everything(HERE)).length,
  there: (await everything(WORLD)).map(({ kind, id, categoryId }) => `${kind} ${id} ${categoryId}`).sort(),
  pins: (await readPins()).map(({ worldId, ref }) => `${worldId} ${ref.id}`),
  drafts: (await (await openOutbox()).list()).map(
    ({ id, text }) => `${id} ${text.worldId} ${text.fields.categoryId ?? null}`,
  ),
  images: (await readImageConsent()).worlds,
  runs: (await readRuns()).map(({ worldId }) => worldId),
});
const ADOPTED = {
  ...{ local: [], here: 0, there: ['article a1 c1', 'article a2 c1'], pins: ['w1 c1', 'w1 a1'] },
  ...{ drafts: ['d1 w1 c1'], runs: [], images: { w1: { hosts: HOSTS, images: [] } } },
};

beforeEach(async () => {
  asked.length = 0;
  categories = [
    { id: 'c0', title: 'Places' },
    { id: 'c1', title: 'People' },
  ];
  await browser.storage.local.clear();
  await (await openLibrary()).clear();
  await writeConnection(connection);
});
afterEach(() => vi.restoreAllMocks());

it('an export becomes the account’s world, with its articles, pins, drafts and allowed images, and without its backup', async () => {
  await readExport(['a1', 'a2']);
  await adopt();
  expect(await state()).toEqual(ADOPTED);
  expect(asked).toHaveLength(2);
});

it('a category whose name several of the account’s have isn’t guessed', async () => {
  categories.push({ id: 'c2', title: 'People' });
  await readExport(['a1', 'a2']);
  await adopt();
  expect(await state()).toEqual({
    ...ADOPTED,
    there: ['article a1 null', 'article a2 null'],
    pins: ['w1 a1'],
    drafts: ['d1 w1 null'],
  });
});

it('articles that World Anvil doesn’t know any more don’t keep it from being found', async () => {
  await readExport(['gone-1', 'gone-2', 'a1']);
  await adopt();
  expect((await state()).local).toEqual([]);
  expect(asked).toHaveLength(3);
});

const bothWorlds = () =>
  writeConnection({
    ...connection,
    worlds: [WORLD, 'w2'].map((id) => ({
      ...{ id, title: `World ${id}`, slug: `slug-${id}`, url: null, ownership: null },
    })),
  });
const adopted = async () => {
  const { local, drafts } = await state();
  return { local, drafts: drafts.map((draft) => draft.split(' ')[1]) };
};

it.each([
  ['at first', ['b1', 'a1', 'a2', 'a3', 'a4']],
  ['at last', ['a1', 'a2', 'a3', 'b1']],
  ['in the middle', ['a1', 'b1', 'b2', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']],
])('articles that have been moved to another world since, %s, don’t decide', async (_, ids) => {
  await bothWorlds();
  await readExport(ids);
  await adopt();
  expect(await adopted()).toEqual({ local: [], drafts: [WORLD] });
});

it('an export whose articles are in two worlds now stays a world of its own', async () => {
  await bothWorlds();
  await readExport(['a1', 'b1']);
  await adopt();
  expect(await adopted()).toEqual({ local: [HERE], drafts: [HERE] });
});

it('the slug tells the world, and then nothing is asked', async () => {
  await bothWorlds();
  await readExport(['b1', 'a1'], 'slug-w1');
  await adopt();
  expect(await adopted()).toEqual({ local: [], drafts: [WORLD] });
  expect(asked).toEqual([]);
});

it('the export of somebody else’s world stays as it is', async () => {
  await readExport(['a1', 'a2']);
  await writeConnection({ ...connection, worlds: connection.worlds.filter(({ id }) => id !== WORLD) });
  const before = await state();
  await adopt();
  expect(await state()).toEqual(before);
});

it('nothing is asked without an export, or before the account is connected', async () => {
  await adopt();
  await readExport(['a1']);
  await writeConnection({ ...connection, state: 'locked' });
  await adopt();
  expect(asked).toEqual([]);
});

it('killed before any of its writes and repeated, it ends the same', async () => {
  const { transaction } = IDBDatabase.prototype;
  const { set, remove } = browser.storage.local;
  for (let lives = 0, died = true; died; lives += 1) {
    await browser.storage.local.clear();
    await (await openLibrary()).clear();
    await writeConnection(connection);
    await readExport(['a1', 'a2']);
    let left = lives;
    died = false;
    const write = () => {
      if (left > 0) left -= 1;
      else {
        died = true;
        throw new Error('the worker died');
      }
    };
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      if (mode === 'readwrite') write();
      return transaction.call(this, names, mode, options);
    };
    Object.assign(browser.storage.local, {
      set: async (items: Record<string, unknown>) => {
        write();
        return set.call(browser.storage.local, items);
      },
      remove: async (keys: string | string[]) => {
        write();
        return remove.call(browser.storage.local, keys);
      },
    });
    // Whether it failed is known from `died`.
    await adopt().catch(() => {});
    IDBDatabase.prototype.transaction = transaction;
    Object.assign(browser.storage.local, { set, remove });
    if (died) await adopt();
    expect(await state(), `killed at write ${lives}`).toEqual(ADOPTED);
  }
});
