import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { CallService } from '../../../../lib/background/core/call-service.ts';
import { addressOf } from '../../../../lib/background/pages/page-entry.ts';
import { createPageHandlers } from '../../../../lib/background/pages/page-handlers.ts';
import { isPinned, readPins } from '../../../../lib/entries/pins.ts';
import { message, readMessage } from '../../../../lib/i18n/index.ts';
import { type Entry, openLocalCopy, openWriter } from '../../../../lib/library/index.ts';
import type { Sender } from '../../../../lib/messaging/index.ts';
import { failed, unwrap } from '../../../../lib/model/index.ts';
import { changeSettings } from '../../../../lib/settings/index.ts';
import { writeConnection } from '../../../../lib/stored-state/index.ts';
import { content } from '../../messaging/senders.ts';
import { furnish } from '../browser.ts';
import { connection } from '../connected.ts';

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
const call: CallService = async (work) => {
  asked(work);
  return failed({ kind: 'offline', sentence: readMessage('Away.') });
};
const pages = createPageHandlers(call);
/** What a page at an address is copied as, which tells what it was taken for; null: nothing is shown there. */
const looked = async (sender: Sender, edit: string | null = null) => {
  const answer = unwrap(await pages['page.look']({ edit, isUnseen: false }, sender));
  return answer.find(({ id }) => id === 'embed')?.text ?? null;
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

describe('a page gets', () => {
  it('the entry it shows, by its address or the id in it', async () => {
    expect(await looked(PAGE)).toBe(`[articleblock:${UUID}]`);
    expect(await looked(at(`/world/article/${UUID}/edit`))).toBe(`[articleblock:${UUID}]`);
    expect(asked).not.toHaveBeenCalled();
  });

  it('nothing on other sites, about other worlds, or on pages without an entry', async () => {
    const path = '/w/saltmere-mira/a/the-needle-landmark';
    const url = `https://other.example${path}`;
    expect(await looked(at(path, { origin: 'https://other.example', url, tab: { id: 3, url } }))).toBeNull();
    expect(await looked(at('/w/elsewhere/a/the-needle-landmark'))).toBeNull();
    expect(await looked(at('/dashboard'))).toBeNull();
    expect(await looked(at('/world/person/new'))).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('nothing private while the screen is shared, and nothing if that is off', async () => {
    await openWriter().put('w1', [entry({ isDraft: true })]);
    await fakeBrowser.storage.session.set({ screenshare: true });
    expect(await looked(PAGE)).toBeNull();
    await fakeBrowser.storage.session.clear();
    expect(await looked(PAGE)).not.toBeNull();
    await changeSettings((all) => ({ ...all, pagesOff: ['bar'] }));
    expect(await looked(PAGE)).toBeNull();
  });

  it('an unknown entry after one request, which isn’t repeated for a while', async () => {
    const unknown = at('/world/article/0a1b2c3d-0000-4000-8000-00000000ffff/edit');
    expect(await looked(unknown)).toBeNull();
    expect(await looked(unknown)).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
    // Of what others share no copy is made unasked.
    expect(await looked(at('/block/77'))).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('neither title nor status of an entry outside the offline copy', async () => {
    await openWriter().put('w1', [entry({ isDraft: true, state: 'private', title: 'Zyxwv' })]);
    const answer = unwrap(await pages['page.look']({ edit: null, isUnseen: false }, PAGE));
    const drawn = answer.map(({ text, ...button }) => button);
    expect(drawn.length).toBeGreaterThan(5);
    expect(JSON.stringify(drawn)).not.toMatch(/Zyxwv|Pinned in|private"/);
  });
});

describe('a page may', () => {
  it('pin its own entry', async () => {
    const pin = { worldId: 'w1', ref: { kind: 'article', id: UUID } } as const;
    expect(await pages['page.act']({ action: 'pin' }, PAGE)).toMatchObject({
      ok: true,
      value: { sentence: 'Pinned in the panel.' },
    });
    expect(isPinned(await readPins(), pin)).toBe(true);
    await pages['page.act']({ action: 'pin' }, PAGE);
    expect(isPinned(await readPins(), pin)).toBe(false);
  });

  it('do nothing with another or invalid entry, or by a disabled action', async () => {
    const refused = {
      ok: false,
      problem: { kind: 'notHere', sentence: message('worldPage.notHere') },
    };
    const act = { action: 'append' } as const;
    expect(await pages['page.act'](act, at(`/world/secret/${SECRET}/edit`))).toEqual(refused);
    expect(await pages['page.act'](act, at('/dashboard'))).toEqual(refused);
    await changeSettings((all) => ({ ...all, pagesOff: ['pin'] }));
    expect(await pages['page.act']({ action: 'pin' }, PAGE)).toEqual(refused);
    expect(await readPins()).toEqual([]);
  });

  it('not send more requests than a person would', async () => {
    const quick = createPageHandlers(call);
    const act = () => quick['page.act']({ action: 'pin' }, PAGE);
    const all = await Promise.all(Array.from({ length: 40 }, act));
    expect(all.filter(({ ok }) => ok)).toHaveLength(30);
  });
});

describe('a page’s address', () => {
  it('is the tab’s own if it is on the same site, and never another site’s', () => {
    const moved = { ...PAGE, tab: { id: 3, url: `${SITE}/w/saltmere-mira/a/other` } };
    expect(addressOf(moved)).toBe(`${SITE}/w/saltmere-mira/a/other`);
    expect(addressOf({ ...PAGE, tab: { id: 3, url: 'https://other.example/' } })).toBe(PAGE.url);
    expect(addressOf({ ...PAGE, tab: { id: 3 } })).toBe(PAGE.url);
  });
});
