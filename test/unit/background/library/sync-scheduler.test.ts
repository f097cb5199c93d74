import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  writeDraftsInLibrary,
  writeMayHoldSealed,
} from '../../../../lib/background/library/draft-entries.ts';
import { createSyncScheduler } from '../../../../lib/background/library/sync-scheduler.ts';
import { LIBRARY_ALARM, UPDATE_CHECK_ALARM } from '../../../../lib/background/library/sync-tasks.ts';
import { readMessage } from '../../../../lib/i18n/index.ts';
import { openOutbox } from '../../../../lib/outbox/index.ts';
import { changeSettings } from '../../../../lib/settings/index.ts';
import { writeConnection } from '../../../../lib/stored-state/index.ts';
import { alarmNames, furnish } from '../browser.ts';
import { connection } from '../connected.ts';
import { idleWork } from '../library-work.ts';

let work: ReturnType<typeof idleWork>;
let library: ReturnType<typeof createSyncScheduler>;

beforeEach(async () => {
  furnish();
  work = idleWork();
  library = createSyncScheduler(work);
  await fakeBrowser.alarms.clearAll();
  await fakeBrowser.storage.local.clear();
  await writeConnection(connection);
  const outbox = await openOutbox();
  for (const { id } of await outbox.list()) await outbox.remove(id, () => true);
});

const look = () => fakeBrowser.alarms.get(UPDATE_CHECK_ALARM);
const minutes = (lookMinutes: number | null) =>
  changeSettings((now) => ({ ...now, library: { ...now.library, lookMinutes } }));

describe('sync', () => {
  it('resumes if an earlier worker left its alarm', async () => {
    await fakeBrowser.alarms.create(LIBRARY_ALARM, { periodInMinutes: 0.5 });
    await library.resume();
    expect(work.resume).toHaveBeenCalled();
  });

  it('opens nothing if nothing was begun', async () => {
    await library.resume();
    await library.settle();
    await library.onSettings();
    expect(await library.unsealed(async () => 'changed')).toBe('changed');
    for (const part of Object.values(work)) expect(part).not.toHaveBeenCalled();
  });

  it('clears its alarms when it is stopped', async () => {
    await library.look();
    await library.stop();
    expect(work.stop).toHaveBeenCalled();
    expect(await alarmNames()).toEqual([]);
  });

  it('doesn’t start without a connection', async () => {
    await writeConnection({ ...connection, state: 'locked' });
    await library.look();
    await writeConnection({ state: 'none' });
    await library.look();
    expect(work.look).not.toHaveBeenCalled();
    expect(await alarmNames()).toEqual([]);
  });
});

describe('update checks', () => {
  it('run as often as the settings say, or not at all', async () => {
    await library.schedule();
    expect(await look()).toMatchObject({ periodInMinutes: 60 });
    await minutes(15);
    await library.onSettings();
    expect(await look()).toMatchObject({ periodInMinutes: 15 });
    await minutes(null);
    await library.onSettings();
    expect(await look()).toBeUndefined();
  });

  it('aren’t postponed by each start', async () => {
    await library.schedule();
    const first = await look();
    await library.schedule();
    expect(await look()).toEqual(first);
  });

  it('on opening a screen are skipped if the last one is less than five minutes old', async () => {
    await library.lookIfOld();
    const since = work.look.mock.lastCall?.[0] ?? 0;
    expect(Math.abs(Date.now() - 5 * 60_000 - since)).toBeLessThan(60_000);
    await library.look();
    expect(work.look).toHaveBeenLastCalledWith(Number.POSITIVE_INFINITY);
  });
});

it('what a person asked for ends in a value or a problem', async () => {
  expect(await library.refreshOne({ worldId: 'w1', kind: 'article', id: 'a' })).toEqual({
    ok: true,
    value: true,
  });
  expect(await library.readSecret({ worldId: 'w1', id: 's' })).toEqual({
    ok: false,
    problem: { kind: 'none', sentence: readMessage('None.') },
  });
});

describe('drafts', () => {
  it('with a library entry are settled until the entry is gone', async () => {
    await writeDraftsInLibrary({ d1: 'w1' });
    await library.settle();
    expect(work.settle).toHaveBeenCalledTimes(1);
  });

  it('that are pending are settled', async () => {
    const { queued } = await import('../connected.ts');
    await (await openOutbox()).add(queued('d7'));
    await library.settle();
    expect(work.settle).toHaveBeenCalledTimes(1);
  });
});

it('encrypted secrets are only checked if there may be any', async () => {
  await writeMayHoldSealed(true);
  await library.onSettings();
  expect(await library.unsealed(async () => 'changed')).toBe('changed');
  expect([work.checkSealed.mock.calls.length, work.unsealed.mock.calls.length]).toEqual([1, 1]);
});
