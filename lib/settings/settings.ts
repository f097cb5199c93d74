import browser from 'webextension-polyfill';
import { stored } from '../stored-state/index.ts';
import { migrate, SETTINGS_VERSION } from './migrations.ts';
import { SETTINGS_KEY } from './row-choices.ts';
import { parseSettings, type Settings } from './schema.ts';

/** The last settings that were partly invalid. Kept so that nothing the user chose is lost. */
const BROKEN_KEY = 'settings.broken';

/** True from when invalid fields were replaced until the user has been told. */
const RESET_KEY = 'settings.reset';

/** `damaged`: invalid fields were reset to their defaults. */
export type SettingsTrouble = 'newer' | 'damaged' | null;

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isNewer = (raw: unknown): raw is Record<string, unknown> =>
  isObject(raw) && typeof raw.version === 'number' && raw.version > SETTINGS_VERSION;

/** The problem with the stored settings, if any, for screens to show. */
export async function readSettingsTrouble(): Promise<SettingsTrouble> {
  const stored = await browser.storage.local.get([SETTINGS_KEY, RESET_KEY]);
  const raw = stored[SETTINGS_KEY];
  if (isNewer(raw)) return 'newer';
  return stored[RESET_KEY] === true || parseAny(raw).broken ? 'damaged' : null;
}

/** Called when the user has read the notice. The invalid settings stay stored separately. */
export async function acceptSettings(): Promise<void> {
  await changeSettings((settings) => settings);
  await browser.storage.local.remove(RESET_KEY);
}

function parseAny(raw: unknown): { settings: Settings; broken: boolean } {
  const { settings, broken } = parseSettings(
    raw === undefined ? {} : isObject(raw) ? migrate({ ...raw }) : raw,
  );
  return { settings: { ...settings, version: Math.max(settings.version, SETTINGS_VERSION) }, broken };
}

/** The settings of a new installation. */
export const DEFAULT_SETTINGS: Settings = parseAny(undefined).settings;

const store = stored(SETTINGS_KEY, (raw) => parseAny(raw).settings);

/** All fields are present, whatever is stored. */
export const { read: readSettings, watch: watchSettings } = store;

/** Changes the settings, one change at a time in all contexts. Resolves to the new ones. */
export function changeSettings(edit: (settings: Settings) => Settings): Promise<Settings> {
  return navigator.locks.request('settings', async () => {
    const raw = (await browser.storage.local.get(SETTINGS_KEY))[SETTINGS_KEY];
    const { settings, broken } = parseAny(raw);
    const next = parseAny(edit(settings)).settings;
    if (isNewer(raw)) {
      // Rarely needed, and screens must start fast.
      const { withChanges } = await import('./newer-settings.ts');
      await browser.storage.local.set({ [SETTINGS_KEY]: withChanges(raw, { ...settings }, { ...next }) });
      return next;
    }
    if (broken) await browser.storage.local.set({ [BROKEN_KEY]: raw, [RESET_KEY]: true });
    await store.write(next);
    return next;
  });
}

/** Migrates stored settings. Only the background calls this, after an installation or update. */
export async function migrateSettings(): Promise<void> {
  const raw = (await browser.storage.local.get(SETTINGS_KEY))[SETTINGS_KEY];
  if (raw !== undefined) await changeSettings((settings) => settings);
}
