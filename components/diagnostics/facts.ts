import type { ErrorEntry } from '../../lib/diagnostics/index.ts';
import type { Settings } from '../../lib/settings/index.ts';

/** A part of the diagnostics; `failed` names the error that prevented reading it. */
export type Part<Value> = { value: Value } | { failed: string };

/** Counts by a word from our own code, such as a state. */
export type Counts = Readonly<Record<string, number>>;

/** One offline copy. Worlds are numbered, not named. */
export interface CopyFacts {
  entries: Counts;
  bodies: { copied: number; wanted: number };
  syncedAt: number | null;
  isPaused: boolean;
  skipped: Counts;
}

/** Everything in the diagnostics. */
export interface Facts {
  at: number;
  version: string;
  build: string | null;
  browser: string;
  system: string;
  connection: Part<{ state: string; api: string | null; worlds: number; hasPassphrase: boolean }>;
  settings: Part<Settings>;
  outbox: Part<{ states: Counts; unreadable: number; isPaused: boolean; lost: number }>;
  copies: Part<{ worlds: readonly CopyFacts[]; stopped: string | null }>;
  history: Part<{ changes: number; unreadable: number; bytes: number; batches: Counts }>;
  backups: Part<{ runs: readonly string[]; saved: readonly { at: number; bytes: number }[] }>;
  storage: Part<{ used: number | null; most: number | null }>;
  errors: Part<readonly ErrorEntry[]>;
}
