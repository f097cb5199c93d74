import * as z from 'zod/mini';
import { stored } from '../../stored-state/index.ts';

/** Drafts that have, or may have, a pending entry in the library: world ids by draft id. */
export type DraftsInLibrary = Record<string, string>;

const drafts = z.record(z.string(), z.string());

const ledger = stored<DraftsInLibrary>('library.drafts', (raw) => {
  const parsed = drafts.safeParse(raw);
  return parsed.success ? parsed.data : {};
});

/**
 * Only for the background. Written before an entry is added and after it is removed, so an interrupted update is found
 * again.
 */
export const readDraftsInLibrary = (): Promise<DraftsInLibrary> => ledger.read();
/** Only for the background. */
export const writeDraftsInLibrary = (all: DraftsInLibrary): Promise<void> =>
  ledger.write(Object.keys(all).length > 0 ? all : null);

const seals = stored<boolean>('library.sealed', (raw) => raw === true);

/** Whether the library may contain encrypted secrets. Written before the first one is stored. */
export const readMayHoldSealed = (): Promise<boolean> => seals.read();
/** Only for the background. */
export const writeMayHoldSealed = (may: boolean): Promise<void> => seals.write(may || null);
