import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { cardOf, flagsAt } from '../../../../lib/background/pages/link-cards.ts';
import { linkHandlers } from '../../../../lib/background/pages/link-handlers.ts';
import { beginCompletion, complete } from '../../../../lib/background/pages/mention-completion.ts';
import {
  injectListScript,
  selectionTarget,
  worldsOfPage,
} from '../../../../lib/background/pages/page-worlds.ts';
import { linksOfDraft, openLocalCopy, openWriter } from '../../../../lib/library/index.ts';
import type { Sender } from '../../../../lib/messaging/index.ts';
import { ok } from '../../../../lib/model/index.ts';
import { changeSettings } from '../../../../lib/settings/index.ts';
import { writeConnection } from '../../../../lib/stored-state/index.ts';
import { entry } from '../../library/entry.ts';
import { content } from '../../messaging/senders.ts';
import { furnish } from '../browser.ts';
import { connection } from '../connected.ts';

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

describe('a link card', () => {
  it('describes a link by its address or the id in it, and nothing else', async () => {
    const told = {
      title: 'The Needle',
      word: 'Building or landmark',
      flags: [],
      links: null,
      excerpt: null,
      isPublic: true,
    };
    expect(await cardOf(needle, ['w1'])).toEqual(told);
    expect(await cardOf({ href: `${SITE}/anywhere`, id: NEEDLE.toUpperCase() }, ['w1'])).toEqual(told);
    expect(await cardOf({ href: `${SITE}/world/article/${NEEDLE}/edit`, id: null }, ['w1'])).toEqual(told);
    expect(await cardOf({ href: page('the-needle'), id: null }, ['w1'])).toBeNull();
    expect(
      await cardOf({ href: 'https://other.example/w/saltmere-mira/a/the-needle-landmark', id: null }, ['w1']),
    ).toBeNull();
    expect(await cardOf({ href: `${SITE}/world/landmark/new`, id: 'unknown' }, ['w1'])).toBeNull();
  });

  it('shows nothing private while the screen is shared, and nothing if cards are off', async () => {
    expect(await cardOf(bell, ['w1'])).toMatchObject({
      flags: ['draft', 'in progress'],
      isPublic: false,
    });
    await fakeBrowser.storage.session.set({ screenshare: true });
    expect(await cardOf(bell, ['w1'])).toBeNull();
    expect(await cardOf(needle, ['w1'])).not.toBeNull();
    expect(await flagsAt([bell, needle], ['w1'])).toEqual([null, { id: NEEDLE, flags: [] }]);
    await changeSettings((all) => ({ ...all, pagesOff: ['link-cards'] }));
    expect(await cardOf(needle, ['w1'])).toBeNull();
  });

  it('counts what links there, and only what is public while the screen is shared', async () => {
    const other = entry('a3', 'The Heron');
    const [bellRef, otherRef] = [BELL, 'a3'].map((id) => ({ kind: 'article' as const, id }));
    if (!bellRef || !otherRef) return expect.unreachable();
    const to = (id: string) => linksOfDraft({ content: `@[It](item:${id}) @[It](item:${id})`, fields: {} });
    const writer = openWriter();
    await writer.put(
      'w1',
      [entry(BELL, 'The Bell', { isDraft: true })],
      [],
      [{ ref: bellRef, links: to(NEEDLE) }],
    );
    expect(await cardOf(needle, ['w1'])).toMatchObject({ links: 'Linked from 1 entry', isPublic: false });
    await writer.put('w1', [other], [], [{ ref: otherRef, links: to(NEEDLE) }]);
    expect(await cardOf(needle, ['w1'])).toMatchObject({ links: 'Linked from 2 entries', isPublic: false });
    await fakeBrowser.storage.session.set({ screenshare: true });
    expect(await cardOf(needle, ['w1'])).toMatchObject({ links: 'Linked from 1 entry', isPublic: true });
    await writer.put('w1', [], [otherRef]);
    expect(await cardOf(needle, ['w1'])).toMatchObject({ links: null, isPublic: true });
  });

  it('never contains a secret’s content', async () => {
    expect(await cardOf({ href: `${SITE}/world/secret/s1/edit`, id: null }, ['w1'])).toBeNull();
  });
});

