import { MAX_PINS } from '../../entries/index.ts';
import { type SettingName, settingName } from '../../settings/index.ts';
import type { SyncedPin } from './merge-pins.ts';
import type { Stamped } from './merge-settings.ts';

/** What is synced. `storage.sync` has an item for each setting and for the pins of each world. */
export interface Synced {
  /** Version of the settings of the newest release that has synced; 0 if nothing is synced. */
  version: number;
  settings: ReadonlyMap<SettingName, Stamped>;
  pins: ReadonlyMap<string, readonly SyncedPin[]>;
}

export const VERSION = 'version';
const SETTING = 's.';
/** The world's id follows. */
export const PINS = 'p.';

/** Longest id. Anything longer isn't ours. */
const MAX_ID = 200;

function stampedIn(item: unknown): Stamped | null {
  if (!Array.isArray(item)) return null;
  const [time, value]: unknown[] = item;
  return typeof time === 'number' && Number.isFinite(time) && time >= 0 && value !== undefined
    ? { time, value }
    : null;
}

function pinsIn(item: unknown): SyncedPin[] | null {
  if (!Array.isArray(item)) return null;
  return item.slice(0, MAX_PINS).flatMap((pin: unknown): SyncedPin[] => {
    if (!Array.isArray(pin)) return [];
    const [kind, id]: unknown[] = pin;
    return typeof kind === 'string' && typeof id === 'string' && id.length <= MAX_ID ? [[kind, id]] : [];
  });
}

/** Reads items of another browser. What isn't ours, or isn't valid, is left out. */
export function readItems(items: Readonly<Record<string, unknown>>): Synced {
  const settings = new Map<SettingName, Stamped>();
  const pins = new Map<string, readonly SyncedPin[]>();
  for (const [key, item] of Object.entries(items)) {
    const name = key.startsWith(SETTING) ? settingName(key.slice(SETTING.length), ['synced']) : null;
    const stamped = name === null ? null : stampedIn(item);
    if (name !== null && stamped) settings.set(name, stamped);
    const list = key.startsWith(PINS) ? pinsIn(item) : null;
    if (list) pins.set(key.slice(PINS.length), list);
  }
  const version = items[VERSION];
  return { version: typeof version === 'number' ? version : 0, settings, pins };
}

/** The same as items. */
export const writeItems = ({ version, settings, pins }: Synced): Record<string, unknown> => ({
  [VERSION]: version,
  ...Object.fromEntries([...settings].map(([name, { time, value }]) => [`${SETTING}${name}`, [time, value]])),
  ...Object.fromEntries([...pins].map(([world, list]) => [`${PINS}${world}`, list])),
});

/** Whether a key of `storage.sync` is one of these items. */
export const isItem = (key: string): boolean =>
  key === VERSION || key.startsWith(SETTING) || key.startsWith(PINS);
