import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { cardOf, flagsAt } from '../../../entrypoints/deferred/cards.ts';
import { beginCompletion, complete } from '../../../entrypoints/deferred/completion.ts';
import { linkAnswers } from '../../../entrypoints/deferred/linkanswers.ts';
import {
  changeMany,
  fieldsFor,
  type ManyChanging,
  putList,
  stateOfMany,
  undoMany,
} from '../../../entrypoints/deferred/lists.ts';
import { manySentence } from '../../../entrypoints/deferred/manysentence.ts';
import type { Sender } from '../../../lib/bridge/index.ts';
import type { BatchProgress } from '../../../lib/history/index.ts';
import { openLocalCopy, openWriter } from '../../../lib/library/index.ts';
import { changeSettings, writeConnection } from '../../../lib/settings/index.ts';
import { content } from '../bridge/senders.ts';
import { entry } from '../library/entry.ts';
import { furnish } from './browser.ts';
import { connection } from './connected.ts';

const SITE = 'https://worlds.example';
const NEEDLE = '0a1b2c3d-0000-4000-8000-000000000001';
const BELL = '0a1b2c3d-0000-4000-8000-000000000002';
const page = (slug: string) => `${SITE}/w/saltmere-mira/a/${slug}`;
const needle = { href: page('the-needle-landmark'), id: null };
const bell = { href: page('the-bell-item'), id: null };

const from = (path: string, tabId = 3): Sender => ({
  ...content,
  ...{ origin: SITE, url: SITE + path, tab: { id: tabId, windowId: 1, url: SITE + path } },
});
const executeScript = vi.fn(async (_given: { files: string[] }) => []);

beforeEach(async () => {
  furnish();
  vi.clearAllMocks();
  Object.assign(fakeBrowser.scripting, { executeScript, insertCSS: async () => {} });
  await Promise.all([fakeBrowser.storage.local.clear(), fakeBrowser.storage.session.clear()]);
  await (await openLocalCopy()).clear();
  await writeConnection(connection);
  await openWriter().put('w1', [
    entry(NEEDLE, 'The Needle', {
      template: 'landmark',
      url: '/w/saltmere-mira/a/the-needle-landmark',
      tags: ['sea'],
    }),
    entry(BELL, 'The Bell', { isDraft: true, isWip: true, url: '/w/saltmere-mira/a/the-bell-item' }),
    entry('s1', 'Who lit it', { kind: 'secret', template: null, state: 'private' }),
  ]);
});

describe('a card', () => {
  it('tells of a link by its address or by the id in it, and of nothing else', async () => {
    const told = {
      title: 'The Needle',
      word: 'Building or landmark',
      flags: [],
      excerpt: null,
      isPublic: true,
    };
    expect(await cardOf(needle)).toEqual(told);
    expect(await cardOf({ href: `${SITE}/anywhere`, id: NEEDLE.toUpperCase() })).toEqual(told);
    expect(await cardOf({ href: `${SITE}/world/article/${NEEDLE}/edit`, id: null })).toEqual(told);
    expect(await cardOf({ href: page('the-needle'), id: null })).toBeNull();
    expect(
      await cardOf({ href: 'https://other.example/w/saltmere-mira/a/the-needle-landmark', id: null }),
    ).toBeNull();
    expect(await cardOf({ href: `${SITE}/world/landmark/new`, id: 'unknown' })).toBeNull();
  });

  it('has no word of what is private while the screen is shared, and none at all where it is switched off', async () => {
    expect(await cardOf(bell)).toMatchObject({ flags: ['draft', 'work in progress'], isPublic: false });
    await fakeBrowser.storage.session.set({ screenshare: true });
    expect(await cardOf(bell)).toBeNull();
    expect(await cardOf(needle)).not.toBeNull();
    expect(await flagsAt([bell, needle])).toEqual([null, { id: NEEDLE, title: 'The Needle', flags: [] }]);
    await changeSettings((all) => ({ ...all, pagesOff: ['link-cards'] }));
    expect(await cardOf(needle)).toBeNull();
  });

  it('never says what a secret says', async () => {
    expect(await cardOf({ href: `${SITE}/world/secret/s1/edit`, id: null })).toBeNull();
  });
});

