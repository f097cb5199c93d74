import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { journalHandlers } from '../../../../lib/background/pages/journal-handlers.ts';
import { deleteTexts, listTexts } from '../../../../lib/journal/index.ts';
import { openLocalCopy, openWriter, putBody } from '../../../../lib/library/index.ts';
import type { Sender } from '../../../../lib/messaging/index.ts';
import { ok } from '../../../../lib/model/index.ts';
import { changeSettings, type JournalSetting, readSettings } from '../../../../lib/settings/index.ts';
import { writeConnection } from '../../../../lib/stored-state/index.ts';
import { deleteVersions, readVersions } from '../../../../lib/versions/index.ts';
import { entry } from '../../library/entry.ts';
import { exportedArticle } from '../../library/import/exported.ts';
import { content } from '../../messaging/senders.ts';
import { furnish } from '../browser.ts';
import { connection } from '../connected.ts';

const SITE = 'https://worlds.example';
const NEEDLE = '0a1b2c3d-0000-4000-8000-000000000001';
const STRANGE = '0a1b2c3d-0000-4000-8000-000000000009';
const SECRET = '0a1b2c3d-0000-4000-8000-000000000002';
const EDITOR = `/world/article/${NEEDLE}/edit`;
const HIDDEN = `/world/secret/${SECRET}/edit`;

const from = (path: string, incognito = false, site = SITE): Sender => ({
  ...content,
  ...{ origin: site, url: site + path, tab: { id: 3, windowId: 1, url: site + path, incognito } },
});
const typed = { visit: 'v1', field: 'content', text: 'Salt.', html: null, before: '', turn: 1 };
const saved = vi.fn(async (_worldId: string, _ref: object) => {});
const handlers = journalHandlers(saved);
const choose = (journal: JournalSetting) => changeSettings((all) => ({ ...all, journal }));

/** What a page's script does: it asks, then sends a text. Whether that was stored. */
async function keepAt(path: string, sender = from(path), world: string | null = null): Promise<boolean> {
  await handlers['page.kept']({ path, world }, sender);
  const stored = await handlers['page.keep']({ path, typed }, sender);
  expect((await listTexts()).length > 0).toBe(stored.ok && stored.value);
  return stored.ok && stored.value;
}

beforeEach(async () => {
  furnish();
  await Promise.all([fakeBrowser.storage.local.clear(), fakeBrowser.storage.session.clear()]);
  await (await openLocalCopy()).clear();
  await deleteTexts(null);
  await writeConnection(connection);
  await openWriter().put('w1', [
    entry(NEEDLE, 'The Needle', { url: '/w/saltmere-mira/a/the-needle-landmark' }),
    entry(SECRET, 'Who lit it', { kind: 'secret', template: null, state: 'private' }),
  ]);
  await choose('on');
});

