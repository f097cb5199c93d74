import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Changing } from '../../../entrypoints/deferred/changing.ts';
import type { Asking } from '../../../entrypoints/deferred/outcome.ts';
import { switched, tagsOf } from '../../../entrypoints/deferred/pageacts.ts';
import { createPageAnswers } from '../../../entrypoints/deferred/pages.ts';
import { addressOf } from '../../../entrypoints/deferred/pagething.ts';
import type { Sender } from '../../../lib/bridge/index.ts';
import { type Entry, openLocalCopy, openWriter } from '../../../lib/library/index.ts';
import { changeSettings, writeConnection } from '../../../lib/settings/index.ts';
import { content } from '../bridge/senders.ts';
import { furnish } from './browser.ts';
import { connection } from './connected.ts';

const SITE = 'https://worlds.example';
const UUID = '0a1b2c3d-0000-4000-8000-000000000001';

const SECRET = '0a1b2c3d-0000-4000-8000-0000000000aa';

const entry = (more: Partial<Entry>): Entry => ({
  ...{ kind: 'article', id: UUID, worldId: 'w1', title: 'The Needle', aliases: [], template: 'landmark' },
  ...{ state: 'public', isDraft: false, isWip: false, tags: ['sea'], excerpt: null, slug: null },
  ...{ url: '/w/saltmere-mira/a/the-needle-landmark', categoryId: null, updatedAt: 1, wordcount: null },
  ...{ isPending: false, ...more },
});

const at = (path: string, more: Partial<Sender> = {}): Sender => ({
  ...content,
  ...{ origin: SITE, url: SITE + path, tab: { id: 3, windowId: 1, url: SITE + path } },
  ...more,
});
const PAGE = at('/w/saltmere-mira/a/the-needle-landmark');

const asked = vi.fn();
const ask: Asking = async (work) => {
  asked(work);
  return { ok: false, sentence: 'Away.' };
};
const changing = {
  change: vi.fn<Changing['change']>(),
  append: vi.fn<Changing['append']>(),
  undo: vi.fn<Changing['undo']>(),
};
const pages = createPageAnswers(ask, changing);
const looked = async (sender: Sender, edit: string | null = null) => {
  const answer = await pages['page.look']({ edit, isUnseen: false }, sender);
  return answer.ok ? answer.value.thing : answer.sentence;
};

beforeEach(async () => {
  furnish();
  vi.clearAllMocks();
  await Promise.all([fakeBrowser.storage.local.clear(), fakeBrowser.storage.session.clear()]);
  await (await openLocalCopy()).clear();
  await writeConnection(connection);
  await openWriter().put('w1', [
    entry({}),
    entry({ id: SECRET, kind: 'secret', title: 'Who lit it', url: null }),
  ]);
});

