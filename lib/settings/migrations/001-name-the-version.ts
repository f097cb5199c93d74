import type { Migration } from './migration.ts';

/** Settings without a number, or with one that is none, become version 1; nothing else changes. */
export const nameTheVersion: Migration = (stored) => ({ ...stored, version: 1 });
