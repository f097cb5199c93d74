import browser from 'webextension-polyfill';
import { EXCLUDED_NAMES_KEY, stored } from '../stored-state/index.ts';
import { type Exclusion, parseExclusions, storedExclusions, withExclusion } from './exclusions.ts';

const exclusions = stored(EXCLUDED_NAMES_KEY, parseExclusions);

/** The names that a person excluded, of all worlds, oldest first. */
export const readExclusions = (): Promise<Exclusion[]> => exclusions.read();

/** Calls the listener after each change by any page. Returns a function that stops it. */
export const watchExclusions = (listener: () => void): (() => void) => exclusions.watch(listener);

/** Uses a lock, because two pages may exclude names at the same time. */
export function setExcluded(exclusion: Exclusion, isExcluded: boolean): Promise<void> {
  return navigator.locks.request(EXCLUDED_NAMES_KEY, async () => {
    const next = withExclusion(await readExclusions(), exclusion, isExcluded);
    await browser.storage.local.set({ [EXCLUDED_NAMES_KEY]: storedExclusions(next) });
  });
}