describe('a list', () => {
  it('gets its script where the address is one, and nowhere else', async () => {
    expect(await putList(from('/w/saltmere-mira/c/places'))).toBe(true);
    expect(executeScript.mock.lastCall?.[0]).toMatchObject({ files: ['/page-list.js'] });
    expect(await putList(from('/w/saltmere-mira/a/the-bell-item'))).toBe(false);
    await changeSettings((all) => ({ ...all, pagesOff: ['list-flags'] }));
    expect(await putList(from('/w/saltmere-mira/c/places'))).toBe(false);
    expect(executeScript).toHaveBeenCalledTimes(1);
  });

  it('tells how its entries stand, in their order', async () => {
    const nobody = { href: page('nobody'), id: null };
    expect(await flagsAt([bell, nobody, needle])).toEqual([
      { id: BELL, title: 'The Bell', flags: ['draft', 'WIP'] },
      null,
      { id: NEEDLE, title: 'The Needle', flags: [] },
    ]);
  });
});

describe('several', () => {
  const changing = {
    many: vi.fn<ManyChanging['many']>(async () => ({ ok: true, value: 'batch' })),
    stopMany: vi.fn<ManyChanging['stopMany']>(async () => ({ ok: true, value: undefined })),
    undoMany: vi.fn<ManyChanging['undoMany']>(async () => ({ ok: true, value: 'back' })),
  };
  const LIST = from('/world/article/list');

  it('are changed as they were seen; what stands so already, or is unknown, is left alone', async () => {
    const begun = await changeMany(
      [NEEDLE, BELL, 'nobody', NEEDLE],
      { kind: 'draft', value: true },
      LIST,
      changing,
    );
    expect(begun).toEqual({ ok: true, value: { batch: 'batch', sentence: '' } });
    expect(changing.many.mock.lastCall?.[0]).toEqual([
      {
        ...{ ref: { worldId: 'w1', kind: 'article', id: NEEDLE }, title: 'The Needle', cause: 'flags' },
        ...{ seen: { isDraft: false }, changes: { isDraft: true } },
      },
    ]);
    const same = await changeMany([BELL], { kind: 'draft', value: true }, LIST, changing);
    expect(same).toMatchObject({ value: { batch: null } });
    expect(changing.many).toHaveBeenCalledTimes(1);
  });

  it('are told of, and taken back, in the tab alone that asked for them', async () => {
    await changeMany([NEEDLE], { kind: 'wip', value: true }, LIST, changing);
    const other = from('/world/article/list', 4);
    expect(await stateOfMany('batch', other)).toBeNull();
    expect(await undoMany('batch', other, changing)).toMatchObject({ value: { batch: null } });
    expect(changing.undoMany).not.toHaveBeenCalled();
    expect(await undoMany('batch', LIST, changing)).toMatchObject({ value: { batch: 'back' } });
    // What takes back can be taken back as well.
    expect(await undoMany('back', LIST, changing)).toMatchObject({ value: { batch: 'back' } });
  });

  it('keep the tags that they have', () => {
    const thing = {
      isDraft: false,
      isWip: false,
      state: 'public',
      tags: ['Sea', 'rock'],
      categoryId: 'c',
    } as const;
    const hit = { ...thing, tags: [...thing.tags] };
    expect(fieldsFor(hit, { kind: 'addTag', value: 'lamp' })?.changes).toEqual({
      tags: ['Sea', 'rock', 'lamp'],
    });
    expect(fieldsFor(hit, { kind: 'addTag', value: 'sea' })).toBeNull();
    expect(fieldsFor(hit, { kind: 'removeTag', value: 'SEA' })?.changes).toEqual({ tags: ['rock'] });
    expect(fieldsFor(hit, { kind: 'category', value: null })).toEqual({
      ...{ cause: 'move', seen: { categoryId: 'c' }, changes: { categoryId: null } },
    });
  });

  it('end in a report that names what was not changed, and why', () => {
    const progress: BatchProgress = {
      ...{ id: 'b', at: 1, cause: 'flags', state: 'done', total: 4, waitsFor: null },
      ...{ done: 2, same: 0, conflict: 1, refused: 1, unknown: 0 },
    };
    const edit = (title: string) => ({
      ...({ ref: { worldId: 'w1', kind: 'article', id: title }, title, cause: 'flags' } as const),
      ...{ changes: {}, seen: null },
    });
    const items = [
      {
        edit: edit('<b>Bell</b>'),
        outcome: { state: 'conflict', stands: {}, seen: {}, wanted: {}, upstreamAt: null } as const,
      },
      { edit: edit('Needle'), outcome: { state: 'refused', sentence: 'It is gone.' } as const },
    ];
    expect(manySentence(progress, items)).toBe(
      '2 articles changed. Changed elsewhere meanwhile and left alone: <b>Bell</b>. Not changed: Needle. It is gone.',
    );
    expect(manySentence({ ...progress, state: 'running' }, items)).toBe('4 of 4 …');
  });
});

