import { stored } from './stored.ts';

/** What was begun with the connection and not yet ended: the credentials and the summary may not be of one piece. */
export type UnfinishedOperation = 'connect' | 'disconnect';

const store = stored<UnfinishedOperation | null>('connection.unsettled', (raw) =>
  raw === 'connect' || raw === 'disconnect' ? raw : null,
);

/** Null: the connection is whole, or there is none. */
export const readUnfinished = (): Promise<UnfinishedOperation | null> => store.read();
/** For the background alone. */
export const writeUnfinished = (begun: UnfinishedOperation | null): Promise<void> => store.write(begun);
