import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import { changeRun, dropRun, type Purpose, putRun, type Run, readRuns } from '../../history/backup/index.ts';
import { openWriter, retrySkipped } from '../../library/index.ts';
import type { WorldId } from '../../model/index.ts';
import { ServiceError } from '../../service/index.ts';
import type { BackgroundServices } from '../core/services.ts';
import { LIBRARY_ALARM, RESUME_MINUTES } from '../library/library-alarms.ts';
import { readStep, Waits } from './backup-steps.ts';

/** Failures that pass by themselves: the reading goes on with the next alarm. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'timeout', 'busy', 'challenge', 'server']);
/** Between two tries while the platform cannot be reached, in milliseconds. */
const PATIENCE = 60_000;

const NOT_CONNECTED =
  'Loreside is not connected, or locked. What was read is kept; the backup goes on once you connect or unlock.';
const FAILED =
  'Reading the world stopped because of a fault inside Loreside. What was read is kept; try again.';

export interface BackupRunner {
  begin(worldId: WorldId, purpose: Purpose): Promise<void>;
  pause(worldId: WorldId): Promise<void>;
  goOn(worldId: WorldId): Promise<void>;
  stop(worldId: WorldId): Promise<void>;
  /** Goes on with what was cut off, and tries again what waits. */
  resume(): Promise<void>;
  /** Whether anything is to be gone on with. */
  isAtWork(): Promise<boolean>;
  /** Resolves when nothing is under way; it goes on when it is resumed. */
  leave(): Promise<void>;
}

const isOpen = ({ state }: Run): boolean => state === 'running' || state === 'waiting';

/** Reads worlds for backups, one at a time. How far each is stands in its record, and any worker goes on with it. */
export function createBackupRunner(services: BackgroundServices): BackupRunner {
  let running: Promise<void> | null = null;
  let abort = new AbortController();
  let current: WorldId | null = null;

  function go(): Promise<void> {
    running ??= work().finally(() => {
      running = null;
      current = null;
    });
    return running;
  }

  async function work(): Promise<void> {
    for (let run = await next(); run; run = await next()) {
      const { signal } = abort;
      if (signal.aborted) return;
      await browser.alarms.create(LIBRARY_ALARM, { periodInMinutes: RESUME_MINUTES });
      current = run.worldId;
      await step(run, signal).catch((error: unknown) => afterFailure(error, run, signal));
    }
  }

  async function next(): Promise<Run | undefined> {
    const run = (await readRuns()).find(({ state }) => state === 'running');
    const now = Date.now();
    if (!run || run.beganAt <= now) return run;
    // The clock was set back since it began: what it has read can't be told from what is older, and is read again.
    const anew = (stored: Run): Run => ({ ...stored, beganAt: now, step: 'lists', done: 0, total: null });
    return (await changeRun(run.worldId, anew)) ?? undefined;
  }

  async function step(run: Run, signal: AbortSignal): Promise<void> {
    const service = await services.service();
    signal.throwIfAborted();
    if (!service) throw new Waits(NOT_CONNECTED);
    await readStep(service, run, signal);
  }

  async function afterFailure(error: unknown, { worldId, beganAt }: Run, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const isWaiting =
      error instanceof Waits || (error instanceof ServiceError && PASSING.has(error.failure.kind));
    if (error instanceof ServiceError && error.failure.kind === 'unauthorised')
      await services.markRefused(error.failure.sentence);
    const sentence = error instanceof Waits || error instanceof ServiceError ? error.message : FAILED;
    await changeRun(worldId, (run) =>
      run.beganAt === beganAt && isOpen(run)
        ? { ...run, state: isWaiting ? 'waiting' : 'failed', sentence, triedAt: Date.now() }
        : null,
    );
  }

  /** Breaks off what is done for this world; all others go on. */
  async function breakOff(worldId: WorldId): Promise<void> {
    if (current !== worldId) return;
    const ended = running;
    abort.abort();
    await ended?.catch(reportAs('backup.backup-runner'));
    abort = new AbortController();
  }

  const start = () => void go().catch(reportAs('backup.backup-runner'));

  return {
    async begin(worldId, purpose) {
      await breakOff(worldId);
      // Everything is read into the copy of the world; one that was paused could not take it.
      await openWriter().pause(worldId, false);
      await retrySkipped(worldId);
      await putRun({
        ...{ worldId, purpose, state: 'running', step: 'lists', done: 0, total: null, sentence: null },
        ...{
          beganAt: Date.now(),
          readyAt: null,
          triedAt: null,
          service: 'current',
          world: null,
          refused: [],
        },
      });
      start();
    },
    async pause(worldId) {
      await changeRun(worldId, (run) => (isOpen(run) ? { ...run, state: 'paused', sentence: null } : null));
      await breakOff(worldId);
      start();
    },
    async goOn(worldId) {
      await openWriter().pause(worldId, false);
      await retrySkipped(worldId);
      await changeRun(worldId, (run) =>
        run.state === 'ready' ? null : { ...run, state: 'running', sentence: null },
      );
      start();
    },
    async stop(worldId) {
      await dropRun(worldId);
      await breakOff(worldId);
      start();
    },
    async resume() {
      for (const { worldId, state, triedAt } of await readRuns())
        if (state === 'waiting' && Math.abs(Date.now() - (triedAt ?? 0)) >= PATIENCE)
          await changeRun(worldId, (run) => (run.state === 'waiting' ? { ...run, state: 'running' } : null));
      await go();
    },
    /** What cannot be opened is not gone on with. */
    isAtWork: async () => (await readRuns().catch(() => [])).some(isOpen),
    async leave() {
      abort.abort();
      // Reported where it runs; here only its end counts.
      await running?.catch(() => {});
      abort = new AbortController();
    },
  };
}