describe('a page that is none of a world', () => {
  it('is told of no link, and changes nothing', async () => {
    const asked = vi.fn(async () => ({ ok: false, sentence: 'Not here.' }) as const);
    const answers = linkAnswers({ asked });
    const url = 'https://other.example/w/saltmere-mira';
    const elsewhere: Sender = {
      ...content,
      origin: 'https://other.example',
      url,
      tab: { id: 3, windowId: 1, url },
    };
    const here = from('/w/saltmere-mira');
    expect(await answers['page.card'](needle, here)).toMatchObject({ value: { title: 'The Needle' } });
    expect(await answers['page.card'](needle, elsewhere)).toEqual({ ok: true, value: null });
    expect(await answers['page.list']({}, elsewhere)).toEqual({ ok: true, value: false });
    expect(await answers['page.flags']({ links: [needle] }, elsewhere)).toMatchObject({
      value: { entries: [null], mayPick: false },
    });
    const change = { kind: 'draft', value: true } as const;
    expect(await answers['page.many']({ ids: [NEEDLE], change }, elsewhere)).toMatchObject({ ok: false });
    expect(asked).not.toHaveBeenCalled();
    await answers['page.many']({ ids: [NEEDLE], change }, here);
    expect(asked).toHaveBeenCalledTimes(1);
    await changeSettings((all) => ({ ...all, pagesOff: ['list-pick'] }));
    expect(await answers['page.flags']({ links: [needle] }, here)).toMatchObject({
      value: { mayPick: false },
    });
  });
});

describe('a completion', () => {
  it('is answered in the page alone where its key was pressed', async () => {
    const here = from('/world/article/x/edit');
    expect(await complete('needle', here)).toEqual([]);
    await beginCompletion({ id: 3, url: here.url ?? '' });
    expect(executeScript.mock.lastCall?.[0]).toMatchObject({ files: ['/insert.js', '/page-complete.js'] });
    const [row, ...more] = await complete('needle', here);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      ...{ title: 'The Needle', word: 'Building or landmark', text: `@[The Needle](landmark:${NEEDLE})` },
      rich: { id: NEEDLE, label: 'The Needle', url: page('the-needle-landmark'), entityClass: 'Landmark' },
    });
    expect(await complete('needle', from('/world/article/x/edit', 4))).toEqual([]);
    const elsewhere = { ...here, url: 'https://other.example/' };
    expect(await complete('needle', elsewhere)).toEqual([]);
    expect(await complete('who lit', here)).toEqual([]);
  });

  it('leaves out what is private while the screen is shared, and is nowhere once it is switched off', async () => {
    const here = from('/world/article/x/edit');
    await beginCompletion({ id: 3, url: here.url ?? '' });
    expect(await complete('bell', here)).toHaveLength(1);
    await fakeBrowser.storage.session.set({ screenshare: true });
    expect(await complete('bell', here)).toEqual([]);
    await changeSettings((all) => ({ ...all, pagesOff: ['complete-mention'] }));
    executeScript.mockClear();
    await beginCompletion({ id: 3, url: here.url ?? '' });
    expect(executeScript).not.toHaveBeenCalled();
  });
});
