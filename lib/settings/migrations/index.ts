// Settings from older releases, brought up to date one numbered step after another.
// A step is a pure function from whatever the release before it stored to what the next one understands; it never fails.
import { nameTheVersion } from './001-name-the-version.ts';
import type { Migration } from './migration.ts';

/** In order; the first stands for version 1. Append only: a release that is out keeps its number. */
const MIGRATIONS: readonly Migration[] = [nameTheVersion];

export const SETTINGS_VERSION = MIGRATIONS.length;

/** What was stored, as this release stores it. Settings of a newer release are left as they are. */
export function migrate(stored: Record<string, unknown>): Record<string, unknown> {
  const version = stored.version;
  const from = typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 0;
  return MIGRATIONS.slice(from).reduce((state, step) => step(state), stored);
}
