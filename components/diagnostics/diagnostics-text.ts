import type { ErrorEntry } from '../../lib/diagnostics/index.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../lib/settings/index.ts';

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

/** Errors listed; the others are counted. */
const MAX_LISTED = 30;
const MEGABYTE = 1_000_000;

const time = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 19);
const size = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

function countsText(counts: Counts): string {
  const filled = Object.entries(counts).filter(([, count]) => count > 0);
  return filled.length === 0 ? 'none' : filled.map(([word, count]) => `${word} ${count}`).join(', ');
}

/** Lists and records can contain names of sites and worlds, so only their length is included. */
function settingText(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} set`;
  if (typeof value === 'object' && value !== null) return `${Object.keys(value).length} set`;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : 'off';
}

function changedIn(now: object, standard: object, prefix: string): string[] {
  return Object.entries(now).flatMap(([name, value]: [string, unknown]) => {
    const before: unknown = Reflect.get(standard, name);
    const isSame = JSON.stringify(value) === JSON.stringify(before);
    return isSame ? [] : [`${prefix}${name}: ${settingText(value)}`];
  });
}

function settingsText({ library, version: _version, ...settings }: Settings): string {
  const changed = [
    ...changedIn(settings, DEFAULT_SETTINGS, ''),
    ...changedIn(library, DEFAULT_SETTINGS.library, 'library.'),
  ];
  return changed.length === 0 ? 'all as installed' : changed.join(', ');
}

function copyText({ entries, bodies, syncedAt, isPaused, skipped }: CopyFacts, index: number): string {
  const synced = syncedAt === null ? 'never synced' : `synced ${time(syncedAt)}`;
  const texts = `full texts ${bodies.copied} of ${bodies.wanted}`;
  return `  World ${index + 1}: ${countsText(entries)}; ${texts}; ${synced}${isPaused ? ', paused' : ''}; skipped ${countsText(skipped)}`;
}

function errorText({ at, times, context, where, names, state, stack }: ErrorEntry): string {
  const repeated = times > 1 ? ` (${times} times)` : '';
  const subject = state === null ? '' : ` [${state}]`;
  const first = `  ${time(at)} ${context} ${where}${subject}: ${names.join(', caused by ')}${repeated}`;
  return stack.length === 0 ? first : `${first}\n    ${stack.join(' < ')}`;
}

function errorsText(errors: readonly ErrorEntry[]): string {
  if (errors.length === 0) return 'none since the browser started';
  const more = errors.length > MAX_LISTED ? [`  and ${errors.length - MAX_LISTED} older`] : [];
  return ['', ...errors.slice(0, MAX_LISTED).map(errorText), ...more].join('\n');
}

function line<Value>(title: string, part: Part<Value>, text: (value: Value) => string): string {
  const said = 'value' in part ? text(part.value) : `can’t be read: ${part.failed}`;
  return said.startsWith('\n') ? `${title}:${said}` : `${title}: ${said}`;
}

/** The diagnostics as text. English in every language: it is for whoever fixes the problem. */
export function diagnosticsText(facts: Facts): string {
  return [
    'Loreside diagnostics',
    `Made: ${time(facts.at)} UTC`,
    `Loreside: ${facts.build ?? facts.version}`,
    `Browser: ${facts.browser}, ${facts.system}`,
    line('Connection', facts.connection, ({ state, api, worlds, hasPassphrase }) =>
      api === null
        ? state
        : `${state}, API ${api}, ${worlds} worlds, ${hasPassphrase ? 'with' : 'without'} a passphrase`,
    ),
    line('Changed settings', facts.settings, settingsText),
    line('Outbox', facts.outbox, ({ states, unreadable, isPaused, lost }) =>
      [countsText(states), `unreadable ${unreadable}`, `lost ${lost}`, ...(isPaused ? ['paused'] : [])].join(
        ', ',
      ),
    ),
    line('Offline copies', facts.copies, ({ worlds, stopped }) => {
      const reason = stopped === null ? '' : `syncing stopped: ${stopped}`;
      return worlds.length === 0 ? reason || 'none' : [reason, ...worlds.map(copyText)].join('\n');
    }),
    line(
      'History',
      facts.history,
      ({ changes, unreadable, bytes, batches }) =>
        `${changes} changes, unreadable ${unreadable}, ${size(bytes)}; open batches ${countsText(batches)}`,
    ),
    line('Backups', facts.backups, ({ runs, saved }) => {
      const files = saved.map(({ at, bytes }) => `saved ${time(at)}, ${size(bytes)}`);
      return [...runs, ...files].join('; ') || 'none';
    }),
    line('Storage', facts.storage, ({ used, most }) =>
      used === null || most === null ? 'unknown' : `${size(used)} of ${size(most)}`,
    ),
    line('Errors', facts.errors, errorsText),
  ].join('\n');
}
