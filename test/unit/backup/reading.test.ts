import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BACKUP_ALARM, createBackupRunner } from '../../../lib/background/backup/backup-runner.ts';
import { forgetBackups, readRuns } from '../../../lib/history/backup/index.ts';
import { message } from '../../../lib/i18n/index.ts';
import { openLibrary, openWriter } from '../../../lib/library/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { alarmNames, furnish } from '../background/browser.ts';
import { connection } from '../background/connected.ts';
import { type OpenWorld, openWorld } from './world.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let world: OpenWorld;
const markRefused = vi.fn(async () => {});

beforeEach(async () => {
  furnish();
  await forgetBackups(null);
  await (await openLibrary()).clear();
  await writeConnection(connection);
  world = await openWorld('current', 12);
});
afterEach(async () => {
  vi.useRealTimers();
  await world.platform.close();
});

/** Does it at the first read of an article. */
function atFirstRead(work: () => Promise<unknown>): Promise<unknown> {
  return new Promise((resolve) => {
    const stop = world.platform.on('request', ({ request }) => {
      if (!request.path.endsWith('/article')) return;
      stop();
      resolve(work());
    });
  });
}

describe('a backup run', () => {
  it('stops while paused and continues where it was', async () => {
    const { worldId } = world.platform;
    const backup = createBackupRunner(world.services);
    const paused = atFirstRead(() => backup.pause(worldId));
    await backup.begin(worldId, 'backup');
    await paused;
    await backup.wake();
    expect(await world.run()).toMatchObject({ state: 'paused', step: 'things' });
    world.platform.clearRequests();
    await backup.goOn(worldId);
    await backup.wake();
    expect(await world.run()).toMatchObject({ state: 'ready' });
    expect(world.paths().filter((path) => path.endsWith('/world/articles'))).toEqual([]);
  });

  it('leaves nothing behind when it is stopped', async () => {
    const { worldId } = world.platform;
    const backup = createBackupRunner(world.services);
    const stopped = atFirstRead(() => backup.stop(worldId));
    await backup.begin(worldId, 'backup');
    await stopped;
    await backup.wake();
    expect(await readRuns()).toEqual([]);
    expect(await alarmNames()).not.toContain(BACKUP_ALARM);
  });

  it('waits without a connection, keeps its alarm, and retries', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const service = vi.fn(world.services.service).mockResolvedValueOnce(null);
    const services = { ...world.services, service };
    const backup = createBackupRunner(services);
    await backup.begin(world.platform.worldId, 'backup');
    await backup.wake();
    expect(await world.run()).toMatchObject({
      state: 'waiting',
      sentence: message('backup.notConnected'),
    });
    expect(await alarmNames()).toContain(BACKUP_ALARM);
    await backup.wake();
    expect((await world.run()).state).toBe('waiting');
    vi.setSystemTime(Date.now() + 61_000);
    await createBackupRunner(services).resume();
    expect((await world.run()).state).toBe('ready');
    expect(await alarmNames()).not.toContain(BACKUP_ALARM);
  });

  it('fails with World Anvil’s reason if the credentials are rejected', async () => {
    const services = { ...world.services, markRefused };
    const backup = createBackupRunner(services);
    world.platform.faults.add({ kind: 'status', status: 401 });
    await backup.begin(world.platform.worldId, 'backup');
    await backup.wake();
    expect(await world.run()).toMatchObject({
      state: 'failed',
      sentence: expect.objectContaining({ id: expect.stringMatching(/^service\./) }),
    });
    expect(markRefused).toHaveBeenCalledOnce();
    world.platform.faults.clear();
    await backup.goOn(world.platform.worldId);
    await backup.wake();
    expect(await world.run()).toMatchObject({ state: 'ready', sentence: null });
  });

  it('waits while its offline copy is paused', async () => {
    const { worldId } = world.platform;
    const backup = createBackupRunner(world.services);
    const paused = atFirstRead(() => openWriter().pause(worldId, true));
    await backup.begin(worldId, 'backup');
    await paused;
    await backup.wake();
    expect(await world.run()).toMatchObject({
      state: 'waiting',
      sentence: message('backup.syncPaused'),
    });
  });
});
