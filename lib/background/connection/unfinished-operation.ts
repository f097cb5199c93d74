import browser from 'webextension-polyfill';
import { readUnsettled, type Unsettled, writeUnsettled } from '../../settings/index.ts';

/** Ends what was begun with the connection, should the worker die over it or the network fail it. */
export const SETTLE_ALARM = 'connection';

/** Called before the first of several writes that belong together. */
export async function begin(work: Unsettled): Promise<void> {
  await browser.alarms.create(SETTLE_ALARM, { delayInMinutes: 0.5, periodInMinutes: 1 });
  await writeUnsettled(work);
}

export const beganWith = (): Promise<Unsettled | null> => readUnsettled();

/** Called after the last of them. */
export async function end(): Promise<void> {
  await writeUnsettled(null);
  await browser.alarms.clear(SETTLE_ALARM);
}
