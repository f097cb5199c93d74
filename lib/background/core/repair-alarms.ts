import browser from 'webextension-polyfill';

const MINUTE = 60_000;
/** No alarm that repeats is put off for longer than this, its own period aside. */
const LONGEST = 15 * MINUTE;

/**
 * Chromium keeps alarms by the wall clock: one that was set before the clock was set back by a day would come a day late.
 * @param runnerAlarms left alone: a runner may be due much later, and sets its alarm again when it is woken
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
