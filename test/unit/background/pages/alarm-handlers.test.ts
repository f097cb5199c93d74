import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { CallService } from '../../../../lib/background/core/call-service.ts';
import { alarmHandlers, versionsTarget } from '../../../../lib/background/pages/alarm-handlers.ts';
import { message } from '../../../../lib/i18n/index.ts';
import { openLocalCopy, openWriter, putBody } from '../../../../lib/library/index.ts';
import type { Sender } from '../../../../lib/messaging/index.ts';
import { failed, ok } from '../../../../lib/model/index.ts';
import { changeSettings } from '../../../../lib/settings/index.ts';
import { writeConnection } from '../../../../lib/stored-state/index.ts';
import { deleteVersions, dismissAlarm, readVersions } from '../../../../lib/versions/index.ts';
import { entry } from '../../library/entry.ts';
import { exportedArticle } from '../../library/import/exported.ts';
import { content } from '../../messaging/senders.ts';
import { furnish } from '../browser.ts';
import { connection } from '../connected.ts';

const SITE = 'https://worlds.example';
const NEEDLE = '0a1b2c3d-0000-4000-8000-000000000001';
const STRANGE = '0a1b2c3d-0000-4000-8000-000000000009';
const SECRET = '0a1b2c3d-0000-4000-8000-000000000002';
const VISUAL = `/p/athena/article/${NEEDLE}`;
const TABLE = 'At night:\n\n[table][tr][td]Tide[/td][td]nine fathoms[/td][/tr][/table]';
const FLAT = 'At night:\n\nTide nine fathoms';
const NOW = Date.UTC(2026, 10, 30);
const NOTHING = ok({ loss: null, isOld: false });
const LOSS = expect.stringMatching(/^The text of .+ lost 1 table\.$/);
const LOST = ok({ loss: LOSS, isOld: false });

const from = (path: string, incognito = false, site = SITE): Sender => ({
  ...content,
  ...{ origin: site, url: site + path, tab: { id: 3, windowId: 1, url: site + path, incognito } },
});

/** What World Anvil has when the entry is read again. */
let saved: { content: string; updatedAt: number };
const store = () =>
  putBody('w1', {
    ...{ ref: { kind: 'article', id: NEEDLE }, text: saved.content, updatedAt: saved.updatedAt },
    resource: exportedArticle(NEEDLE, 'The Needle', { content: saved.content }).article,
  });
const read = vi.fn(store);
const call: CallService = async () => {
  await read();
  return failed({ kind: 'offline', sentence: message('service.internal') });
};
let handlers = alarmHandlers(call);
const alarmAt = (sender: Sender) => handlers['page.alarm']({}, sender);

beforeEach(async () => {
  furnish();
  await Promise.all([fakeBrowser.storage.local.clear(), fakeBrowser.storage.session.clear()]);
  await (await openLocalCopy()).clear();
  await deleteVersions(null);
  await writeConnection(connection);
  await openWriter().put('w1', [
    entry(NEEDLE, 'The Needle', { url: '/w/saltmere-mira/a/the-needle-landmark' }),
    entry(SECRET, 'Who lit it', { kind: 'secret', template: null, state: 'private' }),
  ]);
  read.mockReset().mockImplementation(store);
  handlers = alarmHandlers(call);
  saved = { content: TABLE, updatedAt: 1 };
  await store();
});

describe('the alarm beside an editor', () => {
  it('says what a save has lost, in the words of the panel, and opens the versions with it', async () => {
    saved = { content: FLAT, updatedAt: 2 };
    expect(await alarmAt(from(VISUAL))).toEqual(LOST);
    const target = { view: 'versions', worldId: 'w1', kind: 'article', id: NEEDLE };
    expect(await versionsTarget(from(VISUAL))).toEqual(target);
  });

  it('is silent about ordinary edits, and once all is back', async () => {
    saved = { content: `${TABLE}\n\nAnd more.`, updatedAt: 2 };
    expect(await alarmAt(from(VISUAL))).toEqual(NOTHING);
    saved = { content: FLAT, updatedAt: 3 };
    expect(await alarmAt(from(VISUAL))).toEqual(LOST);
    saved = { content: TABLE, updatedAt: 4 };
    expect(await alarmAt(from(VISUAL))).toEqual(NOTHING);
  });

  it('says what is known while World Anvil can’t be reached', async () => {
    saved = { content: FLAT, updatedAt: 2 };
    await store();
    read.mockResolvedValue();
    expect(await alarmAt(from(VISUAL))).toEqual(LOST);
  });

  it('ends when the person says in the panel that it was intended', async () => {
    saved = { content: FLAT, updatedAt: 2 };
    await alarmAt(from(VISUAL));
    await dismissAlarm('w1', { kind: 'article', id: NEEDLE });
    expect(await alarmAt(from(VISUAL))).toEqual(NOTHING);
  });

  it('stays closed on pages, and in the panel until the person has seen to it; a later loss is said again', async () => {
    saved = { content: FLAT, updatedAt: 2 };
    await alarmAt(from(VISUAL));
    await handlers['page.closeAlarm']({}, from(VISUAL));
    expect(await alarmAt(from(VISUAL))).toEqual(NOTHING);
    const ref = { kind: 'article', id: NEEDLE } as const;
    expect((await readVersions('w1', ref))?.alarm).toMatchObject({ losses: [{ kind: 'table', count: 1 }] });
    for (const [text, updatedAt] of [[TABLE, 3] as const, [FLAT, 4] as const]) {
      saved = { content: text, updatedAt };
      await store();
    }
    expect(await alarmAt(from(VISUAL))).toEqual(LOST);
  });

  it.each([
    ['in a private window', from(VISUAL, true)],
    ['in an entry of another world', from(`/p/athena/article/${STRANGE}`)],
    ['on a page that is no editor', from('/w/saltmere-mira/a/the-needle-landmark')],
    ['on another site', from(VISUAL, false, 'https://other.example')],
    ['in a secret', from(`/world/secret/${SECRET}/edit`)],
    ['in the editor of a new entry', from('/world/landmark/new')],
  ])('reads and says nothing %s', async (_, sender) => {
    expect(await alarmAt(sender)).toEqual(NOTHING);
    expect(await versionsTarget(sender)).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });

  it('reads nothing where the person wants no tools on pages', async () => {
    await changeSettings((all) => ({ ...all, pagesOff: ['all'] }));
    expect(await alarmAt(from(VISUAL))).toEqual(NOTHING);
    expect(read).not.toHaveBeenCalled();
  });

  it('reads only so often, says when what it knows is old, and reads again once it may', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(NOW);
    handlers = alarmHandlers(call);
    for (let asked = 0; asked < 30; asked++) expect(await alarmAt(from(VISUAL))).toEqual(NOTHING);
    saved = { content: FLAT, updatedAt: 2 };
    expect(await alarmAt(from(VISUAL))).toEqual(ok({ loss: null, isOld: true }));
    expect(read).toHaveBeenCalledTimes(30);
    expect(await alarmAt(from(VISUAL, true))).toEqual(NOTHING);
    now.mockReturnValue(NOW + 60_000);
    expect(await alarmAt(from(VISUAL))).toEqual(LOST);
    now.mockRestore();
  });
});
