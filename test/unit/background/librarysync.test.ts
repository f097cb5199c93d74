import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLibrarySync, LIBRARY_ALARM, LOOK_ALARM } from '../../../entrypoints/background/librarysync.ts';
import { openLibrary } from '../../../lib/library/index.ts';
import type { Service, ServiceFailure } from '../../../lib/service/index.ts';
import { readConnection, writeConnection } from '../../../lib/settings/index.ts';
import { alarmNames, furnish } from './browser.ts';
import { failing, service, WORLDS } from './service.ts';

const current = vi.fn<() => Promise<Service | null>>();
const sync = createLibrarySync({
  service: current,
  serviceWith: () => expect.unreachable(),
  forget: async () => {},
});

const empty = async () => ({ items: [], offset: 0, last: true, skipped: 0 });
const world: Service['world'] = async (id) => ({
  id,
  title: 'Kyr',
  slug: null,
  url: null,
  ownership: null,
  description: '',
  tags: [],
  customTemplates: [],
  newArticleState: null,
  articleCount: 0,
});
const whole = () => service({ world, categories: empty, articles: empty });
const stopping = (failure: ServiceFailure) =>
  service({ world, categories: empty, articles: failing(failure) });

beforeEach(async () => {
  furnish();
  await (await openLibrary()).clear();
  await writeConnection({
    state: 'connected',
    address: 'https://worlds.example',
    version: 'current',
    segment: '',
    username: 'mira',
    accountId: 'u1',
    worlds: WORLDS,
    worldId: 'w1',
    keyEnding: '',
    tokenEnding: '',
    hasPassphrase: false,
    templates: [],
  });
});

const copy = async () => (await openLibrary()).world('w1');

describe('the library’s sync', () => {
  it('runs to the end, and leaves no alarm behind', async () => {
    current.mockResolvedValue(whole());
    sync.refresh('w1');
    await vi.waitFor(async () => expect((await copy()).syncedAt).not.toBeNull());
    await vi.waitFor(async () => expect(await alarmNames()).toEqual([]));
  });

  it('goes on with the alarm after a failure that passes', async () => {
    current.mockResolvedValue(stopping({ kind: 'offline', sentence: 's' }));
    sync.refresh('w1');
    await vi.waitFor(async () => expect((await copy()).progress).not.toBeNull());
    expect(await alarmNames()).toEqual([LIBRARY_ALARM]);
    current.mockResolvedValue(whole());
    await vi.waitFor(async () => {
      await sync.resume();
      expect((await copy()).progress).toBeNull();
    });
    expect(await alarmNames()).toEqual([]);
  });

  it('says that the credentials were refused, and gives up', async () => {
    current.mockResolvedValue(stopping({ kind: 'unauthorised', sentence: 'Wrong key.' }));
    sync.refresh('w1');
    await vi.waitFor(async () => expect(await readConnection()).toMatchObject({ state: 'refused' }));
    await vi.waitFor(async () => expect(await alarmNames()).toEqual([]));
  });

  it('looks again each hour once it was told to, and never for what is not connected', async () => {
    current.mockResolvedValue(whole());
    await sync.look();
    expect((await copy()).syncedAt).not.toBeNull();
    expect(await alarmNames()).toEqual([LOOK_ALARM]);
    await sync.stop();
    expect(await alarmNames()).toEqual([]);
    await writeConnection({ state: 'none' });
    await sync.look();
    expect(await alarmNames()).toEqual([]);
  });

  it('that was stopped has written its last when stopping is over', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slow: Service['world'] = async (id, options) => {
      await gate;
      return world(id, options);
    };
    current.mockResolvedValue(service({ world: slow, categories: empty, articles: empty }));
    sync.refresh('w1');
    await vi.waitFor(async () => expect((await (await openLibrary()).sync.state('w1')).phase).toBe('world'));
    const stopped = sync.stop();
    go();
    await stopped;
    await (await openLibrary()).clear();
    await new Promise((resolve) => setTimeout(resolve));
    expect((await copy()).world).toBeNull();
  });

  it('has nothing to resume where nothing was cut off', async () => {
    current.mockResolvedValue(whole());
    await sync.resume();
    expect((await copy()).syncedAt).toBeNull();
    expect(await alarmNames()).toEqual([]);
  });
});
