import { stored } from './stored.ts';

/**
 * Why settings aren't synced now. `full`: more than the browser allows. `unavailable`: the browser refused. `newer`: a
 * newer release has synced. `removed`: another browser removed the synced copy, so sync is off here.
 */
export type SettingsSyncProblem = 'full' | 'unavailable' | 'newer' | 'removed';

/** Whether this browser syncs settings and pins. Each browser decides for itself, so this isn't a setting. */
export interface SettingsSyncState {
  isOn: boolean;
  /** The last time that nothing was left to send or to apply, in milliseconds. */
  syncedAt: number | null;
  problem: SettingsSyncProblem | null;
}

const OFF: SettingsSyncState = { isOn: false, syncedAt: null, problem: null };
const PROBLEMS: readonly SettingsSyncProblem[] = ['full', 'unavailable', 'newer', 'removed'];

function parse(raw: unknown): SettingsSyncState {
  if (typeof raw !== 'object' || raw === null) return OFF;
  const syncedAt: unknown = Reflect.get(raw, 'syncedAt');
  const problem: unknown = Reflect.get(raw, 'problem');
  return {
    isOn: Reflect.get(raw, 'isOn') === true,
    syncedAt: typeof syncedAt === 'number' ? syncedAt : null,
    problem: PROBLEMS.find((one) => one === problem) ?? null,
  };
}

/** Only the background writes it. */
export const {
  read: readSettingsSync,
  watch: watchSettingsSync,
  write: writeSettingsSync,
} = stored('settingsSync', parse);
