// Numbered migrations of settings from older releases. Each is a pure function from the previous release's format to
// the next, and never throws.
import { nameTheVersion } from './001-name-the-version.ts';
import type { Migration } from './migration.ts';

/** In order, starting with version 1. Append only: the number of a released migration never changes. */
const MIGRATIONS: readonly Migration[] = [nameTheVersion];

export const SETTINGS_VERSION = MIGRATIONS.length;

/** Migrates stored settings to the current version. Settings of a newer release stay unchanged. */
export function migrate(stored: Record<string, unknown>): Record<string, unknown> {
  const version = stored.version;
  const from = typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 0;
  return MIGRATIONS.slice(from).reduce((state, step) => step(state), stored);
}
