import browser from 'webextension-polyfill';
import { changePins, MAX_PINS, PINS_KEY, type Pin, parsePins } from '../../entries/index.ts';
import {
  changeSettings,
  migrateValues,
  readSettings,
  SETTINGS_VERSION,
  type Settings,
  withValues,
} from '../../settings/index.ts';
import { readConnection } from '../../stored-state/index.ts';
import { byWorld, type MergedPins, mergePins, type PinsByWorld } from './merge-pins.ts';
import { type MergedSettings, mergeSettings } from './merge-settings.ts';
import { PINS, readItems, type Synced, VERSION, writeItems } from './synced-items.ts';

/** Key of what this browser knew after the last merge. */
export const SYNC_BASE_KEY = 'settingsSync.base';

/** Largest item in bytes, in all browsers. One that is larger would keep all others from being sent. */
const MAX_ITEM_BYTES = 8_192;

/** `removed`: nothing is synced any more, so another browser removed it. */
export type SyncOutcome = 'done' | 'full' | 'unavailable' | 'newer' | 'removed';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readBase(): Promise<Synced> {
  const stored = (await browser.storage.local.get(SYNC_BASE_KEY))[SYNC_BASE_KEY];
  return readItems(isObject(stored) ? stored : {});
}

/** Everything in `storage.sync`, in the form of this release. */
export async function readRemote(): Promise<Synced> {
  const synced = readItems(await browser.storage.sync.get());
  if (synced.version === 0 || synced.version >= SETTINGS_VERSION) return synced;
  const plain = new Map([...synced.settings].map(([name, { value }]) => [name, value]));
  const latest = Math.max(0, ...[...synced.settings.values()].map(({ time }) => time));
  const settings = new Map(
    [...migrateValues(plain, synced.version)].map(([name, value]) => [
      name,
      { time: synced.settings.get(name)?.time ?? latest, value },
    ]),
  );
  return { ...synced, settings };
}

async function syncSettings(base: Synced, remote: Synced, now: number): Promise<MergedSettings> {
  const known = base.version === 0 ? null : base.settings;
  const merge = (settings: Settings) => mergeSettings(settings, known, remote.settings, now);
  let merged = merge(await readSettings());
  if (merged.apply.size > 0)
    await changeSettings((settings) => {
      merged = merge(settings);
      return withValues(settings, merged.apply);
    });
  return merged;
}

interface PinsOutcome extends MergedPins {
  isTooMany: boolean;
}
const NO_PINS: PinsOutcome = { apply: new Map(), send: new Map(), base: new Map(), isTooMany: false };

const count = (pins: PinsByWorld): number => [...pins.values()].reduce((sum, list) => sum + list.length, 0);

/** Pins of the connection's worlds. Without a connection, none are stored here, which doesn't unpin them elsewhere. */
async function syncPins(base: Synced, remote: Synced): Promise<PinsOutcome> {
  const connection = await readConnection();
  if (connection.state === 'none') return NO_PINS;
  const worlds = connection.worlds.map(({ id }) => id);
  const stored = (await browser.storage.local.get(PINS_KEY))[PINS_KEY];
  // Disconnecting deletes all pins here, which doesn't unpin them elsewhere either.
  const known: PinsByWorld = stored === undefined ? new Map() : base.pins;
  const merge = (pins: readonly Pin[]) => mergePins(byWorld(pins), known, remote.pins, worlds);
  let merged = merge(parsePins(stored));
  const after = new Map([...byWorld(parsePins(stored)), ...merged.apply]);
  // Leaving some out here would unpin them elsewhere.
  if (count(after) > MAX_PINS) return { ...NO_PINS, base: base.pins, isTooMany: true };
  if (merged.apply.size > 0)
    await changePins((pins) => {
      merged = merge(pins);
      const lists = merged.apply;
      const applied = [...lists].flatMap(([world, list]) =>
        parsePins(list.map(([kind, id]) => [world, kind, id])),
      );
      return [...applied, ...pins.filter(({ worldId }) => !lists.has(worldId))];
    });
  return { ...merged, isTooMany: false };
}

const byteLength = (key: string, item: unknown): number =>
  new TextEncoder().encode(key + JSON.stringify(item)).length;

/** Sends items in one operation, because browsers limit their number. Resolves to the keys that couldn't be sent. */
async function send(items: Record<string, unknown>): Promise<{ unsent: string[]; outcome: SyncOutcome }> {
  const all = Object.entries(items);
  const small = all.filter(([key, item]) => byteLength(key, item) <= MAX_ITEM_BYTES);
  const large = all.filter((one) => !small.includes(one)).map(([key]) => key);
  try {
    if (small.length > 0) await browser.storage.sync.set(Object.fromEntries(small));
    return { unsent: large, outcome: large.length > 0 ? 'full' : 'done' };
  } catch (error) {
    const isFull = error instanceof Error && /quota|max_items/i.test(error.message);
    return { unsent: all.map(([key]) => key), outcome: isFull ? 'full' : 'unavailable' };
  }
}

/** Merges settings and pins with those of other browsers. What fails is sent the next time. */
export async function syncOnce(isFirst: boolean, now: number): Promise<SyncOutcome> {
  const base = isFirst ? readItems({}) : await readBase();
  let remote: Synced;
  try {
    remote = await readRemote();
  } catch {
    // For example because a policy forbids it. The screen says so.
    return 'unavailable';
  }
  if (remote.version > SETTINGS_VERSION) return 'newer';
  if (remote.version === 0 && base.version > 0) return 'removed';
  const settings = await syncSettings(base, remote, now);
  const pins = await syncPins(base, remote);
  const news = writeItems({ version: SETTINGS_VERSION, settings: settings.send, pins: pins.send });
  const hasNews = Object.keys(news).length > 1 || remote.version !== SETTINGS_VERSION;
  const { unsent, outcome } = hasNews ? await send(news) : { unsent: [], outcome: 'done' as const };
  const isUnsent = (key: string) => unsent.includes(key);
  // A setting has its time, so it is sent again. Pins are found by what was sent last.
  const sentPins = [...pins.base].flatMap(([world, list]) => {
    const last = isUnsent(`${PINS}${world}`) ? base.pins.get(world) : list;
    return last ? [[world, last] as const] : [];
  });
  const next: Synced = {
    version: isUnsent(VERSION) ? base.version : SETTINGS_VERSION,
    settings: settings.base,
    pins: new Map(sentPins),
  };
  await browser.storage.local.set({ [SYNC_BASE_KEY]: writeItems(next) });
  return pins.isTooMany && outcome === 'done' ? 'full' : outcome;
}
