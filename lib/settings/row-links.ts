import { stored } from '../stored-state/index.ts';
import { SETTINGS_KEY } from './settings-key.ts';

/** Read alone: parsing all settings takes longer than a list may. */
const linkCounts = stored(
  SETTINGS_KEY,
  (raw) => typeof raw === 'object' && raw !== null && Reflect.get(raw, 'linkCounts') === true,
);

/** Whether rows say how many entries link to theirs. */
export const readLinkCounts = (): Promise<boolean> => linkCounts.read();
export const watchLinkCounts = (listener: () => void): (() => void) => linkCounts.watch(listener);
