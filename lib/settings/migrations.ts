// Numbered migrations of settings from older releases. Each is a pure function from the previous release's format to
// the next, and never throws.

/** Converts the settings of one release to the next one's format. Pure; never throws. */
type Migration = (stored: Record<string, unknown>) => Record<string, unknown>;

/** Sets version 1 on settings without a valid version. Nothing else changes. */
const nameTheVersion: Migration = (stored) => ({ ...stored, version: 1 });

/** In order, starting with version 1. Append only: the number of a released migration never changes. */
const MIGRATIONS: readonly Migration[] = [nameTheVersion];

export const SETTINGS_VERSION = MIGRATIONS.length;

/** Migrates stored settings to the current version. Settings of a newer release stay unchanged. */
export function migrate(stored: Record<string, unknown>): Record<string, unknown> {
  const version = stored.version;
  const from = typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 0;
  return MIGRATIONS.slice(from).reduce((state, step) => step(state), stored);
}