describe('a page is told', () => {
  it('what it shows, by its address or by the id in it', async () => {
    expect(await looked(PAGE)).toMatchObject({ title: 'The Needle', worldId: 'w1', isAdult: null });
    expect(await looked(at(`/world/article/${UUID}/edit`))).toMatchObject({ title: 'The Needle' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('nothing on other sites, of other worlds, and on pages that show nothing', async () => {
    const path = '/w/saltmere-mira/a/the-needle-landmark';
    const url = `https://other.example${path}`;
    expect(await looked(at(path, { origin: 'https://other.example', url, tab: { id: 3, url } }))).toBeNull();
    expect(await looked(at('/w/elsewhere/a/the-needle-landmark'))).toBeNull();
    expect(await looked(at('/dashboard'))).toBeNull();
    expect(await looked(at('/world/person/new'))).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('nothing private while the screen is shared, and nothing at all where that was switched off', async () => {
    await openWriter().put('w1', [entry({ isDraft: true })]);
    await fakeBrowser.storage.session.set({ screenshare: true });
    expect(await looked(PAGE)).toBeNull();
    await fakeBrowser.storage.session.clear();
    expect(await looked(PAGE)).toMatchObject({ isDraft: true });
    await changeSettings((all) => ({ ...all, pagesOff: ['bar'] }));
    expect(await looked(PAGE)).toBeNull();
  });

  it('after one read, where the copy does not know it yet; not again for a while', async () => {
    const unknown = at('/world/article/0a1b2c3d-0000-4000-8000-00000000ffff/edit');
    expect(await looked(unknown)).toBeNull();
    expect(await looked(unknown)).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
    // Of what others share no copy is made unasked.
    expect(await looked(at('/block/77'))).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('of a secret its title, never what it says', async () => {
    const secret = await looked(at(`/world/secret/${SECRET}/edit`));
    expect(secret).toMatchObject({ kind: 'secret', title: 'Who lit it' });
    expect(Object.keys(Object(secret)).sort()).toEqual([
      'category',
      'id',
      'isAdult',
      'isDraft',
      'isWip',
      'kind',
      'state',
      'tags',
      'template',
      'title',
      'worldId',
    ]);
  });
});

describe('a page may', () => {
  it('do what its own thing allows, told from what it saw', async () => {
    changing.change.mockResolvedValue({ ok: true, value: { state: 'same', stands: {} } });
    await pages['page.act']({ action: 'draft', value: 'true', choice: null }, PAGE);
    expect(changing.change).toHaveBeenCalledExactlyOnceWith({
      ref: { worldId: 'w1', kind: 'article', id: UUID },
      title: 'The Needle',
      cause: 'flags',
      changes: { isDraft: true },
      seen: { isDraft: false },
    });
    await pages['page.act']({ action: 'tags', value: 'sea, lamp', choice: 'sea' }, PAGE);
    expect(changing.change).toHaveBeenLastCalledWith(
      expect.objectContaining({ changes: { tags: ['sea', 'lamp'] }, seen: { tags: ['sea'] } }),
    );
  });

  it('do nothing with a thing that it does not fit, that is none, or by an action that was switched off', async () => {
    const act = { action: 'draft', value: 'true', choice: null } as const;
    const refused = { ok: false, sentence: expect.stringContaining('Nothing was changed') };
    expect(await pages['page.act'](act, at(`/world/secret/${SECRET}/edit`))).toMatchObject(refused);
    expect(await pages['page.act'](act, at('/dashboard'))).toMatchObject(refused);
    await changeSettings((all) => ({ ...all, pagesOff: ['draft'] }));
    expect(await pages['page.act'](act, PAGE)).toMatchObject(refused);
    expect(changing.change).not.toHaveBeenCalled();
  });

  it('not ask for more than a person would', async () => {
    changing.change.mockResolvedValue({ ok: true, value: { state: 'same', stands: {} } });
    const quick = createPageAnswers(ask, changing);
    const act = () => quick['page.act']({ action: 'wip', value: 'true', choice: null }, PAGE);
    const all = await Promise.all(Array.from({ length: 40 }, act));
    expect(all.filter(({ ok }) => ok)).toHaveLength(30);
    expect(changing.change).toHaveBeenCalledTimes(30);
  });

  it('take back no change that is not one of its own thing', async () => {
    expect(await pages['page.undo']({ change: 'of-something-else' }, PAGE)).toMatchObject({ ok: false });
    expect(changing.undo).not.toHaveBeenCalled();
  });
});

describe('the address of a page', () => {
  it('is the tab’s own where that is of the same site, and never one of another', () => {
    const moved = { ...PAGE, tab: { id: 3, url: `${SITE}/w/saltmere-mira/a/other` } };
    expect(addressOf(moved)).toBe(`${SITE}/w/saltmere-mira/a/other`);
    expect(addressOf({ ...PAGE, tab: { id: 3, url: 'https://other.example/' } })).toBe(PAGE.url);
    expect(addressOf({ ...PAGE, tab: { id: 3 } })).toBe(PAGE.url);
  });
});

it('tags are what stands between commas, each once', () => {
  expect(tagsOf(' sea, #lamp,,sea , two words ')).toEqual(['sea', 'lamp', 'two words']);
});

it('a switch is one field, from what was seen to what is wanted', () => {
  expect(switched('state', true)).toMatchObject({ seen: { state: 'public' }, changes: { state: 'private' } });
  expect(switched('adult', false)).toMatchObject({ changes: { isAdultContent: false } });
  expect(switched('open', true)).toBeNull();
});
