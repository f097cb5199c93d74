import type { Migration } from './migration.ts';

/** Sets version 1 on settings without a valid version. Nothing else changes. */
export const nameTheVersion: Migration = (stored) => ({ ...stored, version: 1 });
