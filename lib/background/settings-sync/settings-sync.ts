import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import { PINS_KEY } from '../../entries/index.ts';
import { readSettings, SETTINGS_KEY, type SettingName } from '../../settings/index.ts';
import { readSettingsSync, writeSettingsSync } from '../../stored-state/index.ts';
import { mergeSettings } from './merge-settings.ts';
import { readRemote, SYNC_BASE_KEY, syncOnce } from './sync-once.ts';
import { isItem } from './synced-items.ts';

/** Set while something couldn't be sent. */
export const SETTINGS_SYNC_ALARM = 'settingsSync';

/** Minutes until what couldn't be sent is tried again. */
const RETRY_MINUTES = 10;
/** Waits for further changes, in milliseconds. Browsers allow 120 writes a minute and 1,800 an hour. */
const QUIET_MS = 2_500;

/** Keeps settings and pins the same in a person's browsers, through the browser's own sync. Off until it is turned on. */
export type SettingsSync = ReturnType<typeof createSettingsSync>;

export function createSettingsSync() {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** One at a time in all workers. */
  const locked = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('settingsSync', work);

  async function run(isFirst: boolean): Promise<void> {
    const state = await readSettingsSync();
    if (!state.isOn && !isFirst) return;
    const now = Date.now();
    const outcome = await syncOnce(isFirst, now);
    if (outcome === 'removed') return turnedOff('removed');
    const problem = outcome === 'done' ? null : outcome;
    if (problem === null) await browser.alarms.clear(SETTINGS_SYNC_ALARM);
    else browser.alarms.create(SETTINGS_SYNC_ALARM, { delayInMinutes: RETRY_MINUTES });
    await writeSettingsSync({ isOn: true, syncedAt: problem === null ? now : state.syncedAt, problem });
  }

  async function turnedOff(problem: 'removed' | null): Promise<void> {
    await Promise.all([
      browser.alarms.clear(SETTINGS_SYNC_ALARM),
      browser.storage.local.remove(SYNC_BASE_KEY),
      writeSettingsSync({ isOn: false, syncedAt: null, problem }),
    ]);
  }

  /** Syncs now if it is on. */
  const resume = () => locked(() => run(false));

  return {
    /** What turning it on would change here. */
    async preview(): Promise<readonly (readonly [SettingName, unknown])[]> {
      const [settings, remote] = await Promise.all([readSettings(), readRemote()]);
      return [...mergeSettings(settings, null, remote.settings, Date.now()).apply];
    },
    turnOn: () => locked(() => run(true)),
    /** `removeCopy`: whether to delete what is synced, for all browsers. */
    turnOff: (removeCopy: boolean) =>
      locked(async () => {
        clearTimeout(timer);
        await turnedOff(null);
        if (!removeCopy) return;
        const keys = Object.keys(await browser.storage.sync.get()).filter(isItem);
        await browser.storage.sync.remove(keys);
      }),
    /** Something was stored. Syncs soon if it concerns this. */
    onStorageChange(keys: readonly string[], area: string): void {
      const isOurs =
        area === 'sync' || (area === 'local' && keys.some((key) => key === SETTINGS_KEY || key === PINS_KEY));
      if (!isOurs) return;
      clearTimeout(timer);
      timer = setTimeout(() => void resume().catch(reportAs('settingsSync.resume')), QUIET_MS);
    },
    resume,
  };
}
