import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { repairAlarms } from '../../../../lib/background/core/repair-alarms.ts';

const DAY = 24 * 3_600_000;
const scheduledIn = async (name: string, now: number) =>
  ((await fakeBrowser.alarms.get(name))?.scheduledTime ?? Number.NaN) - now;

beforeEach(() => fakeBrowser.reset());

it('makes a repeating alarm come in time after the clock was set back by a day', async () => {
  await fakeBrowser.alarms.create('look', { periodInMinutes: 60 });
  await fakeBrowser.alarms.create('work', { periodInMinutes: 0.5 });
  // Created a day ahead, as seen by the clock that was set back.
  await fakeBrowser.alarms.create('late', { when: Date.now() + DAY, periodInMinutes: 5 });
  const now = Date.now();
  await repairAlarms(new Set(), now);
  expect(await scheduledIn('late', now)).toBeLessThanOrEqual(5 * 60_000 + 1_000);
  const earlier = now - DAY;
  await repairAlarms(new Set(), earlier);
  expect(await scheduledIn('look', now)).toBeLessThanOrEqual(60 * 60_000 + 1_000);
});

it('leaves alarms alone that come in time, and those of runners, which may be due much later', async () => {
  await fakeBrowser.alarms.create('look', { when: Date.now() + 20 * 60_000, periodInMinutes: 60 });
  await fakeBrowser.alarms.create('once', { when: Date.now() + DAY });
  await fakeBrowser.alarms.create('outbox', { when: Date.now() + DAY, periodInMinutes: 0.5 });
  const before = await fakeBrowser.alarms.getAll();
  await repairAlarms(new Set(['outbox']), Date.now());
  expect(await fakeBrowser.alarms.getAll()).toEqual(before);
});
