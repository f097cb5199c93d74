import browser from 'webextension-polyfill';
import { stored } from '../../stored-state/index.ts';

/** An operation that began and hasn't ended. Credentials and summary may not match. */
export type UnfinishedOperation = 'connect' | 'disconnect';

/** Ends an unfinished operation if the worker dies or the network fails. */
export const CONNECTION_ALARM = 'connection';

const store = stored<UnfinishedOperation | null>('connection.unsettled', (raw) =>
  raw === 'connect' || raw === 'disconnect' ? raw : null,
);

/** Call it before the first of several writes that belong together. */
export async function beginOperation(operation: UnfinishedOperation): Promise<void> {
  await browser.alarms.create(CONNECTION_ALARM, { delayInMinutes: 0.5, periodInMinutes: 1 });
  await store.write(operation);
}

/** Null: no operation is unfinished. */
export const readUnfinished = (): Promise<UnfinishedOperation | null> => store.read();

/** Call it after the last write. */
export async function endOperation(): Promise<void> {
  await store.write(null);
  await browser.alarms.clear(CONNECTION_ALARM);
}
