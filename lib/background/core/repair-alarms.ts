import browser from 'webextension-polyfill';

const MINUTE = 60_000;
/** No repeating alarm is further away than this, or than its period. */
const LONGEST = 15 * MINUTE;

/**
 * Repairs alarms after the clock was set back. Chromium keeps them by the wall clock, so they would come late by that
 * time. `runnerAlarms` are left alone: a runner may be due much later, and resets its alarm when it wakes.
 */
export async function repairAlarms(
  runnerAlarms: ReadonlySet<string>,
  now: number = Date.now(),
): Promise<void> {
  for (const { name, scheduledTime, periodInMinutes } of await browser.alarms.getAll()) {
    if (periodInMinutes === undefined || runnerAlarms.has(name)) continue;
    if (scheduledTime - now > Math.max(LONGEST, periodInMinutes * MINUTE))
      await browser.alarms.create(name, { periodInMinutes });
  }
}
