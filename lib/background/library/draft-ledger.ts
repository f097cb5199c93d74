import * as z from 'zod/mini';
import { stored } from '../../stored-state/index.ts';

/** Drafts that stand, or may stand, in the library as on their way: the draft's id, and its world's. */
export type DraftsInLibrary = Record<string, string>;

const drafts = z.record(z.string(), z.string());

const ledger = stored<DraftsInLibrary>('library.drafts', (raw) => {
  const parsed = drafts.safeParse(raw);
  return parsed.success ? parsed.data : {};
});

/** For the background alone. Written before an entry is, and after it is gone: whatever is cut off is found again. */
export const readDraftsInLibrary = (): Promise<DraftsInLibrary> => ledger.read();
/** For the background alone. */
export const writeDraftsInLibrary = (all: DraftsInLibrary): Promise<void> =>
  ledger.write(Object.keys(all).length > 0 ? all : null);

const seals = stored<boolean>('library.sealed', (raw) => raw === true);

/** Whether contents of secrets may lie in the library, sealed. Written before the first one is. */
export const readMayHoldSealed = (): Promise<boolean> => seals.read();
/** For the background alone. */
export const writeMayHoldSealed = (may: boolean): Promise<void> => seals.write(may || null);
