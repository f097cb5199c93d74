import { type Message, message } from '../i18n/index.ts';
import { failed, ok, type Result } from '../model/index.ts';
import { migrate, SETTINGS_VERSION } from './migrations.ts';
import type { SettingName, SettingValues } from './portable.ts';
import { checkedValue, PER_WORLD, readValues, valuesIn } from './portable.ts';
import type { Settings } from './schema.ts';

/** Value of the field `loreside` in a file of settings. */
const KIND = 'settings';

/** Maximum size of a file in bytes. A file of a person with accents for 500 worlds has 40 kB. */
const MAX_BYTES = 256_000;

/** The settings as a file to read and to import. It has no keys, account, texts or sites. */
export function settingsFile(settings: Settings, savedAt: number): string {
  const plain: Record<string, unknown> = {};
  const inner: Record<string, Record<string, unknown>> = { library: {}, accents: {}, eras: {} };
  for (const [name, value] of readValues(settings)) {
    const [field = '', ...rest] = name.split('.');
    const group = inner[field];
    if (group) group[rest.join('.')] = value;
    else plain[name] = value;
  }
  const saved = new Date(savedAt).toISOString();
  const file = { loreside: KIND, version: settings.version, saved, settings: { ...plain, ...inner } };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export interface ReadFile {
  values: SettingValues;
  /** How many settings of the file this release doesn't know, or not with these values. */
  unknown: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The same as any other file without settings.
    return null;
  }
}

const refused = (kind: string, sentence: Message) => failed({ kind, sentence });

/** Reads a file of this or an earlier release. Changes nothing. */
export async function readSettingsFile(file: Blob): Promise<Result<ReadFile>> {
  if (file.size > MAX_BYTES) return refused('tooLarge', message('options.importTooLarge'));
  const raw = parseJson(await file.text());
  if (!isObject(raw) || raw.loreside !== KIND || !isObject(raw.settings))
    return refused('notSettings', message('options.importNotSettings'));
  const { version, settings } = raw;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0)
    return refused('notSettings', message('options.importNotSettings'));
  if (version > SETTINGS_VERSION) return refused('newer', message('options.importNewer'));
  const { version: _, ...fields } = migrate({ ...settings, version });
  const known = valuesIn(fields);
  const values = new Map<SettingName, unknown>();
  for (const [name, value] of known) {
    const checked = checkedValue(name, value);
    if (checked !== undefined) values.set(name, checked);
  }
  return ok({ values, unknown: countIn(fields) - values.size });
}

/** Number of settings in stored fields, known or not. */
const countIn = (fields: Record<string, unknown>): number =>
  Object.entries(fields).reduce(
    (sum, [name, value]) =>
      sum + ([...PER_WORLD, 'library'].includes(name) && isObject(value) ? Object.keys(value).length : 1),
    0,
  );
