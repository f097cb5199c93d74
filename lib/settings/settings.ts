import browser from 'webextension-polyfill';
import { stored } from '../stored-state/index.ts';
import { migrate, SETTINGS_VERSION } from './migrations/index.ts';
import { parseSettings, type Settings } from './schema.ts';

const KEY = 'settings';
/** The last thing under `settings` that could not be understood in full: kept for its owner, never overwritten by less. */
const BROKEN_KEY = 'settings.broken';

/** True from when a broken field was replaced until its owner was told. */
const RESET_KEY = 'settings.reset';

/** `damaged`: fields were not understood, and are as they were at the beginning. */
export type SettingsTrouble = 'newer' | 'damaged' | null;

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isNewer = (raw: unknown): raw is Record<string, unknown> =>
  isObject(raw) && typeof raw.version === 'number' && raw.version > SETTINGS_VERSION;

/** What screens tell of settings that could not be read in full. */
export async function readSettingsTrouble(): Promise<SettingsTrouble> {
  const stored = await browser.storage.local.get([KEY, RESET_KEY]);
  const raw = stored[KEY];
  if (isNewer(raw)) return 'newer';
  return stored[RESET_KEY] === true || understand(raw).broken ? 'damaged' : null;
}

/** Its owner has read it: what was broken stays set aside. */
export async function acceptSettings(): Promise<void> {
  await changeSettings((settings) => settings);
  await browser.storage.local.remove(RESET_KEY);
}

function understand(raw: unknown): { settings: Settings; broken: boolean } {
  const { settings, broken } = parseSettings(
    raw === undefined ? {} : isObject(raw) ? migrate({ ...raw }) : raw,
  );
  return { settings: { ...settings, version: Math.max(settings.version, SETTINGS_VERSION) }, broken };
}

const store = stored(KEY, (raw) => understand(raw).settings);

/** What stands when nothing was ever changed. */
export const DEFAULT_SETTINGS: Settings = understand(undefined).settings;

/** The settings as they stand; every field is there, whatever the store holds. Writes nothing. */
export const readSettings = (): Promise<Settings> => store.read();

/** Calls back with the settings after each change, made by any context. Returns how to stop. */
export const watchSettings = (listener: (settings: Settings) => void): (() => void) => store.watch(listener);

/**
 * Changes the settings: `edit` is given the newest ones. Changes queue up across all contexts, none is lost.
 * Resolves to what stands now.
 */
export function changeSettings(edit: (settings: Settings) => Settings): Promise<Settings> {
  return navigator.locks.request('settings', async () => {
    const raw = (await browser.storage.local.get(KEY))[KEY];
    const { settings, broken } = understand(raw);
    if (broken) await browser.storage.local.set({ [BROKEN_KEY]: raw, [RESET_KEY]: true });
    const next = understand(edit(settings)).settings;
    // What a newer version of Loreside knows beside it stays for that version.
    await store.write(isNewer(raw) ? { ...raw, ...next } : next);
    return next;
  });
}

/** Brings what an older release stored up to date; run by the background alone, at install and update. */
export async function migrateSettings(): Promise<void> {
  const raw = (await browser.storage.local.get(KEY))[KEY];
  if (raw !== undefined) await changeSettings((settings) => settings);
}
