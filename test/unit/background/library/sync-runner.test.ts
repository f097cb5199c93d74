import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { BackgroundServices } from '../../../../lib/background/core/call-service.ts';
import { createSyncRunner } from '../../../../lib/background/library/sync-runner.ts';
import { LIBRARY_ALARM } from '../../../../lib/background/library/sync-tasks.ts';
import { readMessage } from '../../../../lib/i18n/index.ts';
import { openLocalCopy, readSyncStopped } from '../../../../lib/library/index.ts';
import type { ServiceFailure } from '../../../../lib/service/index.ts';
import { createFullService, createPacer, ServiceError } from '../../../../lib/service/index.ts';
import { changeSettings } from '../../../../lib/settings/index.ts';
import { writeConnection } from '../../../../lib/stored-state/index.ts';
import { alarmNames, furnish } from '../browser.ts';
import { connection } from '../connected.ts';
import { noVault } from '../library-work.ts';

type Signalled = { signal: AbortSignal };

/** The library's own parts have tests of their own; here counts what is asked of them, when and for which world. */
const parts = vi.hoisted(() => ({
  paused: new Set<string>(),
  done: [] as string[],
  syncWorld: vi.fn(),
  syncBodies: vi.fn(),
  isDamaged: false,
}));

vi.mock(import('../../../../lib/library/index.ts'), async (original) => {
  const { openWriter, ...rest } = await original();
  return {
    ...rest,
    openWriter: () => ({
      ...openWriter(),
      state: async (id: string) => ({ ...(await openWriter().state(id)), paused: parts.paused.has(id) }),
      pause: async (id: string, paused: boolean) =>
        void (paused ? parts.paused.add(id) : parts.paused.delete(id)),
    }),
    syncWorld: parts.syncWorld,
    syncBodies: parts.syncBodies,
    indexBodies: async () => 0,
    isCopyDamaged: async () => parts.isDamaged,
  };
});

const service = vi.fn<BackgroundServices['service']>();
const markRefused = vi.fn(async () => {});
const services: BackgroundServices = { service, vault: noVault, markRefused };
let copying: ReturnType<typeof createSyncRunner>;

const failing = (failure: ServiceFailure) => () => Promise.reject(new ServiceError(failure));
const hanging = (_service: unknown, _world: string, { signal }: Signalled) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const further = (copied: string[]) =>
  changeSettings((now) => ({ ...now, library: { ...now.library, copied } }));

beforeEach(async () => {
  furnish();
  vi.clearAllMocks();
  await fakeBrowser.alarms.clearAll();
  await Promise.all([fakeBrowser.storage.local.clear(), fakeBrowser.storage.session.clear()]);
  parts.paused.clear();
  parts.isDamaged = false;
  parts.done.length = 0;
  parts.syncWorld.mockImplementation(async (_service, worldId, { wants }) => {
    parts.done.push(`${worldId} ${wants}`);
  });
  parts.syncBodies.mockImplementation(async (_service, worldId) => {
    parts.done.push(`${worldId} bodies`);
    return 0;
  });
  service.mockResolvedValue(
    createFullService({
      ...{ address: 'https://worlds.example', version: 'current', segment: 'boromir', applicationKey: 'k' },
      ...{ userToken: 't', userAgent: 'Loreside', pacer: createPacer() },
    }),
  );
  await writeConnection(connection);
  copying = createSyncRunner(services);
});

describe('an update check', () => {
  it('syncs the lists of all copied worlds, then their full texts', async () => {
    await further(['w2', 'w9', 'w1']);
    await copying.look(Number.POSITIVE_INFINITY);
    expect(parts.done).toEqual(['w1 look', 'w2 look', 'w1 bodies', 'w2 bodies']);
    expect(await alarmNames()).toEqual([]);
  });

  it('is skipped if the last one was recent', async () => {
    await copying.look(Number.POSITIVE_INFINITY);
    await copying.look(Date.now() - 300_000);
    expect(parts.done).toEqual(['w1 look', 'w1 bodies']);
    await copying.look(Number.POSITIVE_INFINITY);
    expect(parts.done).toHaveLength(4);
  });

  it('skips paused worlds, and does nothing without a connection', async () => {
    parts.paused.add('w1');
    await copying.look(Number.POSITIVE_INFINITY);
    service.mockResolvedValue(null);
    await copying.refresh('w2');
    await writeConnection({ state: 'none' });
    await copying.look(Number.POSITIVE_INFINITY);
    expect(parts.done).toEqual([]);
    expect(await alarmNames()).toEqual([]);
  });
});