describe('the journal of an editor', () => {
  it('keeps what is typed in an entry of an own world', async () => {
    expect(await keepAt(EDITOR)).toBe(true);
    expect(await listTexts()).toMatchObject([{ worldId: 'w1', title: 'The Needle' }]);
    const again = await handlers['page.kept']({ path: EDITOR, world: null }, from(EDITOR));
    expect(again).toMatchObject(ok({ state: 'on', kept: [{ text: 'Salt.', isHere: true }] }));
  });

  it('has what pages stored while the background did not run, under the same rules', async () => {
    const at = Date.now() - 5_000;
    const fallback = (path: string, site = SITE, words = 'Fog.') => ({
      [`journal.fallback/${path}/${words}`]: {
        ...{ address: site + path, world: null, at },
        typed: { ...typed, visit: path, text: words },
      },
    });
    const kept = async () => {
      await fakeBrowser.storage.local.set({
        ...{
          ...fallback(EDITOR),
          ...fallback(HIDDEN),
          ...fallback(EDITOR, 'https://other.example', 'Not ours.'),
        },
        ...fallback(`/world/article/${STRANGE}/edit`),
        'journal.fallback/damaged': { typed: {} },
      });
      await handlers['journal.list']({}, from(EDITOR));
      const keys = Object.keys(await fakeBrowser.storage.local.get(null));
      expect(keys.filter((key) => key.startsWith('journal.fallback/'))).toEqual([]);
      const texts = await listTexts();
      await deleteTexts(null);
      return texts.map(({ title, at }) => [title, at]);
    };
    expect(await kept()).toEqual([['The Needle', at]]);
    await choose('off');
    expect(await kept()).toEqual([]);
    await choose('ask');
    expect(await kept()).toEqual([]);

    await choose('on');
    await fakeBrowser.storage.local.set(fallback(EDITOR));
    const again = await handlers['page.kept']({ path: EDITOR, world: null }, from(EDITOR));
    expect(again).toMatchObject(ok({ kept: [{ text: 'Fog.' }] }));
    await fakeBrowser.storage.local.set(fallback(EDITOR));
    await handlers['journal.delete']({ id: null }, from(EDITOR));
    expect(await listTexts()).toEqual([]);
    await handlers['journal.list']({}, from(EDITOR));
    expect(await listTexts()).toEqual([]);
  });

  it('says once that a text has arrived, so that the one before it becomes a version', async () => {
    saved.mockClear();
    await keepAt(EDITOR);
    const [one] = await listTexts();
    const settle = (outcome: 'arrived' | 'dismissed', id = one?.id ?? '') =>
      handlers['page.settle']({ path: EDITOR, id, outcome }, from(EDITOR));
    await settle('dismissed');
    await settle('arrived', 'unknown');
    expect(saved).not.toHaveBeenCalled();
    await settle('arrived');
    await settle('arrived');
    expect(saved.mock.calls).toEqual([['w1', { kind: 'article', id: NEEDLE }]]);
  });

  it('tells a text that was typed here from others that a sync brings', async () => {
    const ref = { kind: 'article', id: NEEDLE } as const;
    await deleteVersions(null);
    const sync = (content: string, updatedAt: number) => {
      const resource = exportedArticle(NEEDLE, 'The Needle', { content }).article;
      return putBody('w1', { ref, resource, text: content, updatedAt });
    };
    const cause = async () => (await readVersions('w1', ref))?.current?.cause;
    await sync('A rock.', 1);
    await sync('A tall rock.', 2);
    expect(await cause()).toBe('sync');
    await keepAt(EDITOR);
    await sync('Salt.', 3);
    await expect.poll(cause).toBe('editor');
    expect(await listTexts()).toEqual([]);
  });

  it('keeps a new entry of an own world that the page names, and none of another', async () => {
    expect(await keepAt('/world/landmark/new', from('/world/landmark/new'), 'w7')).toBe(false);
    expect(await keepAt('/world/landmark/new', from('/world/landmark/new'), null)).toBe(false);
    expect(await keepAt('/world/landmark/new', from('/world/landmark/new'), 'w1')).toBe(true);
  });

  it.each([
    ['in a private window', EDITOR, from(EDITOR, true)],
    [
      'in an entry of another world',
      `/world/article/${STRANGE}/edit`,
      from(`/world/article/${STRANGE}/edit`),
    ],
    ['on a page that is no editor', '/w/saltmere-mira/a/the-needle', from('/w/saltmere-mira/a/the-needle')],
    ['on another site', EDITOR, from(EDITOR, false, 'https://other.example')],
    ['in a secret', HIDDEN, from(HIDDEN)],
  ])('keeps nothing %s', async (_, path, sender) => {
    expect(await keepAt(path, sender)).toBe(false);
  });

  it.each(['ask', 'off'] as const)('keeps nothing while the setting is “%s”', async (setting) => {
    await choose(setting);
    expect(await keepAt(EDITOR)).toBe(false);
  });

  it('keeps secrets if that was asked for', async () => {
    await choose('secrets');
    expect(await keepAt(HIDDEN)).toBe(true);
  });

  it('stops at once when it is turned off, and a text is only stored where it was allowed', async () => {
    expect(await handlers['page.keep']({ path: EDITOR, typed }, from(EDITOR))).toEqual(ok(false));
    await handlers['page.kept']({ path: EDITOR, world: null }, from(EDITOR));
    await choose('off');
    expect(await handlers['page.keep']({ path: EDITOR, typed }, from(EDITOR))).toEqual(ok(false));
  });

  it('takes an answer only while it asks', async () => {
    await handlers['page.chooseJournal']({ isOn: false }, from(EDITOR));
    expect((await readSettings()).journal).toBe('on');
    await choose('ask');
    await handlers['page.chooseJournal']({ isOn: true }, from('/w/saltmere-mira'));
    expect((await readSettings()).journal).toBe('ask');
    await handlers['page.chooseJournal']({ isOn: false }, from(EDITOR));
    expect((await readSettings()).journal).toBe('off');
  });
});
