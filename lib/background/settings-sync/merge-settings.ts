import {
  checkedValue,
  DEFAULT_SETTINGS,
  readValues,
  type SettingName,
  type Settings,
  type SettingValues,
} from '../../settings/index.ts';

/** A value, and when a person chose it, in milliseconds by the clock of that browser. */
export interface Stamped {
  time: number;
  value: unknown;
}

/** Settings with the time of their last change. */
export type StampedSettings = ReadonlyMap<SettingName, Stamped>;

export interface MergedSettings {
  /** Values that other browsers changed last. */
  apply: SettingValues;
  /** Values that this browser changed last, or that aren't synced yet. */
  send: StampedSettings;
  /** What this browser knows of each setting now. */
  base: StampedSettings;
}

/** No clock of another browser is this far ahead. Milliseconds. */
const MAX_AHEAD = 24 * 3_600_000;
/** Time of settings whose own time can't be right: any other change is later. */
const IMPOSSIBLE = 2;

/** Time of settings that were chosen before sync was turned on: later than the default, earlier than anything synced. */
const BEFORE_SYNC = 1;

/** Without this, nobody could change a setting any more whose time is far in the future. */
const plausible = (stamped: Stamped, now: number): Stamped =>
  stamped.time > now + MAX_AHEAD ? { ...stamped, time: IMPOSSIBLE } : stamped;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The same in every browser, so that all agree on one of two values of the same time. */
const wins = (one: Stamped, other: Stamped): boolean =>
  one.time === other.time ? JSON.stringify(one.value) > JSON.stringify(other.value) : one.time > other.time;

const defaults = readValues(DEFAULT_SETTINGS, ['synced']);

const byDefault = (name: SettingName): Stamped => ({ time: 0, value: defaults.get(name) ?? null });

/** A setting as it is here, with the time of its last change. Any difference to what was known was made just now. */
const stampedHere = (value: unknown, known: Stamped, now: number): Stamped =>
  // A clock may be behind that of another browser.
  isSame(value, known.value) ? known : { time: Math.max(now, known.time + 1), value };

/** Merges settings; for each, the last change wins. `base`: known after the last merge; null if it is the first. */
export function mergeSettings(
  settings: Settings,
  base: StampedSettings | null,
  remote: StampedSettings,
  now: number,
): MergedSettings {
  const here = readValues(settings, ['synced']);
  const apply = new Map<SettingName, unknown>();
  const send = new Map<SettingName, Stamped>();
  const merged = new Map<SettingName, Stamped>();
  for (const name of new Set([...here.keys(), ...(base?.keys() ?? []), ...remote.keys()])) {
    const known = plausible(base?.get(name) ?? byDefault(name), now);
    const own = stampedHere(here.get(name) ?? null, known, base ? now : BEFORE_SYNC);
    const synced = remote.get(name);
    const other = synced && plausible(synced, now);
    const value = other && checkedValue(name, other.value);
    if (other && value === undefined && other.time > own.time) {
      // A newer release may have a value that this one can't use. It stays until a person changes the setting here.
      merged.set(name, { time: other.time - 1, value: own.value });
      continue;
    }
    if (other && value !== undefined && wins(other, own)) {
      merged.set(name, { time: other.time, value });
      if (!isSame(value, own.value)) apply.set(name, value);
      continue;
    }
    if (own.time === 0) continue;
    // The first browser's choices count as made when it was connected, so that they win in browsers that follow.
    const stamped = own.time === BEFORE_SYNC ? { ...own, time: now } : own;
    merged.set(name, stamped);
    if (!other || !isSame(other, stamped)) send.set(name, stamped);
  }
  return { apply, send, base: merged };
}