it.each([
  ['an update check', () => copying.look(Number.POSITIVE_INFINITY), 'w1 look'],
  ['an earlier request', () => copying.refresh('w1'), 'w1 whole'],
])('what a person asks for while %s runs is done after it', async (_, begin, first) => {
  parts.syncWorld.mockImplementationOnce(async () => {
    parts.done.push(first);
    const asked = async () => JSON.stringify(await fakeBrowser.storage.session.get());
    const before = await asked();
    void copying.refresh('w1');
    await vi.waitFor(async () => expect(await asked()).not.toBe(before));
  });
  await begin();
  expect(parts.done).toEqual([first, 'w1 whole', 'w1 bodies']);
});

describe('a metered connection', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: navigator.locks, connection: { saveData: true } });
    return () => vi.unstubAllGlobals();
  });

  it('isn’t used for update checks, which wait with their alarm, unless the settings allow it', async () => {
    await copying.look(Number.POSITIVE_INFINITY);
    expect(parts.done).toEqual([]);
    expect(await alarmNames()).toEqual([LIBRARY_ALARM]);
    await changeSettings((now) => ({ ...now, library: { ...now.library, onMetered: true } }));
    await copying.resume();
    expect(parts.done).toEqual(['w1 look', 'w1 bodies']);
  });

  it('is used for lists that the user asks for; other lists and full texts wait', async () => {
    await copying.look(Number.POSITIVE_INFINITY);
    await copying.refresh('w2');
    expect(parts.done).toEqual(['w2 whole']);
    expect(await alarmNames()).toEqual([LIBRARY_ALARM]);
    vi.unstubAllGlobals();
    await createSyncRunner(services).resume();
    expect(parts.done).toEqual(['w2 whole', 'w1 look', 'w2 bodies', 'w1 bodies']);
    expect(await alarmNames()).toEqual([]);
  });
});

describe('interrupted work', () => {
  it('continues in the next worker, after a death and after a temporary failure', async () => {
    parts.syncWorld.mockImplementation(failing({ kind: 'offline', sentence: readMessage('s') }));
    await further(['w2']);
    await copying.look(Number.POSITIVE_INFINITY);
    const { scheduledTime = 0 } = (await fakeBrowser.alarms.get(LIBRARY_ALARM)) ?? {};
    expect(Math.round((scheduledTime - Date.now()) / 60_000)).toBe(5);
    parts.syncWorld.mockImplementation(async (_service, worldId) => void parts.done.push(worldId));
    await createSyncRunner(services).resume();
    expect(parts.done).toEqual(['w1', 'w2', 'w1 bodies', 'w2 bodies']);
    expect(await alarmNames()).toEqual([]);
  });

  it('starts in the next worker if the first died before it stored its tasks', async () => {
    await copying.resume();
    await copying.resume();
    expect(parts.done).toEqual(['w1 look', 'w1 bodies']);
  });

  it('has its alarm before its tasks are stored', async () => {
    let alarms: string[] = [];
    const { set } = fakeBrowser.storage.session;
    vi.spyOn(fakeBrowser.storage.session, 'set').mockImplementationOnce(async (items) => {
      alarms = await alarmNames();
      await set(items);
    });
    await copying.refresh('w1');
    expect(alarms).toEqual([LIBRARY_ALARM]);
  });

  it('has its alarm while it runs', async () => {
    parts.syncWorld.mockImplementation(hanging);
    void copying.look(Number.POSITIVE_INFINITY);
    await vi.waitFor(() => expect(parts.syncWorld).toHaveBeenCalled());
    expect(await fakeBrowser.alarms.get(LIBRARY_ALARM)).toMatchObject({ periodInMinutes: 0.5 });
    await copying.stop();
  });

  it('waits for the next check after a permanent failure, and other worlds go on', async () => {
    await further(['w2']);
    parts.syncWorld.mockImplementationOnce(failing({ kind: 'forbidden', sentence: readMessage('s') }));
    await copying.look(Number.POSITIVE_INFINITY);
    expect(parts.done).toEqual(['w2 look', 'w2 bodies']);
    expect(await alarmNames()).toEqual([]);
  });

  it('restarts a damaged copy, once, but not after a bad response or on a full disk', async () => {
    const clearWorld = vi.spyOn(await openLocalCopy(), 'clearWorld').mockResolvedValue();
    parts.syncWorld.mockRejectedValue(new TypeError('entries of undefined'));
    await copying.look(Number.POSITIVE_INFINITY);
    expect(clearWorld).not.toHaveBeenCalled();
    parts.syncWorld.mockClear();
    parts.isDamaged = true;
    await copying.look(Number.POSITIVE_INFINITY);
    expect(clearWorld).toHaveBeenCalledExactlyOnceWith('w1');
    expect(parts.syncWorld).toHaveBeenCalledTimes(2);
    clearWorld.mockClear();
    parts.syncWorld.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await createSyncRunner(services).look(Number.POSITIVE_INFINITY);
    expect(clearWorld).not.toHaveBeenCalled();
    clearWorld.mockRestore();
  });

  it.each([
    ['full', new DOMException('full', 'QuotaExceededError')],
    ['blocked', new DOMException('The operation is insecure.', 'SecurityError')],
    ['failed', new DOMException('Internal error.', 'UnknownError')],
  ])(
    'stops all syncing while the browser stores nothing (%s), says so, and continues when it works again',
    async (why, error) => {
      vi.spyOn(performance, 'now').mockReturnValue(why === 'full' ? 0 : 10_000_000);
      await further(['w2']);
      parts.syncWorld.mockRejectedValueOnce(error);
      await copying.look(Number.POSITIVE_INFINITY);
      expect(await readSyncStopped()).toEqual({ why, worldId: 'w1' });
      expect(parts.done).toEqual([]);
      expect(await fakeBrowser.alarms.get(LIBRARY_ALARM)).toMatchObject({ periodInMinutes: 0.5 });
      await copying.resume();
      expect(parts.done).toEqual(['w1 look', 'w2 look', 'w1 bodies', 'w2 bodies']);
      expect(await readSyncStopped()).toBeNull();
      expect(await alarmNames()).toEqual([]);
      vi.mocked(performance.now).mockRestore();
    },
  );

  it('doesn’t report a storage failure if the copy was replaced meanwhile', async () => {
    parts.syncWorld.mockRejectedValueOnce(new DOMException('changed meanwhile', 'AbortError'));
    await copying.look(Number.POSITIVE_INFINITY);
    expect(await readSyncStopped()).toBeNull();
  });

  it('reports rejected credentials to screens', async () => {
    parts.syncWorld.mockImplementation(
      failing({ kind: 'unauthorised', sentence: readMessage('Wrong key.') }),
    );
    await copying.look(Number.POSITIVE_INFINITY);
    expect(markRefused).toHaveBeenCalledExactlyOnceWith(readMessage('Wrong key.'));
    expect(await alarmNames()).toEqual([]);
  });
});

