import browser from 'webextension-polyfill';
import { type UnfinishedOperation, writeUnfinished } from '../../settings/index.ts';

/** Ends what was begun with the connection, should the worker die over it or the network fail it. */
export const CONNECTION_ALARM = 'connection';

/** Called before the first of several writes that belong together. */
export async function beginOperation(work: UnfinishedOperation): Promise<void> {
  await browser.alarms.create(CONNECTION_ALARM, { delayInMinutes: 0.5, periodInMinutes: 1 });
  await writeUnfinished(work);
}

export { readUnfinished } from '../../settings/index.ts';

/** Called after the last of them. */
export async function endOperation(): Promise<void> {
  await writeUnfinished(null);
  await browser.alarms.clear(CONNECTION_ALARM);
}