describe('a list', () => {
  it('gets its script on list pages only', async () => {
    expect(await injectListScript(from('/w/saltmere-mira/c/places'))).toBe(true);
    expect(executeScript.mock.lastCall?.[0]).toMatchObject({ files: ['/page-list.js'] });
    expect(await injectListScript(from('/w/saltmere-mira/a/the-bell-item'))).toBe(false);
    await changeSettings((all) => ({ ...all, pagesOff: ['list-flags'] }));
    expect(await injectListScript(from('/w/saltmere-mira/c/places'))).toBe(false);
    expect(executeScript).toHaveBeenCalledTimes(1);
  });

  it('gets the status of its entries, in order', async () => {
    const nobody = { href: page('nobody'), id: null };
    expect(await flagsAt([bell, nobody, needle], ['w1'])).toEqual([
      {
        id: BELL,
        flags: [
          { id: 'draft', text: 'draft' },
          { id: 'wip', text: 'WIP' },
        ],
      },
      null,
      { id: NEEDLE, flags: [] },
    ]);
  });
});

describe('several selected entries', () => {
  const LIST = `${SITE}/world/article/list`;

  it('are opened in the panel if they belong to the page’s world', async () => {
    expect(await selectionTarget(LIST, [NEEDLE, BELL, 'nobody', NEEDLE, 's1'])).toEqual({
      ...{ view: 'many', worldId: 'w1', ids: [NEEDLE, BELL] },
    });
    expect(await selectionTarget(LIST, ['nobody'])).toBeNull();
    expect(await selectionTarget(`${SITE}/w/elsewhere`, [NEEDLE])).toBeNull();
    await changeSettings((all) => ({ ...all, pagesOff: ['list-pick'] }));
    expect(await selectionTarget(LIST, [NEEDLE])).toBeNull();
  });
});

describe('the worlds of a page', () => {
  it.each([
    ['its own page', '/w/saltmere-mira', ['w1']],
    ['an article', '/w/saltmere-mira/a/anything', ['w1']],
    ['another author’s world', '/w/elsewhere', []],
    ['an article of another author', '/w/elsewhere/a/the-needle-landmark', []],
    ['a tool', '/world/article/list', ['w1']],
    ['the editor', `/p/athena/article/${NEEDLE}`, ['w1']],
    ['a statblock of somebody', '/sheet/77', []],
    ['an author', '/author/somebody', []],
    ['anything else', '/community/wall', []],
  ])('at the address of %s', async (_, path, worlds) => {
    expect(await worldsOfPage(SITE + path)).toEqual(worlds);
  });

  it('are none on another site or if the feature is off', async () => {
    expect(await worldsOfPage('https://other.example/w/saltmere-mira')).toEqual([]);
    await changeSettings((all) => ({ ...all, pagesOff: ['all'] }));
    expect(await worldsOfPage(`${SITE}/w/saltmere-mira`)).toEqual([]);
  });
});

describe.each([
  ['of another site', 'https://other.example', '/w/saltmere-mira'],
  ['of another author on the same site', SITE, '/w/elsewhere'],
])('a page %s', (_, origin, path) => {
  it('gets no information about links', async () => {
    const answers = linkHandlers();
    const url = origin + path;
    const elsewhere: Sender = { ...content, origin, url, tab: { id: 3, windowId: 1, url } };
    const here = from('/w/saltmere-mira');
    expect(await answers['page.card'](needle, here)).toMatchObject(ok({ title: 'The Needle' }));
    expect(await answers['page.card'](needle, elsewhere)).toEqual(ok(null));
    expect(await answers['page.card']({ href: '', id: NEEDLE }, elsewhere)).toEqual(ok(null));
    expect(await answers['page.list']({}, elsewhere)).toEqual(ok(false));
    expect(await answers['page.flags']({ links: [bell] }, here)).toMatchObject(
      ok({ entries: [{ id: BELL }], mayPick: true }),
    );
    expect(await answers['page.flags']({ links: [bell] }, elsewhere)).toMatchObject(
      ok({ entries: [null], mayPick: false }),
    );
    await changeSettings((all) => ({ ...all, pagesOff: ['list-pick'] }));
    expect(await answers['page.flags']({ links: [needle] }, here)).toMatchObject(ok({ mayPick: false }));
  });
});

describe('a completion', () => {
  it('is answered only in the page where the key was pressed', async () => {
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

  it('omits private entries while the screen is shared, and is disabled if switched off', async () => {
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
