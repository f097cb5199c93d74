import browser from 'webextension-polyfill';
import { entryOf, readErrors } from '../../lib/diagnostics/index.ts';
import { readRuns, readSaved } from '../../lib/history/backup/index.ts';
import { openHistory } from '../../lib/history/index.ts';
import { openLibrary, readSkipped, readSyncStopped } from '../../lib/library/index.ts';
import { openOutbox, readLostDrafts, readOutboxPause } from '../../lib/outbox/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { readConnection } from '../../lib/stored-state/index.ts';
import type { CopyFacts, Counts, Facts, Part } from './diagnostics-text.ts';

/** Milliseconds per part: a database that another window blocks must not hold back the others. */
const TIMEOUT_MS = 5_000;

/** Most specific first: other browsers also name Chrome. */
const BROWSERS = [/Firefox\/[\d.]+/, /Edg\/[\d.]+/, /OPR\/[\d.]+/, /Vivaldi\/[\d.]+/, /Chrome\/[\d.]+/];

function browserName(agent: string): string {
  const named = BROWSERS.flatMap((pattern) => pattern.exec(agent)?.[0] ?? []);
  return named[0]?.replace('/', ' ') ?? 'unknown browser';
}

function countsOf(words: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

async function part<Value>(read: () => Promise<Value>): Promise<Part<Value>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), TIMEOUT_MS);
  });
  try {
    return { value: await Promise.race([read(), timeout]) };
  } catch (error) {
    const place = { context: 'page', where: 'diagnostics', state: null, at: 0 };
    return { failed: entryOf(error, place).names.join(', caused by ') };
  } finally {
    clearTimeout(timer);
  }
}

async function connection() {
  const now = await readConnection();
  return now.state === 'none'
    ? { state: now.state, api: null, worlds: 0, hasPassphrase: false }
    : { state: now.state, api: now.version, worlds: now.worlds.length, hasPassphrase: now.hasPassphrase };
}

async function outbox() {
  const [{ drafts, aside }, pause, lost] = await Promise.all([
    openOutbox().then((store) => store.everything()),
    readOutboxPause(),
    readLostDrafts(),
  ]);
  return {
    states: countsOf(drafts.map(({ delivery }) => delivery.state)),
    unreadable: aside.length,
    isPaused: pause !== null,
    lost: lost?.gone.length ?? 0,
  };
}

async function copies() {
  const [now, settings, stopped, library] = await Promise.all([
    readConnection(),
    readSettings(),
    readSyncStopped(),
    openLibrary(),
  ]);
  const chosen = now.state === 'none' || now.worldId === null ? [] : [now.worldId];
  const ids = [...new Set([...chosen, ...settings.library.copied])];
  const worlds = ids.map(async (id): Promise<CopyFacts> => {
    const [{ counts, bodies, syncedAt, isPaused }, skipped] = await Promise.all([
      library.world(id),
      readSkipped(id),
    ]);
    const reasons = countsOf(skipped.map(({ reason }) => reason));
    return { entries: counts, bodies, syncedAt, isPaused, skipped: reasons };
  });
  return { worlds: await Promise.all(worlds), stopped: stopped?.why ?? null };
}

async function history() {
  const reader = openHistory();
  const [{ changes, unreadable, bytes }, batches] = await Promise.all([reader.size(), reader.batches()]);
  return { changes, unreadable, bytes, batches: countsOf(batches.map(({ state }) => state)) };
}

async function backups() {
  const [runs, saved] = await Promise.all([readRuns(), readSaved()]);
  return {
    runs: runs.map(({ purpose, state, step }) => `${purpose} ${state} at ${step}`),
    saved: saved.map(({ at, bytes }) => ({ at, bytes })),
  };
}

async function storage() {
  const { usage, quota } = await navigator.storage.estimate();
  return { used: usage ?? null, most: quota ?? null };
}

/** Reads everything for the diagnostics. Always resolves: a part that can't be read says why. */
export async function collectFacts(): Promise<Facts> {
  const version = await part(async () => browser.runtime.getManifest().version);
  const platform = await part(() => browser.runtime.getPlatformInfo());
  return {
    at: Date.now(),
    version: 'value' in version ? version.value : 'unknown version',
    build: import.meta.env.BUILD_ID ?? null,
    browser: browserName(navigator.userAgent),
    system: 'value' in platform ? `${platform.value.os} ${platform.value.arch}` : 'unknown system',
    connection: await part(connection),
    settings: await part(readSettings),
    outbox: await part(outbox),
    copies: await part(copies),
    history: await part(history),
    backups: await part(backups),
    storage: await part(storage),
    errors: await part(readErrors),
  };
}
