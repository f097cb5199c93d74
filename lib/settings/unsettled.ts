import { stored } from './stored.ts';

/** What was begun with the connection and not yet ended: the credentials and the summary may not be of one piece. */
export type Unsettled = 'connect' | 'disconnect';

const store = stored<Unsettled | null>('connection.unsettled', (raw) =>
  raw === 'connect' || raw === 'disconnect' ? raw : null,
);

/** Null: the connection is whole, or there is none. */
export const readUnsettled = (): Promise<Unsettled | null> => store.read();
/** For the background alone. */
export const writeUnsettled = (begun: Unsettled | null): Promise<void> => store.write(begun);
