import { changeSettings, type Settings } from '../../lib/settings/index.ts';

/** Saves settings at once. The row of the setting says whether that worked. */
export const changeSetting = (part: Partial<Settings>): Promise<unknown> =>
  changeSettings((settings) => ({ ...settings, ...part }));