it('full texts are read in small batches, and lists requested meanwhile come first', async () => {
  const portions = [20, 20, 3];
  parts.syncBodies.mockImplementation(async (_service, worldId) => {
    parts.done.push(`${worldId} bodies`);
    if (portions.length === 3) void copying.refresh('w2');
    return portions.shift() ?? 0;
  });
  await copying.look(Number.POSITIVE_INFINITY);
  await vi.waitFor(async () => expect(await alarmNames()).toEqual([]));
  expect(parts.done.slice(0, 3)).toEqual(['w1 look', 'w1 bodies', 'w2 whole']);
  expect(parts.done.filter((one) => one === 'w1 bodies')).toHaveLength(3);
});

describe('pausing', () => {
  it('aborts the task of this world only', async () => {
    await further(['w2']);
    parts.syncWorld.mockImplementationOnce(hanging);
    const looking = copying.look(Number.POSITIVE_INFINITY);
    await vi.waitFor(() => expect(parts.syncWorld).toHaveBeenCalled());
    await copying.pause('w1', true);
    await looking;
    expect(parts.done).toEqual(['w2 look', 'w2 bodies']);
  });

  it('ends when the world is resumed; otherwise there is nothing to resume', async () => {
    await copying.pause('w1', false);
    expect(await alarmNames()).toEqual([]);
    await copying.pause('w1', true);
    await copying.pause('w1', false);
    await vi.waitFor(() => expect(parts.done).toEqual(['w1 look', 'w1 bodies']));
  });
});

it('sends no request after stop has resolved', async () => {
  parts.syncWorld.mockImplementation(hanging);
  const looking = copying.look(Number.POSITIVE_INFINITY);
  await vi.waitFor(() => expect(parts.syncWorld).toHaveBeenCalled());
  await copying.stop();
  await looking;
  await writeConnection({ state: 'none' });
  await copying.resume();
  expect(parts.syncWorld).toHaveBeenCalledTimes(1);
});
