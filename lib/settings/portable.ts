import { migrate } from './migrations.ts';
import { parseSettings, type Settings } from './schema.ts';

/**
 * Where a setting may go. `synced`: to files, and to the person's other browsers. `file`: only to files, because it is
 * about this device, such as its disk or its lock. `here`: nowhere, because it says what the person did: the sites that
 * were captured, and the worlds that are stored here.
 */
type Reach = 'synced' | 'file' | 'here';

/** Settings with a value for each world. All of them are synced. */
export const PER_WORLD = ['accents', 'eras'] as const;
type PerWorld = (typeof PER_WORLD)[number];
const perWorldIn = (field: string): PerWorld | undefined => PER_WORLD.find((one) => one === field);

const PLAIN = {
  version: 'here',
  recentTemplates: 'here',
  perSite: 'here',
  perWorld: 'here',
  journal: 'here',
  language: 'synced',
  theme: 'synced',
  textSize: 'synced',
  sourceField: 'synced',
  defaultState: 'synced',
  undoSeconds: 'synced',
  contextMenu: 'synced',
  follow: 'synced',
  density: 'synced',
  linkCounts: 'synced',
  readingTypeface: 'synced',
  secretCoverSeconds: 'synced',
  hideStatblocks: 'synced',
  resultSort: 'synced',
  listSort: 'synced',
  pagesOff: 'synced',
  pageDomains: 'synced',
  lockAfterMinutes: 'file',
  pace: 'file',
  historyDays: 'file',
  historyMegabytes: 'file',
  versionsMegabytes: 'file',
  imageMegabytes: 'file',
} as const satisfies Record<Exclude<keyof Settings, 'library' | PerWorld>, Reach>;

const LIBRARY = {
  copied: 'here',
  bodies: 'file',
  lookMinutes: 'file',
  onMetered: 'file',
  keepSecrets: 'file',
} as const satisfies Record<keyof Settings['library'], Reach>;

type NamesIn<T, R extends Reach> = { [Name in keyof T]: T[Name] extends R ? Name : never }[keyof T];
type PlainName = NamesIn<typeof PLAIN, 'synced' | 'file'>;
type LibraryName = NamesIn<typeof LIBRARY, 'synced' | 'file'>;

/** A setting by itself. Worlds have an accent and eras each. */
export type SettingName = PlainName | `library.${LibraryName}` | `${PerWorld}.${string}`;

/** Settings by name, each with a value of JSON. That of a world is null where it has none. */
export type SettingValues = ReadonlyMap<SettingName, unknown>;

const isPlain = (name: string, reach: readonly Reach[]): name is PlainName =>
  Object.entries(PLAIN).some(([one, its]) => one === name && reach.includes(its));
const isLibrary = (name: string, reach: readonly Reach[]): name is LibraryName =>
  Object.entries(LIBRARY).some(([one, its]) => one === name && reach.includes(its));

/** The name if a setting is called that and may leave this device, or else null. */
export function settingName(text: string, reach: readonly Reach[] = ['synced', 'file']): SettingName | null {
  const at = text.indexOf('.');
  const [field, inner] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (field === 'library' && isLibrary(inner, reach)) return `library.${inner}`;
  const perWorld = perWorldIn(field);
  if (perWorld && inner !== '') return `${perWorld}.${inner}`;
  return isPlain(text, reach) ? text : null;
}

/** Settings as they are stored, one level deep, by name. Other fields are left out; values aren't checked. */
export function valuesIn(stored: Readonly<Record<string, unknown>>, reach?: readonly Reach[]): SettingValues {
  const values = new Map<SettingName, unknown>();
  const add = (text: string, value: unknown) => {
    const name = settingName(text, reach);
    if (name !== null) values.set(name, value);
  };
  for (const [name, value] of Object.entries(stored)) {
    if ((name === 'library' || perWorldIn(name)) && typeof value === 'object' && value !== null)
      for (const [inner, its] of Object.entries(value)) add(`${name}.${inner}`, its);
    else add(name, value);
  }
  return values;
}

/** The settings that may leave this device. */
export const readValues = (settings: Settings, reach?: readonly Reach[]): SettingValues =>
  valuesIn({ ...settings }, reach);

function partsOf(name: SettingName): [field: string, inner: string | null] {
  const at = name.indexOf('.');
  return at < 0 ? [name, null] : [name.slice(0, at), name.slice(at + 1)];
}

/** These fields with one more value, in the form in which settings are stored. */
function including(
  fields: Readonly<Record<string, unknown>>,
  name: SettingName,
  value: unknown,
): Record<string, unknown> {
  const [field, inner] = partsOf(name);
  return { ...fields, [field]: inner === null ? value : { ...Object(fields[field]), [inner]: value } };
}

/** Values that a release with this version of settings has written, as the current one has them. */
export function migrateValues(values: SettingValues, version: number): SettingValues {
  let stored: Record<string, unknown> = {};
  for (const [name, value] of values) stored = including(stored, name, value);
  return valuesIn(migrate({ ...stored, version }));
}

/** A host name without port, with at least one dot. */
export const HOST_NAME = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/;

/** The value as the setting can have it; undefined if it can't. */
export function checkedValue(name: SettingName, value: unknown): unknown {
  if (value === null && perWorldIn(partsOf(name)[0])) return null;
  const { settings, broken } = parseSettings(including({}, name, value));
  // They become permissions that a person is asked for.
  if (name === 'pageDomains' && !settings.pageDomains.every((host) => HOST_NAME.test(host))) return undefined;
  return broken ? undefined : readValues(settings).get(name);
}

/** The settings with these values. Those that a setting can't have are left out. */
export function withValues(settings: Settings, values: SettingValues): Settings {
  let stored: Record<string, unknown> = { ...settings };
  for (const [name, value] of values)
    if (checkedValue(name, value) !== undefined) stored = including(stored, name, value);
  // A world without an accent has null here, which parsing removes.
  return parseSettings(stored).settings;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface SettingChange {
  name: SettingName;
  from: unknown;
  to: unknown;
}

/** What these values would change, in the order of the values. */
export function changesBy(settings: Settings, values: SettingValues): SettingChange[] {
  const now = readValues(settings);
  return [...values].flatMap(([name, to]) => {
    const from = now.get(name) ?? null;
    return isSame(from, to) ? [] : [{ name, from, to }];
  });
}
